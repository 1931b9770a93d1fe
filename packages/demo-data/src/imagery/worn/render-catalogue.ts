import { existsSync, rmSync } from 'node:fs';
import type { EditorialSpec } from '../../vocabulary/index.ts';
import { listDressedJobs, type DressedJob } from '../dressed/dressed-jobs.ts';
import { createProgress } from '../masters/progress.ts';
import { listStillJobs, type StillJob } from '../still/still-jobs.ts';
import { presentDrapes } from './cloth-digest.ts';
import type { Quality } from './quality.ts';
import type { StepTimes } from './render-shot.ts';
import { runWorn } from './run-worn.ts';
import { drapeFolder, wornFolder } from './worn-folders.ts';
import { groupByDrape, listWornJobs, type WornJob } from './worn-jobs.ts';
import { readWornManifest, writeWornManifest } from './worn-manifest.ts';
import type { WornRecipe } from './worn-recipe.ts';
import type { RenderGroup } from './worn-worker.ts';

export type CatalogueRun = {
  readonly recipes: readonly WornRecipe[];
  /** Editorial pictures; those that show cloth alone or clothes are traced. */
  readonly editorials: readonly EditorialSpec[];
  readonly quality: Quality;
  readonly workers: number;
  /** Keys or their beginnings; all if absent. */
  readonly only?: readonly string[];
  readonly force: boolean;
  /** Where pictures and their list go: the quality's own folder if absent. */
  readonly folder?: string;
  /** Where drapes are kept between runs. */
  readonly drapeFolder?: string;
};

type TracedJob = WornJob | DressedJob | StillJob;

function listJobs({ editorials, quality, recipes }: Pick<CatalogueRun, 'editorials' | 'quality' | 'recipes'>): readonly TracedJob[] {
  return [...listWornJobs(recipes, quality), ...listDressedJobs(editorials, recipes, quality), ...listStillJobs(editorials, quality)];
}

/** The jobs whose picture is missing or was made from another recipe: in the order of `only`, then of the catalogue. */
export function dueJobs({ editorials, folder, force, only, quality, recipes }: Omit<CatalogueRun, 'workers'>): readonly TracedJob[] {
  const into = folder ?? wornFolder(quality);
  const known = readWornManifest(into);
  const rank = ({ key }: TracedJob): number => (only ? only.findIndex((prefix) => key.startsWith(prefix)) : 0);
  const due = listJobs({ editorials, quality, recipes }).filter((job) => {
    if (rank(job) < 0) return false;
    const before = known.get(job.key);
    return force || before?.hash !== job.digest || !existsSync(`${into}${before.file}`);
  });
  return due.sort((a, b) => rank(a) - rank(b));
}

/**
 * Renders what is due and prints progress and the time a picture takes. The list is written after every picture, so a run
 * that was killed goes on where it stopped and loses the pictures in work alone.
 */
export async function renderCatalogue(run: CatalogueRun): Promise<void> {
  const folder = run.folder ?? wornFolder(run.quality);
  const due = dueJobs(run);
  const drapes = groupByDrape(due.filter((job) => job.kind === 'worn'));
  const editorials = due.flatMap((job): readonly RenderGroup[] => {
    if (job.kind === 'worn') return [];
    return job.kind === 'still' ? [{ kind: 'still', jobs: [job] }] : [{ kind: 'dressed', jobs: [job] }];
  });
  const entries = new Map(readWornManifest(folder));
  if (!run.only) dropUnknown(entries, folder, run);
  console.log(`${due.length} pictures of ${drapes.length} drapes to trace in ${run.quality} quality on ${run.workers} workers`);
  if (due.length === 0) return;
  const advance = createProgress(due.length, (text) => process.stdout.write(text), process.stdout.isTTY);
  const bench = createBench(run.workers);
  await runWorn([...drapes, ...editorials], { folder, drapeFolder: presentDrapes(run.drapeFolder ?? drapeFolder) }, run.workers, {
    onDrape: bench.addDrape,
    onPicture: (entry, times, samplesPerPixel) => {
      entries.set(entry.key, entry);
      writeWornManifest(folder, entries.values());
      bench.addPicture(times, samplesPerPixel);
      advance(entry.key);
    },
  });
  console.log(bench.line());
}

/** Pictures of designs that are no longer in the catalogue go. */
function dropUnknown(entries: Map<string, { readonly file: string }>, folder: string, run: CatalogueRun): void {
  const wanted = new Set(listJobs(run).map(({ key }) => key));
  for (const [key, { file }] of entries) {
    if (wanted.has(key)) continue;
    rmSync(`${folder}${file}`, { force: true });
    entries.delete(key);
  }
}

type Bench = {
  readonly addDrape: (milliseconds: number, isKept: boolean) => void;
  readonly addPicture: (times: StepTimes, samplesPerPixel: number) => void;
  readonly line: () => string;
};

/** Sums up a run: `bench: 12 pictures, 14.2 s each on 2 workers (scene 0.8, trace 22.1, denoise 4.0, encode 1.5 s of one core); 3 drapes, 9.4 s each`. */
function createBench(workers: number): Bench {
  const startedAt = performance.now();
  const sums = { scene: 0, trace: 0, denoise: 0, encode: 0 };
  let [pictures, samples, drapes, drapeTime] = [0, 0, 0, 0];
  const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);
  return {
    addDrape: (milliseconds, isKept) => {
      if (isKept) return;
      drapes++;
      drapeTime += milliseconds;
    },
    addPicture: (times, samplesPerPixel) => {
      pictures++;
      samples += samplesPerPixel;
      for (const step of ['scene', 'trace', 'denoise', 'encode'] as const) sums[step] += times[step];
    },
    line: () => {
      const steps = (['scene', 'trace', 'denoise', 'encode'] as const)
        .map((step) => `${step} ${seconds(sums[step] / pictures)}`)
        .join(', ');
      const drapeText = drapes === 0 ? 'no drape' : `${drapes} drapes, ${seconds(drapeTime / drapes)} s each`;
      return `bench: ${pictures} pictures, ${seconds((performance.now() - startedAt) / pictures)} s each on ${workers} workers (${steps} s of one core, ${(samples / pictures).toFixed(1)} samples a pixel); ${drapeText}`;
    },
  };
}
