import { Type, type Static } from 'typebox';
import { Price } from '../../schemas/common.ts';
import { LocalText } from '../../schemas/local-text.ts';
import { WholesaleDay, WholesaleOrderTerms, WholesaleSizes } from './wholesale-quote.ts';

/** The terms of an order at a time when its buyer agreed to them. */
export const AgreedTerms = Type.Object({
  lines: Type.Array(
    Type.Object({
      designId: Type.String(),
      designName: Type.String(),
      designNameJp: Type.String(),
      colour: LocalText,
      sizeQuantities: WholesaleSizes,
      unit: Price,
    }),
  ),
  window: Type.Union([LocalText, Type.Null()]),
  startShip: WholesaleDay,
  cancelAfter: WholesaleDay,
  terms: WholesaleOrderTerms,
  shipping: Price,
  total: Price,
});
export type AgreedTerms = Static<typeof AgreedTerms>;
