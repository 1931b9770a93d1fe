import { Form, useForm } from '@orime/forms';
import { useLanguage } from '@orime/platform';
import { Button, css, Heading, Notice, Page, space, Text, TextField } from '@orime/ui';
import { useOrderT } from './order-texts.ts';
import { lookupOrder } from './order.api.ts';

/** Without access nothing of the order is shown: number and e-mail bring a link to the owner's mailbox. */
export function OrderLookup() {
  const t = useOrderT();
  const language = useLanguage();
  const form = useForm({
    name: 'order-lookup',
    initial: { number: '', email: '' },
    schema: async () => (await import('@orime/contracts/api/selling/order')).lookupOrder.schema.body,
    toBody: ({ number, email }) => ({ number: number.trim(), email: email.trim(), locale: language }),
    say: (field, { kind }) => {
      if (field === 'number') return t('order.lookup.number.missing');
      return t(kind === 'required' ? 'checkout.error.email' : 'checkout.error.email-form');
    },
    send: ({ number, email, locale }) => lookupOrder(number, email, locale),
    // The mail may not come: it can be asked for once more.
    repeats: true,
  });
  return (
    <Page width="narrow">
      <Form css={styles.form} form={form} label={t('order.lookup.title')} guarded={false}>
        <Heading level={1} size={2}>
          {t('order.lookup.title')}
        </Heading>
        <Text tone="muted">{t('order.lookup.text')}</Text>
        <TextField label={t('order.lookup.number')} autoComplete="off" {...form.text('number')} />
        <TextField label={t('checkout.email')} type="email" autoComplete="email" {...form.text('email')} />
        <Button type="submit" busy={form.isBusy}>
          {t('order.lookup.send')}
        </Button>
        {form.status === 'sent' && (
          <Notice tone="success" role="status">
            {t('order.lookup.sent')}
          </Notice>
        )}
      </Form>
    </Page>
  );
}

const styles = { form: css({ display: 'grid', gap: space[4] }) };
