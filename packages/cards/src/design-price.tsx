import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import { useFormat } from '@orime/platform';
import { Price, Text } from '@orime/ui';
import type { ReactNode } from 'react';
import { useDesignText } from './design-texts.ts';

export type DesignPriceProps = {
  readonly design: Pick<DesignCard, 'priceMinor' | 'currency' | 'compareAt'>;
  readonly note?: ReactNode;
  readonly className?: string;
};

/** A design's price in the visitor's market, or a note that it is not sold there. */
export function DesignPrice({ design, note, className }: DesignPriceProps) {
  const t = useDesignText();
  const format = useFormat();
  if (design.priceMinor === null)
    return (
      <Text as="span" size="sm" tone="muted" className={className}>
        {t('price.none')}
      </Text>
    );
  const isReduced = design.compareAt !== null && design.compareAt.priceMinor > design.priceMinor;
  return (
    <Price
      className={className}
      amount={format.money(design.priceMinor, design.currency)}
      compareAt={isReduced && design.compareAt ? format.money(design.compareAt.priceMinor, design.compareAt.currency) : undefined}
      amountLabel={t('price.sale')}
      compareAtLabel={t('price.regular')}
      note={note}
    />
  );
}
