import type { ImageRef } from '@orime/contracts';
import type { Currency } from '@orime/contracts';
import { Link, useFormat, useT, useText } from '@orime/platform';
import { css, font, Image, space, Text } from '@orime/ui';
import type { ReactNode } from 'react';
import { useSizeName } from '../garment/index.ts';

/** A garment as quotes and orders both describe it. */
type BoughtGarment = {
  readonly name: string;
  readonly nameJp: string;
  readonly slug: string;
  readonly reserve?: true;
  readonly image: ImageRef | null;
  readonly size: string;
  /** Of a piece that was bought. */
  readonly serial?: string;
  readonly quantity: number;
};

export type PurchaseLineProps = {
  readonly line: BoughtGarment;
  /** Null where the line cannot be priced. */
  readonly amount: { readonly priceMinor: number; readonly currency: Currency } | null;
  /** When it leaves, or what is wrong with it. */
  readonly note?: ReactNode;
  readonly action?: ReactNode;
};

/** One garment of a purchase, at checkout and on the order. */
export function PurchaseLine({ line, amount, note, action }: PurchaseLineProps) {
  const t = useT('retail-shop');
  const text = useText();
  const sizeName = useSizeName();
  const format = useFormat();
  const { slug, reserve, image, size, serial, quantity } = line;
  return (
    <div css={styles.root}>
      {image ? <Image image={image} alt="" sizes="5rem" ratio="3 / 4" css={styles.image} /> : <span />}
      <div css={styles.words}>
        <Link css={styles.name} to={`${reserve ? '/private-reserve' : '/designs'}/${slug}`}>
          {text(line)}
        </Link>
        <Text size="sm" tone="muted">
          {t('line.facts', { size: size === 'OS' ? sizeName(size) : t('line.size', { size }), quantity })}
        </Text>
        {serial && (
          <Text size="sm" tone="muted">
            {t('piece.serial', { serial })}
          </Text>
        )}
        {note && (
          <Text as="div" size="sm" tone="muted">
            {note}
          </Text>
        )}
        {action}
      </div>
      <span css={styles.amount}>{amount ? format.money(amount.priceMinor, amount.currency) : '—'}</span>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '4.5rem minmax(0, 1fr) auto', gap: space[4], alignItems: 'start' }),
  image: css({ width: '100%' }),
  words: css({ display: 'grid', gap: 2, justifyItems: 'start' }),
  name: css({ fontWeight: font.weight.medium, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }),
  amount: css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
};
