import type { SessionUser } from '@orime/contracts';
import { Form, useForm } from '@orime/forms';
import { isApiError, signIn } from '@orime/platform';
import { Button, Notice, Text, TextField, css, space } from '@orime/ui';
import { useEffect, useRef } from 'react';
import { answerTotp } from './account.api.ts';
import { isCode } from './checks.ts';
import { DEAD_LINK } from './dead-link.ts';
import { useSignInT } from './sign-in-texts.ts';

export type CodeFormProps = {
  readonly challenge: string;
  readonly onSignedIn: (user: SessionUser) => void;
  /** Back to address and password. */
  readonly onRestart: () => void;
};

/** The second step of a sign-in: a code of the authenticator app, or one of the recovery codes. */
export function CodeForm({ challenge, onSignedIn, onRestart }: CodeFormProps) {
  const t = useSignInT();
  const root = useRef<HTMLDivElement>(null);
  // Moves focus to the step that has taken the place of the one with the password.
  useEffect(() => root.current?.querySelector('input')?.focus(), []);
  const form = useForm({
    name: 'sign-in-code',
    initial: { code: '' },
    check: ({ code }) => (isCode(code) ? [] : [{ field: 'code', problem: { kind: 'malformed' } }]),
    say: () => t('login.code.wrong'),
    send: ({ code }) => answerTotp(challenge, code),
    onSent: ({ token }) => {
      const now = signIn(token);
      if (now.status === 'signed-in') onSignedIn(now.user);
    },
  });
  const isOver = isApiError(form.failure) && DEAD_LINK.has(form.failure.code);
  const over = (
    <Notice tone="danger" role="alert">
      {t('login.code.over')}
    </Notice>
  );
  return (
    <div ref={root} css={styles.root}>
      <Text>{t('login.code.text')}</Text>
      <Form form={form} guarded={false} named={false} {...(isOver && { failureNotice: over })}>
        <TextField
          label={t('login.code')}
          hint={t('login.code.hint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...form.text('code')}
        />
        <Button type="submit" size="lg" block busy={form.isBusy}>
          {t('session.sign-in')}
        </Button>
      </Form>
      <Button variant="secondary" block onClick={onRestart}>
        {t('login.code.restart')}
      </Button>
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: space[4] }) };
