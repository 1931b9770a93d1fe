import { matrixUnits, stripZeroSizes } from '@orime/commerce';
import type { SizeQuantities } from '@orime/commerce';
import type { WholesaleCartItem } from '@orime/contracts';
import { addToWholesaleCart, useT, useWholesaleCart } from '@orime/platform';
import { showToast } from '@orime/ui';
import { useState } from 'react';

interface Edit {
  readonly sizes: SizeQuantities;
  /** What the cart held before and after: while it holds either, what was typed counts. */
  readonly known: readonly string[];
}

/**
 * The cart as it is being typed. Quantities go to the cart at once; an emptied line stays here with its zeros until it gets
 * units again or is removed on purpose, because a field is empty for a moment whenever a number is replaced.
 */
export function useCartEdits() {
  const t = useT('wholesale');
  const { items } = useWholesaleCart();
  const [edits, setEdits] = useState<Readonly<Record<string, Edit>>>({});

  /** Sets the sizes of a line, which may be new to the cart. */
  function change(item: WholesaleCartItem, sizes: SizeQuantities): void {
    const id = item.product._id;
    const held = items.find((one) => one.product._id === id)?.sizeQuantities ?? {};
    const next = stripZeroSizes(sizes);
    setEdits((now) => ({ ...now, [id]: { sizes, known: [JSON.stringify(held), JSON.stringify(next)] } }));
    const quantity = matrixUnits(next);
    if (quantity > 0)
      addToWholesaleCart({ ...item, sizeQuantities: next, quantity }).catch(() =>
        showToast({ tone: 'danger', message: t('order.failed') }),
      );
  }

  return {
    change,
    items: items.map((item): WholesaleCartItem => {
      const edit = edits[item.product._id];
      if (edit === undefined || !edit.known.includes(JSON.stringify(item.sizeQuantities))) return item;
      return { ...item, sizeQuantities: edit.sizes, quantity: matrixUnits(edit.sizes) };
    }),
  };
}
