import { Type } from 'typebox';

const Amount = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
const NewAmount = Type.Optional(Type.Union([Amount, Type.Null()]));

/** A price in minor units for each currency in which there is one. */
export const Amounts = Type.Object({ USD: Type.Optional(Amount), JPY: Type.Optional(Amount), EUR: Type.Optional(Amount) });
/** Prices that are named become these; null withdraws one, and the design is no longer sold in that currency. */
export const NewAmounts = Type.Object({ USD: NewAmount, JPY: NewAmount, EUR: NewAmount });
