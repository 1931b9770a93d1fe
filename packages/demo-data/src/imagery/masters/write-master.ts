import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { renderAvatar } from '../render-avatar.ts';
import { renderDesign, type Rendered } from '../render-design.ts';
import { renderEditorial } from '../render-editorial.ts';
import { describePicture } from './describe-picture.ts';
import type { RenderJob } from './jobs.ts';
import { imageryFolder, type ManifestEntry } from './manifest.ts';

/** Renders one picture, writes its master and answers what the manifest says about it. */
export async function writeMaster(job: RenderJob): Promise<ManifestEntry> {
  const { width, height, pixels } = await render(job);
  const raw = { raw: { width, height, channels: 3 as const } };
  const file = `${job.key}.webp`;
  const path = `${imageryFolder}${file}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await encode(sharp(pixels, raw), job.maxBytes));
  const description = await describePicture(sharp(pixels, raw));
  return { key: job.key, file, width, height, ...description, alt: job.alt, hash: job.hash };
}

async function render(job: RenderJob): Promise<Rendered> {
  switch (job.kind) {
    case 'design':
      return renderDesign(job.recipe, job.view);
    case 'editorial':
      return renderEditorial(job.spec);
    case 'avatar':
      return renderAvatar(job.spec);
  }
}

const mostBytes = 59_000;
const qualities = [72, 60, 48, 38, 30, 24, 18];

/** Busy cloth (linen close up, fine checks) is given less quality until it fits. */
async function encode(image: Sharp, maxBytes: number): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of qualities) {
    bytes = await image.clone().webp({ quality, effort: 4 }).toBuffer();
    if (bytes.length <= maxBytes) break;
  }
  // Fine two-tone prints stay heavy at any quality: softened, they lose their hardest edges only.
  const limit = Math.max(maxBytes, mostBytes);
  for (const quality of [30, 18, 10, 4]) {
    if (bytes.length <= limit) break;
    bytes = await image.clone().blur(1.2).webp({ quality, effort: 4 }).toBuffer();
  }
  return bytes;
}
