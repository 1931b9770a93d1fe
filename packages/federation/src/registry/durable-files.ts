import { randomBytes } from 'node:crypto';
import { link, mkdir, open, rename, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Replaces a file atomically and durably: readers see the old or the new text, also after a power failure. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const temporary = await writeTemporary(file, text);
  await rename(temporary, file);
  await syncFolder(dirname(file));
}

/**
 * Creates a file atomically if it does not exist; resolves with false when another process was first. `link` serves as
 * compare-and-swap, and the name never shows partial content.
 */
export async function createFile(file: string, text: string): Promise<boolean> {
  const temporary = await writeTemporary(file, text);
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

/** Makes newly created names in a folder durable (fsync). */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeTemporary(file: string, text: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  const handle = await open(temporary, 'wx');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return temporary;
}
