import type { Language } from '@orime/contracts';
import type { LinkMail } from '@orime/contracts/api/people/users';
import { useLanguage } from '@orime/platform';
import { Button, Notice, TextField, css, space } from '@orime/ui';
import { useState } from 'react';
import { isEmail } from './checks.ts';
import { FormFailure } from './form-failure.tsx';
import { useSignInT } from './sign-in-texts.ts';
import { useCooldown } from './use-cooldown.ts';
import { useForm } from './use-form.ts';

export type EmailBoxProps = {
  /** What is sent; each kind has its own wait. */
  readonly kind: 'verification' | 'reset';
  readonly submitLabel: string;
  /** The same words whether or not the address is known. */
  readonly doneText: string;
  readonly onSend: (email: string, language: Language) => Promise<LinkMail>;
};

/** Asks for an address and has a mail sent to it; again when the api says so, also when it has sent none for being asked too soon. */
export function EmailBox({ kind, submitLabel, doneText, onSend }: EmailBoxProps) {
  const t = useSignInT();
  const language = useLanguage();
  const [answer, setAnswer] = useState<LinkMail>();
  const cooldown = useCooldown(kind);
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => (isEmail(email) ? {} : { email: t('form.email.wrong') }),
    submit: async ({ email }) => {
      const next = await onSend(email, language);
      setAnswer(next);
      cooldown.start(next.retryAfterSeconds);
    },
  });
  return (
    <form css={styles.form} onSubmit={form.handleSubmit} noValidate>
      {answer && (
        <Notice tone={answer.queued ? 'success' : 'info'} role="status">
          {answer.queued ? doneText : t('form.asked-before')}
        </Notice>
      )}
      <FormFailure text={form.failureText} />
      <TextField
        label={t('form.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={form.values.email}
        error={form.errors.email}
        onChange={({ currentTarget }) => form.set('email', currentTarget.value)}
      />
      <Button type="submit" size="lg" block busy={form.isBusy} disabled={cooldown.secondsLeft > 0}>
        {cooldown.secondsLeft > 0 ? t('form.again', { count: cooldown.secondsLeft }) : submitLabel}
      </Button>
    </form>
  );
}

const styles = { form: css({ display: 'grid', gap: space[4] }) };
