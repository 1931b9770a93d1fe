import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wornRecipes } from '../../content/worn-recipes.ts';
import type { Quality } from './quality.ts';
import { renderWorn } from './render-shot.ts';
import { drapesOf } from './worn-drapes.ts';
import { groupByDrape, listWornJobs } from './worn-jobs.ts';
import { standFor } from './worn-stand.ts';

/** What one step cost one core, in seconds; other work on the machine does not count. */
export type TimedStep = { readonly what: string; readonly seconds: number; readonly samplesPerPixel: number | undefined };

/**
 * Drapes and renders the worn views whose key begins with one of `keys` (`worn/<slug>/front`), and tells what each step cost. Nothing
 * is kept. Throws when no picture has such a key.
 */
export function* timeWorn(keys: readonly string[], quality: Quality): Generator<TimedStep> {
  const jobs = listWornJobs(wornRecipes, quality).filter(({ key }) => keys.some((prefix) => key.startsWith(prefix)));
  if (jobs.length === 0) throw new Error(`no worn picture has a key that begins with ${keys.join(' or ')}`);
  const folder = `${mkdtempSync(join(tmpdir(), 'worn-times-'))}/`;
  try {
    for (const group of groupByDrape(jobs)) {
      const { category } = group.garment;
      const [draped, drapeSeconds] = timed(() => drapesOf(group, folder, () => {}));
      yield { what: `drape ${category}, ${group.garment.fabric}`, seconds: drapeSeconds, samplesPerPixel: undefined };
      const stand = standFor(group);
      for (const job of group.jobs) {
        const [{ samplesPerPixel }, seconds] = timed(() => renderWorn(job, draped, stand));
        yield { what: job.key, seconds, samplesPerPixel };
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function timed<T>(work: () => T): readonly [T, seconds: number] {
  const before = process.cpuUsage();
  const result = work();
  const { system, user } = process.cpuUsage(before);
  return [result, (system + user) / 1e6];
}
