import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { errorCode } from '../errors/error-facts.ts';
import type { Storage } from './storage-types.ts';

export function folderStorage(folder: string): Storage {
  const root = resolve(folder);
  const pathOf = (key: string) => {
    const path = join(root, key);
    if (!path.startsWith(root + sep)) throw new Error(`The storage key ${key} leaves its folder`);
    return path;
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      // Written aside and renamed: a reader, or a crash, never meets half a file.
      const half = `${path}.${randomBytes(4).toString('hex')}.part`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(half, bytes);
      await rename(half, path);
    },
    async get(key) {
      return readFile(pathOf(key)).catch((error: unknown) => {
        if (errorCode(error) === 'ENOENT') return undefined;
        throw error;
      });
    },
    async getPart(key, start, end) {
      const file = await open(pathOf(key)).catch((error: unknown) => {
        if (errorCode(error) === 'ENOENT') return undefined;
        throw error;
      });
      if (file === undefined) return undefined;
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(end - start + 1), 0, end - start + 1, start);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
