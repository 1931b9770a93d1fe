import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RequestError } from '../../../house/errors/request-error.ts';

export interface PictureCacheOptions {
  readonly folder: string;
  /** Pictures that may wait for the one being drawn; further ones are refused. */
  readonly maxWaiting: number;
}

export interface PictureCache {
  /**
   * The picture of a subject in a version, drawn on first demand and kept on disk, one version a subject. One is drawn at a time in a
   * process. Throws `unavailable` when too many wait. Both names become parts of a path.
   */
  get(subject: string, version: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

export function createPictureCache({ folder, maxWaiting }: PictureCacheOptions): PictureCache {
  const underWay = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  async function drawInTurn(subject: string, version: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const turn = last.then(make);
    last = turn.catch(() => undefined);
    const bytes = await turn;
    await keep(join(folder, subject), `${version}.jpg`, bytes);
    return bytes;
  }

  return {
    async get(subject, version, make) {
      const path = join(folder, subject, `${version}.jpg`);
      const kept = await readFile(path).catch(() => undefined);
      if (kept !== undefined) return kept;
      const running = underWay.get(path);
      if (running !== undefined) return running;
      if (underWay.size > maxWaiting) throw new RequestError('unavailable', { headers: { 'retry-after': '10' } });
      const drawing = drawInTurn(subject, version, make).finally(() => underWay.delete(path));
      underWay.set(path, drawing);
      return drawing;
    },
  };
}

/** Written whole or not at all; what the subject had before is removed. */
async function keep(folder: string, name: string, bytes: Buffer): Promise<void> {
  const half = join(folder, `${randomBytes(4).toString('hex')}.part`);
  await mkdir(folder, { recursive: true });
  await writeFile(half, bytes);
  await rename(half, join(folder, name));
  const others = (await readdir(folder)).filter((other) => other.endsWith('.jpg') && other !== name);
  await Promise.all(others.map((other) => rm(join(folder, other), { force: true })));
}
