import { LikeButton } from '@orime/cards';
import type { Design } from '@orime/contracts/api/catalogue/design';
import { Slot, useFormat, useT } from '@orime/platform';
import { Button, Cluster, css, Notice, Stack } from '@orime/ui';
import { Share2 } from '@orime/ui/icons';
import { useRef } from 'react';
import { useSizeName } from '../../garment/index.ts';
import { sharePage } from '../../shop/index.ts';
import { SizeGuideButton } from '../size-guide/size-guide-button.tsx';
import { soldOutSizes } from '../stock-alert/sold-out-sizes.ts';
import { StockAlertButton } from '../stock-alert/stock-alert-button.tsx';
import { ArchiveNote } from './archive-note.tsx';
import { BuyBar } from './buy-bar.tsx';
import { BuyTerms } from './buy-terms.tsx';
import { ChoiceNote } from './choice-note.tsx';
import { SizeGroup } from './size-group.tsx';
import { usePurchase } from './use-purchase.ts';

/** Choose a size or a piece, put it into the cart, keep it for later, show it to others. */
export function BuyBox({ design }: { readonly design: Design }) {
  const t = useT('retail-shop');
  const format = useFormat();
  const sizeName = useSizeName();
  const purchase = usePurchase(design);
  const { options, open, chosen, isSoldOut, isForSale, isAdding } = purchase;
  const button = useRef<HTMLButtonElement>(null);
  const { holidayUntil } = design.designerCard;
  const awaited = soldOutSizes(design);
  const size = chosen?.kind === 'size' ? chosen.size.size : chosen?.piece.size;

  function reasonNotToSell(): string {
    if (design.archived) return t('design.archived');
    if (design.priceMinor === null) return t('design.not-in-market');
    return isSoldOut ? t('design.sold-out') : t('design.closed');
  }

  return (
    <Stack gap={4}>
      {options.length > 0 && (
        <SizeGroup
          options={options}
          value={purchase.chosenKey}
          onChange={purchase.choose}
          error={purchase.isMissing ? t('size.choose') : undefined}
          aside={<SizeGuideButton design={design} size={size} />}
          firstTile={purchase.firstTile}
        />
      )}
      <ChoiceNote option={chosen} />
      {design.archived && <ArchiveNote design={design} />}
      {holidayUntil !== null && <Notice tone="warning">{t('design.holiday', { date: format.date(holidayUntil) })}</Notice>}
      {isForSale ? (
        <Button ref={button} size="lg" block busy={isAdding} onClick={() => void purchase.add()}>
          {t('design.add')}
        </Button>
      ) : (
        <Button size="lg" block disabled>
          {reasonNotToSell()}
        </Button>
      )}
      {awaited.length > 0 && <StockAlertButton design={design} sizes={awaited} isMain={isSoldOut} />}
      {isForSale && <BuyTerms design={design} options={open} chosen={chosen} />}
      <Slot name="trade-offer@1" props={{ design: design.id }} />
      <Cluster gap={3} wrap={false}>
        <LikeButton designId={design.id} initial={{ liked: design.viewer.liked, likes: design.likes }} counted="lg" />
        <Button variant="secondary" size="lg" css={styles.share} onClick={() => void sharePage(document.title, t('design.share.copied'))}>
          <Share2 size={18} strokeWidth={1.5} aria-hidden />
          {t('design.share')}
        </Button>
      </Cluster>
      {isForSale && (
        <BuyBar
          design={design}
          button={button}
          label={size === undefined ? t('design.choose') : t('design.add.size', { size: sizeName(size) })}
          isAdding={isAdding}
          onPress={() => void purchase.add()}
        />
      )}
    </Stack>
  );
}

const styles = { share: css({ flex: 1 }) };
