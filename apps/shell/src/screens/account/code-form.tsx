import type { SessionUser } from '@orime/contracts';
import { isApiError, signIn } from '@orime/platform';
import { Button, Text, TextField, css, space } from '@orime/ui';
import { useEffect, useRef } from 'react';
import { answerTotp } from './account.api.ts';
import { isCode } from './checks.ts';
import { DEAD_LINK } from './dead-link.ts';
import { FormFailure } from './form-failure.tsx';
import { useSignInT } from './sign-in-texts.ts';
import { useForm } from './use-form.ts';

export type CodeFormProps = {
  readonly challenge: string;
  readonly onSignedIn: (user: SessionUser) => 'leaving' | void;
  /** Back to address and password. */
  readonly onRestart: () => void;
};

/** The second step of a sign-in: a code of the authenticator app, or one of the recovery codes. */
export function CodeForm({ challenge, onSignedIn, onRestart }: CodeFormProps) {
  const t = useSignInT();
  const field = useRef<HTMLFormElement>(null);
  // Moves focus to the step that has taken the place of the one with the password.
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ ...(!isCode(code) && { code: t('login.code.wrong') }) }),
    say: { code: t('login.code.wrong') },
    submit: async ({ code }) => {
      const now = signIn((await answerTotp(challenge, code)).token);
      return now.status === 'signed-in' ? onSignedIn(now.user) : undefined;
    },
  });
  const isOver = isApiError(form.failure) && DEAD_LINK.has(form.failure.code);
  return (
    <form ref={field} css={styles.form} onSubmit={form.handleSubmit} noValidate>
      <Text>{t('login.code.text')}</Text>
      <FormFailure text={isOver ? t('login.code.over') : form.failureText} />
      <TextField
        label={t('login.code')}
        hint={t('login.code.hint')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={form.values.code}
        error={form.errors.code}
        onChange={({ currentTarget }) => form.set('code', currentTarget.value)}
      />
      <Button type="submit" size="lg" block busy={form.isBusy}>
        {t('session.sign-in')}
      </Button>
      <Button variant="secondary" block onClick={onRestart}>
        {t('login.code.restart')}
      </Button>
    </form>
  );
}

const styles = { form: css({ display: 'grid', gap: space[4] }) };
