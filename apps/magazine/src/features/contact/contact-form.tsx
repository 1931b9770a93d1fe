import { Form, Honeypot, useForm } from '@orime/forms';
import { api, useLanguage, useSession, useT } from '@orime/platform';
import { Button, css, Notice, TextArea, TextField } from '@orime/ui';
import { useState } from 'react';

export type ContactFormProps = {
  /** Where the message is read, as staff filter their inbox. */
  readonly topic: 'press' | 'investors';
  readonly send: string;
  /** Whether the writer must say for which company they write. */
  readonly asksFirm?: boolean;
};

/** A message to the house, which staff find in their inbox under its topic. */
export function ContactForm({ topic, send, asksFirm = false }: ContactFormProps) {
  const t = useT('magazine');
  const locale = useLanguage();
  const session = useSession();
  const [isSent, setSent] = useState(false);
  const form = useForm({
    name: `contact-${topic}`,
    initial: {
      name: '',
      firm: '',
      email: session.status === 'signed-in' ? session.user.email : '',
      message: '',
      website: '',
    },
    schema: async () => (await import('@orime/contracts/api/site/site')).sendContactMessage.schema.body,
    check: ({ firm }) => (asksFirm && firm.trim() === '' ? [{ field: 'firm', problem: { kind: 'required' as const } }] : []),
    toBody: ({ firm, ...draft }) => ({
      ...draft,
      email: draft.email.trim(),
      ...(firm.trim() !== '' && { firm: firm.trim() }),
      topic,
      locale,
    }),
    send: (body, { idempotencyKey }) => api.post('/api/contact', body, { idempotencyKey }),
    onSent: () => setSent(true),
  });
  if (isSent)
    return (
      <Notice tone="success" role="status">
        {t('contact.done')}
      </Notice>
    );
  return (
    <Form form={form} css={styles.form}>
      <TextField label={t('contact.name')} autoComplete="name" maxLength={120} {...form.text('name')} />
      <TextField label={t('contact.firm')} autoComplete="organization" maxLength={120} optional={!asksFirm} {...form.text('firm')} />
      <TextField label={t('contact.email')} type="email" inputMode="email" autoComplete="email" maxLength={254} {...form.text('email')} />
      <TextArea label={t('contact.message')} rows={5} maxLength={5000} {...form.text('message')} />
      <Honeypot {...form.value('website')} />
      <div>
        <Button type="submit" size="lg" busy={form.isBusy}>
          {send}
        </Button>
      </div>
    </Form>
  );
}

const styles = { form: css({ position: 'relative', maxWidth: '34rem' }) };
