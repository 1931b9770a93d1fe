import type { Piece } from '@orime/contracts/api/catalogue/design';
import type { ReserveDesign } from '@orime/contracts/api/catalogue/private-reserve';
import { Form, Honeypot, useForm } from '@orime/forms';
import { api, useLanguage, useText } from '@orime/platform';
import { Button, Notice, Text, TextArea, TextField } from '@orime/ui';
import { Dialog } from '@orime/ui/overlays';
import { useState } from 'react';
import { useReserveT } from './reserve-texts.ts';

export type EnquiryDialogProps = { readonly design: ReserveDesign; readonly piece: Piece; readonly onClose: () => void };

/** Asks the staff about a piece whose price is told on request. */
export function EnquiryDialog({ design, piece, onClose }: EnquiryDialogProps) {
  const t = useReserveT();
  const text = useText();
  const locale = useLanguage();
  const [isSent, setSent] = useState(false);
  const form = useForm({
    name: 'reserve-enquiry',
    initial: { name: '', email: '', message: '', website: '' },
    schema: async () => (await import('@orime/contracts/api/site/site')).sendContactMessage.schema.body,
    toBody: (draft) => ({ ...draft, email: draft.email.trim(), topic: 'private-reserve', ref: piece.id, locale }),
    send: (body, { idempotencyKey }) => api.post('/api/contact', body, { idempotencyKey }),
    onSent: () => setSent(true),
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('reserve.enquire')} width="narrow">
      {isSent ? (
        <Notice tone="success" role="status">
          {t('reserve.enquiry.done')}
        </Notice>
      ) : (
        <Form form={form} guarded={false}>
          <Text>{t('reserve.enquiry.text', { name: text(design), edition: piece.edition, serial: piece.serial })}</Text>
          <TextField label={t('reserve.request.name')} autoComplete="name" {...form.text('name')} />
          <TextField label={t('reserve.request.email')} type="email" inputMode="email" autoComplete="email" {...form.text('email')} />
          <TextArea label={t('reserve.request.message')} rows={4} {...form.text('message')} />
          <Honeypot {...form.value('website')} />
          <Button type="submit" block busy={form.isBusy}>
            {t('reserve.request.send')}
          </Button>
        </Form>
      )}
    </Dialog>
  );
}
