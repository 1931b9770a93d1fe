import type { CheckoutQuote } from '@orime/contracts/api/selling/checkout';
import { useText } from '@orime/platform';
import { Button, Chip, Cluster, css, space, Text, TextField } from '@orime/ui';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useCheckoutT } from './checkout-texts.ts';

export type PromoCodeFormProps = {
  readonly quote: CheckoutQuote | undefined;
  readonly codes: readonly string[];
  readonly onChange: (codes: readonly string[]) => void;
};

/** Takes promo codes; the quote says what each of them gives, or why it gives nothing. */
export function PromoCodeForm({ quote, codes, onChange }: PromoCodeFormProps) {
  const t = useCheckoutT();
  const text = useText();
  const [draft, setDraft] = useState('');
  const problem = quote?.problems.find((one) => one.promoCode !== undefined);
  const given = codes.filter((code) => problem?.promoCode?.toUpperCase() !== code);

  function handleApply(): void {
    const code = draft.trim().toUpperCase();
    if (code === '') return;
    // A refused code makes room for the next try.
    onChange([...new Set([...given, code])]);
    setDraft('');
  }

  // Part of the order form: Enter must not send the order.
  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    handleApply();
  }

  return (
    <div css={styles.root}>
      <div css={styles.row}>
        <TextField
          css={styles.field}
          label={t('checkout.promo')}
          value={draft}
          autoCapitalize="characters"
          autoComplete="off"
          onKeyDown={handleKey}
          onChange={(event) => setDraft(event.currentTarget.value)}
        />
        <Button variant="secondary" css={styles.apply} onClick={handleApply}>
          {t('checkout.promo.apply')}
        </Button>
      </div>
      <div role="status">
        {problem && (
          <Text size="sm" tone="danger">
            {text(problem.message)}
          </Text>
        )}
      </div>
      {given.length > 0 && (
        <Cluster gap={2}>
          {given.map((code) => (
            <Chip
              key={code}
              removeLabel={t('checkout.promo.remove', { code })}
              onRemove={() => onChange(codes.filter((other) => other !== code))}
            >
              {code}
            </Chip>
          ))}
        </Cluster>
      )}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[2] }),
  row: css({ display: 'flex', gap: space[2], alignItems: 'flex-end' }),
  field: css({ flex: 1 }),
  apply: css({ minHeight: '2.875rem' }),
};
