import type { ModelPage } from '@orime/contracts/api/people/profile-people';
import { DateField, Form, Honeypot, useForm } from '@orime/forms';
import { api, useFormat, useLanguage, useSession, useT } from '@orime/platform';
import { Button, css, Grid, Heading, Notice, Select, space, Text, TextArea, TextField } from '@orime/ui';
import { useState } from 'react';
import { checkBooking, emptyBooking, writeBooking, type BookingDraft } from './booking-message.ts';

const WORKS = ['lookbook', 'campaign', 'show', 'fitting', 'other'] as const;

/** Asks for a model. The marketplace passes it on: nobody's address is on the page. */
export function BookingForm({ model }: { readonly model: ModelPage }) {
  const t = useT('directory-globe');
  const format = useFormat();
  const locale = useLanguage();
  const session = useSession();
  const [isSent, setSent] = useState(false);
  const user = session.status === 'signed-in' ? session.user : undefined;
  const day = (text: string) => (text === '' ? '' : format.date(`${text}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' }));
  const form = useForm<BookingDraft, object>({
    name: 'booking',
    initial: { ...emptyBooking, name: user?.name ?? '', email: user?.email ?? '' },
    schema: async () => (await import('@orime/contracts/api/site/site')).sendContactMessage.schema.body,
    check: checkBooking,
    toBody: ({ name, email, firm, from, to, place, work, budget, message, website }) => ({
      name,
      email: email.trim(),
      ...(firm.trim() !== '' && { firm: firm.trim() }),
      message: writeBooking(
        [
          { term: t('booking.dates'), value: [day(from), day(to)].filter((text) => text !== '').join(' – ') },
          { term: t('booking.place'), value: place },
          { term: t('booking.work'), value: t(`booking.work.${WORKS.find((key) => key === work) ?? 'other'}`) },
          { term: t('booking.budget'), value: budget },
        ],
        message,
      ),
      topic: 'model-booking',
      ref: model.slug,
      locale,
      website,
    }),
    send: (body, { idempotencyKey }) => api.post('/api/contact', body, { idempotencyKey }),
    onSent: () => setSent(true),
  });

  return (
    <section css={styles.root} aria-labelledby="booking-heading">
      <Heading level={2} size={3} id="booking-heading">
        {t('booking.title', { name: model.name })}
      </Heading>
      {isSent ? (
        <Notice tone="success" role="status" title={t('booking.sent')}>
          {t('booking.sent-text')}
        </Notice>
      ) : (
        <>
          <Text tone="muted">{t('booking.text')}</Text>
          <Form form={form}>
            <Grid columns={[1, 2, 2]}>
              <TextField label={t('booking.name')} autoComplete="name" {...form.text('name')} />
              <TextField label={t('booking.email')} type="email" inputMode="email" autoComplete="email" {...form.text('email')} />
              <TextField label={t('booking.firm')} optional autoComplete="organization" {...form.text('firm')} />
              <TextField label={t('booking.place')} {...form.text('place')} />
              <DateField label={t('booking.from')} {...form.value('from')} />
              <DateField label={t('booking.to')} optional {...form.value('to')} />
              <Select label={t('booking.work')} {...form.text('work')}>
                {WORKS.map((work) => (
                  <option key={work} value={work}>
                    {t(`booking.work.${work}`)}
                  </option>
                ))}
              </Select>
              <TextField label={t('booking.budget')} optional {...form.text('budget')} />
            </Grid>
            <TextArea label={t('booking.message')} rows={5} maxLength={4000} optional {...form.text('message')} />
            <Honeypot {...form.value('website')} />
            <div>
              <Button type="submit" busy={form.isBusy}>
                {t('booking.send')}
              </Button>
            </div>
          </Form>
        </>
      )}
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4], maxWidth: '48rem' }),
};
