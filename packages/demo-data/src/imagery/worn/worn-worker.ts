import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import type { DressedJob } from '../dressed/dressed-jobs.ts';
import { describePicture } from '../masters/describe-picture.ts';
import type { ManifestEntry } from '../masters/manifest.ts';
import type { StillJob } from '../still/still-jobs.ts';
import { encodeMaster } from './encode-master.ts';
import { renderDressed, renderStill, renderWorn, type StepTimes, type TracedPicture } from './render-shot.ts';
import { drapesOf, type DrapedGroup } from './worn-drapes.ts';
import { drapeOf, type DrapeGroup, type WantedDrape, type WornJob } from './worn-jobs.ts';
import { standFor } from './worn-stand.ts';

/** What a worker is given at once: all pictures of a drape, or one editorial picture. */
export type RenderGroup =
  | DrapeGroup
  | { readonly kind: 'still'; readonly jobs: readonly [StillJob] }
  | { readonly kind: 'dressed'; readonly jobs: readonly [DressedJob] };

/** A group to render. Folders end with a slash. */
export type WornTask = { readonly group: RenderGroup; readonly folder: string; readonly drapeFolder: string };

/** What a worker tells of its group: each picture as it is done, then that the group is. */
export type WornAnswer =
  | { readonly kind: 'draped'; readonly milliseconds: number; readonly isKept: boolean }
  | { readonly kind: 'picture'; readonly entry: ManifestEntry; readonly times: StepTimes; readonly samplesPerPixel: number }
  | { readonly kind: 'group-done' }
  | { readonly kind: 'failed'; readonly reason: string };

// One picture at a time on one core: the number of workers is the number of cores used.
sharp.concurrency(1);

parentPort?.on('message', (task: WornTask) => {
  renderGroup(task).then(
    () => answer({ kind: 'group-done' }),
    (error: unknown) =>
      answer({
        kind: 'failed',
        reason: `${task.group.jobs[0]?.key}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      }),
  );
});

function answer(message: WornAnswer): void {
  parentPort?.postMessage(message);
}

async function renderGroup({ drapeFolder, folder, group }: WornTask): Promise<void> {
  if (group.kind === 'still') {
    const [job] = group.jobs;
    return keepPicture(renderStill(job), job, folder);
  }
  const draped = (wanted: WantedDrape): DrapedGroup =>
    drapesOf(wanted, drapeFolder, (milliseconds, isKept) => answer({ kind: 'draped', milliseconds, isKept }));
  if (group.kind === 'dressed') {
    const [job] = group.jobs;
    const forms = job.recipes.map((recipe) => {
      const wanted = drapeOf(recipe, job.quality);
      return { recipe, draped: draped(wanted), stand: standFor(wanted) };
    });
    return keepPicture(renderDressed(job, forms), job, folder);
  }
  const [mesh, stand] = [draped(group), standFor(group)];
  for (const job of group.jobs) await keepPicture(renderWorn(job, mesh, stand), job, folder);
}

/** Writes a picture and tells of it; the list of pictures is the listener's. */
async function keepPicture(picture: TracedPicture, job: WornJob | StillJob | DressedJob, folder: string): Promise<void> {
  const started = performance.now();
  const { height, width } = picture;
  const image = sharp(picture.pixels, { raw: { width, height, channels: 3 } });
  const file = `${job.key}.webp`;
  writeWhole(`${folder}${file}`, await encodeMaster(picture, job.quality));
  const entry: ManifestEntry = { key: job.key, file, width, height, ...(await describePicture(image)), alt: job.alt, hash: job.digest };
  answer({
    kind: 'picture',
    entry,
    times: { ...picture.times, encode: performance.now() - started },
    samplesPerPixel: picture.samplesPerPixel,
  });
}

function writeWhole(path: string, bytes: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  const beside = `${path}.part`;
  writeFileSync(beside, bytes);
  renameSync(beside, path);
}
