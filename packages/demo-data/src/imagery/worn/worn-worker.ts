import { drape, dressFormParts, type GarmentMesh } from '@orime/cloth';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';
import sharp, { type Sharp } from 'sharp';
import { describePicture } from '../masters/describe-picture.ts';
import type { ManifestEntry } from '../masters/manifest.ts';
import { keepDrape, readDrape } from './drape-cache.ts';
import { renderWorn, type StepTimes } from './render-worn.ts';
import type { DrapeGroup, WornJob } from './worn-jobs.ts';
import { needsLegs, standsOnBlock } from './worn-stand.ts';

/** A group to render. Folders end with a slash. */
export type WornTask = { readonly group: DrapeGroup; readonly folder: string; readonly drapeFolder: string };

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
  const mesh = drapeOf(group, drapeFolder);
  const stand = standsOnBlock(group.garment.category) ? [] : dressFormParts({ legs: needsLegs(group.garment.category) });
  for (const job of group.jobs) {
    const picture = renderWorn(job, mesh, stand);
    const started = performance.now();
    const file = `${job.key}.webp`;
    const raw = { raw: { width: picture.width, height: picture.height, channels: 3 as const } };
    writeWhole(`${folder}${file}`, await encode(sharp(picture.pixels, raw), job));
    const { height, width } = picture;
    const entry: ManifestEntry = {
      key: job.key,
      file,
      width,
      height,
      ...(await describePicture(sharp(picture.pixels, raw))),
      alt: job.alt,
      hash: job.digest,
    };
    answer({
      kind: 'picture',
      entry,
      times: { ...picture.times, encode: performance.now() - started },
      samplesPerPixel: picture.samplesPerPixel,
    });
  }
}

function drapeOf({ drapeDigest, garment, options }: DrapeGroup, drapeFolder: string): GarmentMesh {
  const path = `${drapeFolder}${drapeDigest}.drape`;
  const started = performance.now();
  const kept = readDrape(path);
  const mesh = kept ?? drape(garment, options);
  if (!kept) keepDrape(path, mesh);
  answer({ kind: 'draped', milliseconds: performance.now() - started, isKept: kept !== undefined });
  return mesh;
}

const mostBytes = 138_000;
const webpQualities = [90, 84, 78, 70, 62, 54, 46];

/** Busy cloth close up gets less quality until it fits: 640 masters have 90 MB between them. */
async function encode(image: Sharp, { quality }: WornJob): Promise<Buffer> {
  if (quality === 'draft') return image.webp({ quality: 80, effort: 2 }).toBuffer();
  let bytes = Buffer.alloc(0);
  for (const webpQuality of webpQualities) {
    bytes = await image.clone().webp({ quality: webpQuality, effort: 5, smartSubsample: true }).toBuffer();
    if (bytes.length <= mostBytes) break;
  }
  return bytes;
}

function writeWhole(path: string, bytes: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  const beside = `${path}.part`;
  writeFileSync(beside, bytes);
  renameSync(beside, path);
}
