import type { Language } from '@orime/contracts';
import type { LinkMail } from '@orime/contracts/api/people/users';
import { Form, useForm } from '@orime/forms';
import { useLanguage } from '@orime/platform';
import { Button, Notice, TextField } from '@orime/ui';
import { useState } from 'react';
import { isEmail } from './checks.ts';
import { useSignInT } from './sign-in-texts.ts';
import { useCooldown } from './use-cooldown.ts';

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
    name: `mail-${kind}`,
    initial: { email: '' },
    check: ({ email }) => (isEmail(email) ? [] : [{ field: 'email', problem: { kind: 'malformed' } }]),
    say: () => t('form.email.wrong'),
    send: ({ email }) => onSend(email, language),
    onSent: (next) => {
      setAnswer(next);
      cooldown.start(next.retryAfterSeconds);
    },
    repeats: true,
  });
  return (
    <Form form={form} guarded={false} named={false}>
      {answer && (
        <Notice tone={answer.queued ? 'success' : 'info'} role="status">
          {answer.queued ? doneText : t('form.asked-before')}
        </Notice>
      )}
      <TextField label={t('form.email')} type="email" inputMode="email" autoComplete="email" {...form.text('email')} />
      <Button type="submit" size="lg" block busy={form.isBusy} disabled={cooldown.secondsLeft > 0}>
        {cooldown.secondsLeft > 0 ? t('form.again', { count: cooldown.secondsLeft }) : submitLabel}
      </Button>
    </Form>
  );
}
