import type { DesignPage } from '@orime/contracts/api/catalogue/design';
import { useFormat, useMarket, useT } from '@orime/platform';
import { Button, css, Disclosure, space, Text, TextField } from '@orime/ui';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';

export type PriceFilterProps = {
  readonly range: DesignPage['priceRange'];
  readonly min: string;
  readonly max: string;
  readonly onApply: (min: string, max: string) => void;
};

/** Bounds in whole units of the market's currency. Applied by the button or Enter, not at every keystroke. */
export function PriceFilter({ range, min, max, onApply }: PriceFilterProps) {
  const t = useT('retail-shop');
  const format = useFormat();
  const { currency } = useMarket();
  const [draft, setDraft] = useState({ min, max });

  function handleApply(): void {
    onApply(draft.min, draft.max);
  }

  const field = (bound: 'min' | 'max') => ({
    inputMode: 'numeric' as const,
    pattern: '[0-9]*',
    name: bound === 'min' ? 'minPrice' : 'maxPrice',
    value: draft[bound],
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      handleApply();
    },
    onChange: (event: { readonly currentTarget: HTMLInputElement }) =>
      setDraft({ ...draft, [bound]: event.currentTarget.value.replaceAll(/\D/g, '') }),
  });
  return (
    <Disclosure title={t('catalog.facet.price')} open={min !== '' || max !== ''}>
      <div css={styles.fields}>
        <TextField label={t('catalog.price.from')} {...field('min')} />
        <TextField label={t('catalog.price.to')} {...field('max')} />
      </div>
      {range.maxMinor > 0 && (
        <Text size="sm" tone="muted">
          {t('catalog.price.range', { from: format.money(range.minMinor, currency), to: format.money(range.maxMinor, currency) })}
        </Text>
      )}
      <Button variant="secondary" size="sm" css={styles.apply} onClick={handleApply}>
        {t('catalog.price.apply')}
      </Button>
    </Disclosure>
  );
}

const styles = {
  fields: css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[3], marginBlockEnd: space[2] }),
  apply: css({ marginBlockStart: space[3] }),
};
