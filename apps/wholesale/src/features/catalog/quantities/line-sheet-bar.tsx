import { checkMatrix, matrixTotalMinor, matrixUnits } from '@orime/commerce';
import { buildUrl } from '@orime/contracts';
import type { WholesaleCartItem } from '@orime/contracts';
import type { WholesaleStyle } from '@orime/contracts/api/trade/wholesale';
import { addToWholesaleCart, api, openWholesaleCart, useFormat, useLanguage, useMarket, useT } from '@orime/platform';
import { Button, Cluster, color, css, showToast, space, Text } from '@orime/ui';
import { PaperButtons } from '@orime/ui/data';
import { useState } from 'react';
import { BrandProgress } from './brand-progress.tsx';
import { clearQuantities, clearSelection, useLineSheetStore } from './line-sheet.store.ts';

export type LineSheetBarProps = {
  /** Quantities are typed on this page already, or by nobody who reads it. */
  readonly isTable: boolean;
  /** Shows the table, where quantities are typed. */
  readonly onTable: () => void;
};

/** What is selected and what was typed, over all pages: as a line sheet to take along, and into the cart. */
export function LineSheetBar({ isTable, onTable }: LineSheetBarProps) {
  const t = useT('wholesale');
  const format = useFormat();
  const lang = useLanguage();
  const { currency } = useMarket();
  const selected = useLineSheetStore((state) => state.selected);
  const quantities = useLineSheetStore((state) => state.quantities);
  const [isBusy, setBusy] = useState(false);
  const lines = Object.values(quantities).filter(({ sizes }) => matrixUnits(sizes) > 0);
  if (selected.length === 0 && lines.length === 0) return null;
  const units = lines.reduce((sum, { sizes }) => sum + matrixUnits(sizes), 0);
  const totalMinor = lines.reduce((sum, { style, sizes }) => sum + matrixTotalMinor(sizes, style.wholesale?.priceMinor ?? 0), 0);
  const isWrong = lines.some(
    ({ style, sizes }) => checkMatrix(sizes, { sizes: style.sizes, moqUnits: style.moq, orderMultiple: style.multiple }).length > 0,
  );
  const paper = (kind: 'pdf' | 'xlsx') => ({
    id: kind,
    kind,
    label: t('selection.paper', { count: selected.length }),
    isStoppable: true,
    onOpen: (signal: AbortSignal) =>
      api.download(buildUrl(`/api/wholesale/linesheet.${kind}`, { ids: selected.join(','), currency, lang }), { signal }),
  });

  async function fill(): Promise<void> {
    setBusy(true);
    try {
      for (const { style, sizes } of lines) {
        const item = cartItemOfStyle(style, sizes);
        if (item !== undefined) await addToWholesaleCart(item);
      }
      clearQuantities();
      openWholesaleCart();
    } catch {
      showToast({ tone: 'danger', message: t('order.failed') });
    } finally {
      setBusy(false);
    }
  }
  return (
    <section css={styles.root} aria-label={t('selection.title')}>
      {selected.length > 0 && (
        <Cluster gap={3}>
          <Text as="span" weight="medium" role="status">
            {t('selection.count', { count: selected.length })}
          </Text>
          <PaperButtons label={t('selection.papers')} papers={[paper('pdf'), paper('xlsx')]} />
          {!isTable && (
            <Button size="sm" variant="secondary" onClick={onTable}>
              {t('selection.quantities')}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={clearSelection}>
            {t('selection.clear')}
          </Button>
        </Cluster>
      )}
      {lines.length > 0 && <BrandProgress lines={lines} />}
      {lines.length > 0 && (
        <Cluster gap={3} justify="space-between">
          <span role="status">
            {t('quantities.sum', { count: units, styles: lines.length, total: format.money(totalMinor, currency) })}
            {isWrong && (
              <Text as="span" size="sm" tone="danger" css={styles.wrong}>
                {t('summary.problems')}
              </Text>
            )}
          </span>
          <Button busy={isBusy} disabled={isWrong} onClick={() => void fill()}>
            {t('summary.add')}
          </Button>
        </Cluster>
      )}
    </section>
  );
}

/** The cart's line of a style in the colour that stands for it. */
function cartItemOfStyle(style: WholesaleStyle, sizeQuantities: Readonly<Record<string, number>>): WholesaleCartItem | undefined {
  if (style.wholesale === null) return undefined;
  return {
    designName: style.name,
    designNameJp: style.nameJp,
    product: {
      _id: style.id,
      slug: style.slug,
      design: { images: style.images.slice(0, 1).map(({ id }) => id) },
      designer: style.designer.name,
      designerId: style.designer.id,
      colour: style.colour,
    },
    sizeQuantities: { ...sizeQuantities },
    quantity: matrixUnits(sizeQuantities),
    ...style.wholesale,
  };
}

const styles = {
  root: css({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 2,
    display: 'grid',
    gap: space[3],
    padding: space[4],
    background: color.raised,
    boxShadow: `inset 0 1px 0 ${color.lineStrong}`,
    '@media print': { display: 'none' },
  }),
  wrong: css({ display: 'block' }),
};
