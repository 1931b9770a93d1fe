import { randomBytes } from 'node:crypto';
import { link, mkdir, open, rename, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Replaces a file in one step: a reader sees the old content or the new one, never a part; it survives a power cut. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const temporary = await writeTemporary(file, content);
  await rename(temporary, file);
  await syncFolder(dirname(file));
}

/**
 * Creates a file atomically if it does not exist; resolves with false when another process was first. `link` serves as
 * compare-and-swap, and the name never shows partial content.
 */
export async function createFile(file: string, content: string | Uint8Array): Promise<boolean> {
  const temporary = await writeTemporary(file, content);
  try {
    await link(temporary, file);
  } catch (error) {
    if (isFileError(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await unlink(temporary);
  }
  await syncFolder(dirname(file));
  return true;
}

/** Whether a file system error has this code. */
export function isFileError(error: unknown, code: 'EEXIST' | 'ENOENT'): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

/** Turns the error of a file that is not there into undefined; throws every other one. */
export function onlyMissing(error: unknown): undefined {
  if (isFileError(error, 'ENOENT')) return undefined;
  throw error;
}

/** Makes newly created names in a folder durable (fsync). */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a new file and refuses an existing one with EEXIST. Its content survives a power cut; its name once the folder is synced. */
export async function writeDurably(file: string, content: string | Uint8Array, mode = 0o666): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeTemporary(file: string, content: string | Uint8Array): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  await writeDurably(temporary, content);
  return temporary;
}
