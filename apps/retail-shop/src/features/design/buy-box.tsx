import type { Design } from '@orime/contracts/api/catalogue/design';
import { addToCart, openCart, useFormat, useT } from '@orime/platform';
import { Button, Cluster, css, Notice, showToast, Stack } from '@orime/ui';
import { Share2 } from '@orime/ui/icons';
import { useRef, useState } from 'react';
import { useSavedSize } from '../consumer/index.ts';
import { cartItemOf, LikeButton } from '../garment/index.ts';
import { sharePage } from '../shop/index.ts';
import { ChoiceNote } from './choice-note.tsx';
import { choiceOf, garmentOptions, onlyOption, optionOfSize } from './garment-options.ts';
import { SizeGroup } from './size-group.tsx';
import { SizeGuideButton } from './size-guide-button.tsx';

/** Choose a size or a piece, put it into the cart, keep it for later, show it to others. */
export function BuyBox({ design }: { readonly design: Design }) {
  const t = useT('retail-shop');
  const format = useFormat();
  const options = garmentOptions(design);
  const savedSize = useSavedSize(design);
  const [pickedKey, setPickedKey] = useState<string>();
  // Until something is picked: the only size there is, else the one that the visitor wears.
  const chosenKey = pickedKey ?? onlyOption(options) ?? optionOfSize(options, savedSize);
  const [hasMissed, setMissed] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const firstTile = useRef<HTMLInputElement>(null);
  const chosen = options.find((option) => option.key === chosenKey && !option.isSoldOut);
  const isSoldOut = options.every((option) => option.isSoldOut);
  const { holidayUntil } = design.designerCard;
  const isForSale = design.priceMinor !== null && !isSoldOut && holidayUntil === null;

  function reasonNotToSell(): string {
    if (design.priceMinor === null) return t('design.not-in-market');
    return isSoldOut ? t('design.sold-out') : t('design.closed');
  }

  async function handleAdd(): Promise<void> {
    if (!chosen) {
      setMissed(true);
      firstTile.current?.focus();
      return;
    }
    const item = cartItemOf(design, choiceOf(chosen));
    if (!item) return;
    setAdding(true);
    try {
      await addToCart(item);
      openCart();
    } catch {
      showToast({ message: t('cart.failed'), tone: 'danger' });
    } finally {
      setAdding(false);
    }
  }

  return (
    <Stack gap={4}>
      {options.length > 0 && (
        <SizeGroup
          options={options}
          value={chosenKey}
          onChange={(key) => {
            setPickedKey(key);
            setMissed(false);
          }}
          error={hasMissed && !chosen ? t('size.choose') : undefined}
          aside={<SizeGuideButton design={design} />}
          firstTile={firstTile}
        />
      )}
      <ChoiceNote option={chosen} />
      {holidayUntil !== null && <Notice tone="warning">{t('design.holiday', { date: format.date(holidayUntil) })}</Notice>}
      {isForSale ? (
        <Button size="lg" block busy={isAdding} onClick={() => void handleAdd()}>
          {t('design.add')}
        </Button>
      ) : (
        <Button size="lg" block disabled>
          {reasonNotToSell()}
        </Button>
      )}
      <Cluster gap={3} wrap={false}>
        <LikeButton designId={design.id} initial={{ liked: design.viewer.liked, likes: design.likes }} withCount />
        <Button variant="secondary" size="lg" css={styles.share} onClick={() => void sharePage(document.title, t('design.share.copied'))}>
          <Share2 size={18} strokeWidth={1.5} aria-hidden />
          {t('design.share')}
        </Button>
      </Cluster>
    </Stack>
  );
}

const styles = { share: css({ flex: 1 }) };
