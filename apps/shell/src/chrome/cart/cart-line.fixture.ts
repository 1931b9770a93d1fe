import type { CartItem } from '@orime/contracts';
import type { CheckedLine } from '@orime/contracts/api/selling/cart';

/** Two coats of $60 as they lie in the cart. */
export const coat: CartItem = {
  id: 'dsn_coat',
  size: 'M',
  name: 'Rust coat',
  nameJp: '錆色のコート',
  slug: 'rust-coat',
  image: 'img_1',
  designer: 'Adaeze Obi',
  designerId: 'prf_2',
  quantity: 2,
  price: 60,
  priceMinor: 6000,
  currency: 'USD',
};
/** What the API says of a line that can be bought as it is. */
export const checked = (key: string, part: Partial<CheckedLine> = {}): CheckedLine => ({
  key,
  problem: null,
  available: null,
  unit: { price: 60, priceMinor: 6000, currency: 'USD' },
  until: null,
  ...part,
});
