import { createHash } from 'node:crypto';
import { createRandom, type Random } from './random.ts';

export type MarketplaceOptions = {
  /** Same seed, same ids and same choices. */
  readonly seed: string;
  /** Every date is relative to this instant. */
  readonly now: Date;
};

/** What every builder needs: ids, chance and the calendar, all following from the options alone. */
export type World = {
  /** An id such as `dsn_…` that depends on the seed and the name only, so that loading twice meets the same row. */
  id(prefix: string, name: string): string;
  random(name: string): Random;
  /** The instant so many days ago; negative for the future. Fractions are hours. */
  daysAgo(days: number): string;
};

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export function createWorld({ seed, now }: MarketplaceOptions): World {
  return {
    id: (prefix, name) => `${prefix}_${code(`${seed}/${prefix}/${name}`)}`,
    random: (name) => createRandom(`${seed}/${name}`),
    daysAgo: (days) => new Date(now.getTime() - days * 86_400_000).toISOString(),
  };
}

/** 26 Crockford digits from a hash; the first is below 8, as in a ULID. */
function code(name: string): string {
  const bytes = createHash('sha256').update(name).digest();
  return Array.from({ length: 26 }, (_, i) => crockford[(bytes[i] ?? 0) % (i === 0 ? 8 : 32)]).join('');
}
