/** The same choices for the same `SEED`. */
let seed = Number(process.env['SEED'] ?? 20_261_121);

export function random(below: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
}

export function pick<Value>(values: readonly Value[]): Value {
  const value = values[random(values.length)];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
}

export const genders = ['men', 'women', 'unisex'] as const;
export const categories = ['coat', 'shirt', 'scarf', 'bag'] as const;
export const colours = ['ink', 'rust', 'indigo', 'moss'] as const;
export const fibres = ['wool', 'silk', 'cotton'] as const;
export const countries = ['JP', 'IT', 'FR'] as const;
export const sizes = ['S', 'M', 'L'] as const;
export const currencies = ['USD', 'JPY', 'EUR'] as const;
export const styles = ['sty_one', 'sty_two', 'sty_three'] as const;
export const words = ['harbour', 'river', 'meadow'] as const;
export const amounts = [0, 1, 4999, 5000, 12_000, 65_535, 65_536, 1_000_000] as const;

/** A query of the list with some of its filters. */
export function filters(designers: readonly string[]): URLSearchParams {
  const query = new URLSearchParams({ currency: pick(currencies) });
  const add = (chance: number, name: string, value: () => string) => random(chance) === 0 && query.append(name, value());
  add(3, 'gender', () => pick(genders));
  add(4, 'category', () => `${pick(categories)},${pick(categories)}`);
  add(3, 'size', () => pick(sizes));
  add(4, 'colour', () => `${pick(colours)},${pick(colours)}`);
  add(4, 'material', () => pick(fibres));
  add(4, 'country', () => pick(countries));
  add(5, 'designer', () => pick(designers));
  add(4, 'minPrice', () => String(pick([0, 0.01, 49.99, 50, 655.36, 700])));
  add(4, 'maxPrice', () => String(pick([0, 49.99, 120, 655.35, 10_000])));
  add(2, 'q', () => pick([pick(words), `${pick(words)} ${pick(words)}`, 'piece', 'nothing']));
  add(4, 'sort', () => pick(['new', 'price-asc', 'likes']));
  add(5, 'lead', () => pick(['men', 'women']));
  for (const flag of ['inStock', 'mto', 'sale', 'archived']) add(6, flag, () => '1');
  return query;
}
