import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type VariantFormat = 'webp' | 'avif';

export interface VariantCacheOptions {
  readonly folder: string;
  /** Makes or finds the bytes that are not kept here yet; undefined when there are none. */
  readonly make: (id: string, width: number, format: VariantFormat) => Promise<Buffer | undefined>;
}

export interface VariantCache {
  /** The image at a width, looked for on first demand and kept on disk; undefined when there is no such image. */
  get(id: string, width: number, format: VariantFormat): Promise<Buffer | undefined>;
}

export function createVariantCache({ folder, make }: VariantCacheOptions): VariantCache {
  const underWay = new Map<string, Promise<Buffer | undefined>>();

  async function fetchAndKeep(id: string, width: number, format: VariantFormat, path: string): Promise<Buffer | undefined> {
    const bytes = await make(id, width, format);
    if (bytes === undefined) return undefined;
    const half = `${path}.${randomBytes(4).toString('hex')}.part`;
    await mkdir(join(folder, id), { recursive: true });
    await writeFile(half, bytes);
    await rename(half, path);
    return bytes;
  }

  return {
    async get(id, width, format) {
      const path = join(folder, id, `${width}.${format}`);
      const kept = await readFile(path).catch(() => undefined);
      if (kept !== undefined) return kept;
      const running = underWay.get(path) ?? fetchAndKeep(id, width, format, path).finally(() => underWay.delete(path));
      underWay.set(path, running);
      return running;
    },
  };
}
