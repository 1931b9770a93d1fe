import type { LocalText } from '../../vocabulary/local-text.ts';

export type StockistSource = {
  readonly slug: string;
  readonly name: string;
  readonly nameJp: string;
  readonly country: string;
  readonly city: LocalText;
  readonly address: string;
  readonly lat: number;
  readonly lon: number;
  readonly designers: readonly string[];
  readonly note: LocalText;
};
