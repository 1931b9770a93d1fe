import { textOfError, useLanguage, useMutation, useT, useText } from '@orime/platform';
import { Button, css, Heading, Notice, Page, space, Text, TextField } from '@orime/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { lookupOrder } from './order.api.ts';

/** Without access nothing of the order is shown: number and e-mail bring a link to the owner's mailbox. */
export function OrderLookup() {
  const t = useT('retail-shop');
  const text = useText();
  const language = useLanguage();
  const [draft, setDraft] = useState({ number: '', email: '' });
  const lookup = useMutation({ mutationFn: () => lookupOrder(draft.number.trim(), draft.email.trim(), language) });

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    lookup.mutate();
  }

  return (
    <Page width="narrow">
      <form css={styles.form} method="post" onSubmit={handleSubmit}>
        <Heading level={1} size={2}>
          {t('order.lookup.title')}
        </Heading>
        <Text tone="muted">{t('order.lookup.text')}</Text>
        <TextField
          label={t('order.lookup.number')}
          name="number"
          required
          autoComplete="off"
          value={draft.number}
          onChange={(event) => setDraft({ ...draft, number: event.currentTarget.value })}
        />
        <TextField
          label={t('checkout.email')}
          name="email"
          type="email"
          required
          autoComplete="email"
          value={draft.email}
          onChange={(event) => setDraft({ ...draft, email: event.currentTarget.value })}
        />
        <Button type="submit" busy={lookup.isPending}>
          {t('order.lookup.send')}
        </Button>
        {lookup.isSuccess && (
          <Notice tone="success" role="status">
            {t('order.lookup.sent')}
          </Notice>
        )}
        {lookup.isError && (
          <Notice tone="danger" role="alert">
            {text(textOfError(lookup.error))}
          </Notice>
        )}
      </form>
    </Page>
  );
}

const styles = { form: css({ display: 'grid', gap: space[4] }) };
