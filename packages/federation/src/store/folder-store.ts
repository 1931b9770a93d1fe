import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { createFile, onlyMissing, replaceFile, syncFolder, writeDurably } from '../files/durable-files.ts';
import { newestFirst, type FileToStore, type Store, type StoredObject, type StoredVersion } from './store.ts';

/** Looking at all files of a version at once would fill the process's few threads for files: a server's documents would wait behind thousands. */
const FILES_AT_ONCE = 8;

/** A store in a folder. Whoever can write into the folder is trusted to take turns: `swap` looks first and then writes. */
export class FolderStore implements Store {
  readonly name: string;
  private readonly folder: string;

  constructor(folder: string) {
    this.name = folder;
    this.folder = folder;
  }

  async read(key: string): Promise<{ readonly bytes: Buffer; readonly tag: string } | undefined> {
    const tag = await this.tag(key);
    const bytes = await readFile(this.path(key)).catch(onlyMissing);
    return bytes === undefined ? undefined : { bytes, tag: tag ?? '' };
  }

  async tag(key: string): Promise<string | undefined> {
    const info = await stat(this.path(key)).catch(() => undefined);
    return info === undefined ? undefined : `${String(info.ino)}:${String(info.mtimeMs)}:${String(info.size)}`;
  }

  async list(prefix: string): Promise<readonly StoredObject[]> {
    const folder = this.path(prefix.slice(0, prefix.lastIndexOf('/') + 1));
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const objects: StoredObject[] = [];
    for (let at = 0; at < files.length; at += FILES_AT_ONCE) {
      const found = await Promise.all(files.slice(at, at + FILES_AT_ONCE).map((file) => this.objectOf(file)));
      objects.push(...found.flatMap((object) => (object?.key.startsWith(prefix) === true ? [object] : [])));
    }
    return objects.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  }

  create(key: string, bytes: Uint8Array): Promise<boolean> {
    return createFile(this.path(key), bytes);
  }

  async swap(key: string, bytes: Uint8Array, tag: string | undefined): Promise<boolean> {
    if (tag === undefined) return this.create(key, bytes);
    if ((await this.tag(key)) !== tag) return false;
    await replaceFile(this.path(key), bytes);
    return true;
  }

  put(key: string, bytes: Uint8Array): Promise<void> {
    return replaceFile(this.path(key), bytes);
  }

  async remove(key: string): Promise<void> {
    await rm(this.path(key), { force: true });
  }

  async versions(): Promise<ReadonlyMap<string, readonly StoredVersion[]>> {
    const remotes = (await readFolders(this.path('r'))).toSorted();
    return new Map(await Promise.all(remotes.map(async (remote) => [remote, await this.versionsOf(remote)] as const)));
  }

  async putVersion(prefix: string, files: readonly FileToStore[], onFile: (done: number) => void): Promise<boolean> {
    const target = this.path(prefix);
    const staging = `${target}.${randomBytes(6).toString('hex')}.tmp`;
    try {
      await writeAll(staging, files, onFile);
      await rename(staging, target);
    } catch (error) {
      await rm(staging, { recursive: true, force: true });
      // Another process published the same version concurrently.
      if (!existsSync(target)) throw error;
      return false;
    }
    await syncFolder(dirname(target));
    return true;
  }

  async makeRoom(prefix: string): Promise<void> {
    await this.setAside(prefix);
  }

  async removeVersion(prefix: string): Promise<void> {
    await rm(await this.setAside(prefix), { recursive: true, force: true });
  }

  async removeLeftovers(before: Date): Promise<number> {
    let count = 0;
    for (const remote of await readFolders(this.path('r'))) {
      for (const name of await readFolders(this.path(`r/${remote}`))) {
        const folder = this.path(`r/${remote}/${name}`);
        if (!name.endsWith('.tmp') || (await stat(folder)).mtime >= before) continue;
        await rm(folder, { recursive: true, force: true });
        count += 1;
      }
    }
    return count;
  }

  localFile(key: string): Promise<string | undefined> {
    return Promise.resolve(this.path(key));
  }

  renew(): Promise<boolean> {
    return Promise.resolve(false);
  }

  withoutCopies(): Store {
    return this;
  }

  private async objectOf(file: string): Promise<StoredObject | undefined> {
    const info = await stat(file).catch(() => undefined);
    return info && { key: relative(this.folder, file).split(sep).join('/'), bytes: info.size, modifiedAt: info.mtime };
  }

  private async versionsOf(remote: string): Promise<readonly StoredVersion[]> {
    const names = (await readFolders(this.path(`r/${remote}`))).filter((name) => !name.endsWith('.tmp'));
    return newestFirst(
      await Promise.all(names.map(async (version) => ({ version, publishedAt: (await stat(this.path(`r/${remote}/${version}`))).mtime }))),
    );
  }

  private async setAside(prefix: string): Promise<string> {
    const aside = `${this.path(prefix)}.${randomBytes(6).toString('hex')}.tmp`;
    await rename(this.path(prefix), aside);
    return aside;
  }

  private path(key: string): string {
    return join(this.folder, key);
  }
}

/** All at once: most of the time of a durable write is waiting for the disk, which takes many files in one go. */
async function writeAll(folder: string, files: readonly FileToStore[], onFile: (done: number) => void): Promise<void> {
  const folders = new Set([folder, ...files.map(({ path }) => dirname(join(folder, path)))]);
  for (const each of folders) await mkdir(each, { recursive: true });
  let done = 0;
  // Settled, not raced: after a failure the folder is removed, and nothing may still be writing into it then.
  const writes = await Promise.allSettled(
    files.map(async ({ path, read }) => {
      await writeDurably(join(folder, path), await read());
      onFile(++done);
    }),
  );
  const failed = writes.find((write) => write.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  for (const each of folders) await syncFolder(each);
}

async function readFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
