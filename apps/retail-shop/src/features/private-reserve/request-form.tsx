import { Form, Honeypot, useForm } from '@orime/forms';
import { api, useLanguage } from '@orime/platform';
import { Button, Notice, TextArea, TextField } from '@orime/ui';
import { useState } from 'react';
import { useReserveT } from './reserve-texts.ts';

/** Asks the staff for an invitation. */
export function RequestForm() {
  const t = useReserveT();
  const locale = useLanguage();
  const [isSent, setSent] = useState(false);
  const form = useForm({
    name: 'reserve-request',
    initial: { name: '', email: '', message: '', website: '' },
    schema: async () => (await import('@orime/contracts/api/catalogue/private-reserve')).openPrivateReserve.schema.body.anyOf[1],
    toBody: (draft) => ({ ...draft, email: draft.email.trim(), locale }),
    send: (body) => api.post('/api/private-reserve/access', body),
    onSent: () => setSent(true),
  });
  if (isSent)
    return (
      <Notice tone="success" role="status">
        {t('reserve.request.done')}
      </Notice>
    );
  return (
    <Form form={form} label={t('reserve.request.title')}>
      <TextField label={t('reserve.request.name')} autoComplete="name" {...form.text('name')} />
      <TextField label={t('reserve.request.email')} type="email" inputMode="email" autoComplete="email" {...form.text('email')} />
      <TextArea label={t('reserve.request.message')} rows={4} {...form.text('message')} />
      <Honeypot {...form.value('website')} />
      <Button type="submit" block busy={form.isBusy}>
        {t('reserve.request.send')}
      </Button>
    </Form>
  );
}
