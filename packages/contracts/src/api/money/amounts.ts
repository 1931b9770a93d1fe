import { Type } from 'typebox';

const Amount = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
const NewAmount = Type.Optional(Type.Union([Amount, Type.Null()]));

/** Price in minor units per currency; currencies without a price are absent. */
export const Amounts = Type.Object({ USD: Type.Optional(Amount), JPY: Type.Optional(Amount), EUR: Type.Optional(Amount) });
/** Changes to prices: a given price replaces the old one, null removes it and ends sales in that currency. */
export const NewAmounts = Type.Object({ USD: NewAmount, JPY: NewAmount, EUR: NewAmount });
