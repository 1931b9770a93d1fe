import type { DemoModel, DemoTile, Marketplace } from '@orime/demo-data';
import type { Trx } from '../house/db/db.ts';
import type { Storage } from '../house/storage/storage-types.ts';
import type { DemoFiles } from './demo-images.ts';

/** What every step of loading the demo marketplace has at hand. */
export interface SeedContext {
  readonly trx: Trx;
  readonly storage: Storage;
  readonly market: Marketplace;
  /** Stored pictures by key. */
  readonly files: DemoFiles;
  /** Garments to be turned, by the slug of their design. */
  readonly models: ReadonlyMap<string, DemoModel>;
  /** Repeats of printed cloths, by the slug of their design. */
  readonly tiles: ReadonlyMap<string, DemoTile>;
  /** Where the links in mails of the past lead. */
  readonly publicUrl: string;
}

/** One part of the demo data. Each domain lists its own in its folder's index.ts. */
export interface SeedStep {
  readonly name: string;
  /** Steps, of any domain, whose rows this one reads or refers to. Accounts, houses and pictures are always there. */
  readonly after?: readonly string[];
  readonly load: (context: SeedContext) => Promise<void>;
}

/** The steps in an order in which each finds what it needs; as listed, where that decides nothing. Throws on unknown names and circles. */
export function orderSteps(steps: readonly SeedStep[]): readonly SeedStep[] {
  const ordered: SeedStep[] = [];
  const isDone = (name: string) => ordered.some((step) => step.name === name);
  while (ordered.length < steps.length) {
    const next = steps.find(({ name, after = [] }) => !isDone(name) && after.every(isDone));
    if (next === undefined) {
      const stuck = steps.filter(({ name }) => !isDone(name)).map(({ name, after = [] }) => `${name} (after ${after.join(', ')})`);
      throw new Error(`The demo data cannot be ordered: ${stuck.join('; ')}`);
    }
    ordered.push(next);
  }
  return ordered;
}
