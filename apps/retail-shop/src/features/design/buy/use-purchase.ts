import type { Design } from '@orime/contracts/api/catalogue/design';
import { addToCart, openCart, useT } from '@orime/platform';
import { showToast } from '@orime/ui';
import { useRef, useState } from 'react';
import { useSavedSize } from '../../consumer/index.ts';
import { cartItemOf } from '../../garment/index.ts';
import { choiceOf, garmentOptions, onlyOption, optionOfSize } from './garment-options.ts';

/** What is chosen of a design, and putting it into the cart. */
export function usePurchase(design: Design) {
  const t = useT('retail-shop');
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

  function choose(key: string): void {
    setPickedKey(key);
    setMissed(false);
  }

  /** Without a choice it asks for one, where it is made. */
  async function add(): Promise<void> {
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

  return {
    options,
    open: options.filter((option) => !option.isSoldOut),
    chosen,
    chosenKey,
    /** A press came before a choice. */
    isMissing: hasMissed && chosen === undefined,
    isAdding,
    isSoldOut,
    isForSale: !design.archived && design.priceMinor !== null && !isSoldOut && holidayUntil === null,
    firstTile,
    choose,
    add,
  };
}
