import type { Currency } from '@orime/contracts';
import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import { keepPreviousData, useFormat, useQuery, useText } from '@orime/platform';
import { Button, color, css, FailedState, font, Image, space, Text, TextField } from '@orime/ui';
import { useState } from 'react';
import { useOrdersT } from '../orders-texts.ts';
import { garmentsQuery } from './draft-order.api.ts';

export type GarmentSearchProps = {
  readonly currency: Currency;
  /** The size is empty for a whole garment. */
  readonly onAdd: (design: DesignCard, size: string) => void;
  /** Garments are chosen, not their sizes. */
  readonly isWhole?: boolean;
};

/** Finds garments that are sold in the currency; each size is a button. Fetches. */
export function GarmentSearch({ currency, onAdd, isWhole = false }: GarmentSearchProps) {
  const t = useOrdersT();
  const format = useFormat();
  const text = useText();
  const [q, setQ] = useState('');
  const sought = q.trim();
  const { data, isError, isFetching, refetch } = useQuery({
    ...garmentsQuery(sought, currency),
    enabled: sought.length > 0,
    placeholderData: keepPreviousData,
  });
  return (
    <div css={styles.root}>
      <TextField
        label={t('orders.draft.search')}
        hint={t('orders.draft.search.hint')}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={q}
        onChange={({ currentTarget }) => setQ(currentTarget.value)}
      />
      {isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {sought !== '' && (
        <p css={styles.count} role="status">
          {data && t('orders.draft.found', { count: data.total })}
        </p>
      )}
      <ul css={styles.list}>
        {(sought === '' ? [] : (data?.items ?? [])).map((design) => (
          <li key={design.id} css={styles.row}>
            {design.images[0] && <Image image={design.images[0]} alt="" sizes="48px" ratio="3 / 4" css={styles.thumb} />}
            <div css={styles.words}>
              <span>{text(design)}</span>
              <Text size="sm" tone="muted">
                {text(design.designer)}
                {design.priceMinor !== null && ` · ${format.money(design.priceMinor, design.currency)}`}
              </Text>
              <div css={styles.sizes}>
                {isWhole && (
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={t('orders.draft.choose-name', { name: text(design) })}
                    onClick={() => onAdd(design, '')}
                  >
                    {t('orders.draft.choose')}
                  </Button>
                )}
                {(isWhole ? [] : design.sizes).map(({ size, availability }) => (
                  <Button
                    key={size}
                    size="sm"
                    variant="secondary"
                    disabled={availability === 'sold_out'}
                    aria-label={t('orders.draft.add', { name: text(design), size })}
                    onClick={() => onAdd(design, size)}
                  >
                    {size}
                  </Button>
                ))}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3] }),
  count: css({ fontSize: font.size.sm, color: color.muted, minHeight: '1.4em' }),
  list: css({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' }),
  row: css({ display: 'grid', gridTemplateColumns: '3rem minmax(0, 1fr)', gap: space[3] }),
  thumb: css({ width: '3rem', background: color.backdrop }),
  words: css({ display: 'grid', gap: space[1], alignContent: 'start' }),
  sizes: css({ display: 'flex', flexWrap: 'wrap', gap: space[2] }),
};
