/** Goods that stock decides about, in the one order in which everybody locks them. */
export interface Goods {
  readonly variants: readonly GoodsLine[];
  readonly pieces: readonly GoodsLine[];
}

export interface GoodsLine {
  readonly id: string;
  readonly key: string;
  readonly quantity: number;
}
