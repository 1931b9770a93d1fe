import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeVariant } from '../../storage/images.ts';

export interface VariantCacheOptions {
  readonly folder: string;
  readonly findMaster: (id: string) => Promise<Buffer | undefined>;
}

export interface VariantCache {
  /** The image at a width, made on first demand and kept on disk; undefined when there is no such image. */
  get(id: string, width: number): Promise<Buffer | undefined>;
}

/** Encodings at one time: more would only make all of them wait longer. */
const maxAtOnce = 2;

export function createVariantCache({ folder, findMaster }: VariantCacheOptions): VariantCache {
  const underWay = new Map<string, Promise<Buffer | undefined>>();
  const queue = createQueue(maxAtOnce);

  async function make(id: string, width: number, path: string): Promise<Buffer | undefined> {
    const master = await findMaster(id);
    if (master === undefined) return undefined;
    const bytes = await queue(() => makeVariant(master, width));
    const half = `${path}.${randomBytes(4).toString('hex')}.part`;
    await mkdir(join(folder, id), { recursive: true });
    await writeFile(half, bytes);
    await rename(half, path);
    return bytes;
  }

  return {
    async get(id, width) {
      const path = join(folder, id, `${width}.webp`);
      const kept = await readFile(path).catch(() => undefined);
      if (kept !== undefined) return kept;
      const running = underWay.get(path) ?? make(id, width, path).finally(() => underWay.delete(path));
      underWay.set(path, running);
      return running;
    },
  };
}

/** Runs at most `limit` tasks at a time, the rest in the order they came. */
function createQueue(limit: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let active = 0;
  return async (task) => {
    if (active >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else active += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) active -= 1;
      else next();
    }
  };
}
