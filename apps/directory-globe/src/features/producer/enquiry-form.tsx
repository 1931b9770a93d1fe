import type { Producer } from '@orime/contracts/api/people/producer';
import { Form, Honeypot, useForm } from '@orime/forms';
import { api, useLanguage, useSession, useT, useText } from '@orime/platform';
import { Button, color, css, Heading, media, Notice, space, Text, TextArea, TextField } from '@orime/ui';
import { useState } from 'react';

/** A message to the workshop, passed on by the marketplace, so that no address is shown. */
export function EnquiryForm({ producer }: { readonly producer: Producer }) {
  const t = useT('directory-globe');
  const text = useText();
  const locale = useLanguage();
  const session = useSession();
  const [isSent, setSent] = useState(false);
  const user = session.status === 'signed-in' ? session.user : undefined;
  const form = useForm({
    name: 'enquiry',
    initial: { name: user?.name ?? '', email: user?.email ?? '', message: '', website: '' },
    schema: async () => (await import('@orime/contracts/api/site/site')).sendContactMessage.schema.body,
    toBody: (draft) => ({ ...draft, email: draft.email.trim(), topic: `producer:${producer.handle}`, ref: producer.handle, locale }),
    send: (body, { idempotencyKey }) => api.post('/api/contact', body, { idempotencyKey }),
    onSent: () => setSent(true),
  });

  return (
    <section css={styles.root} aria-labelledby="enquiry-heading">
      <div css={styles.words}>
        <Heading level={2} size={3} id="enquiry-heading">
          {t('enquiry.title')}
        </Heading>
        <Text tone="muted">{t('enquiry.text')}</Text>
      </div>
      {isSent ? (
        <Notice tone="success" role="status" title={t('enquiry.sent')}>
          {t('enquiry.sent-text', { name: text(producer) })}
        </Notice>
      ) : (
        <Form form={form} label={t('enquiry.title')}>
          <TextField label={t('enquiry.name')} autoComplete="name" {...form.text('name')} />
          <TextField label={t('enquiry.email')} type="email" inputMode="email" autoComplete="email" {...form.text('email')} />
          <TextArea label={t('enquiry.message')} rows={6} maxLength={5000} {...form.text('message')} />
          <Honeypot {...form.value('website')} />
          <div>
            <Button type="submit" busy={form.isBusy}>
              {t('enquiry.send')}
            </Button>
          </div>
        </Form>
      )}
    </section>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[5],
    paddingBlockStart: space[6],
    borderBlockStart: `1px solid ${color.line}`,
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: space[7] },
  }),
  words: css({ display: 'grid', gap: space[3], alignContent: 'start' }),
};
