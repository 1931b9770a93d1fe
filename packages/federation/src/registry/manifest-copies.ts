import type { RemoteManifest } from '@orime/contracts';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createFile } from './durable-files.ts';
import { parseManifest } from './read-manifest.ts';
import { manifestCopyFile, type Registry } from './registry-folder.ts';

/** Keeps the manifest of a version outside of its folder. Does nothing where that was done before. */
export async function keepManifestCopy(registry: Registry, manifest: RemoteManifest): Promise<void> {
  const file = manifestCopyFile(registry, manifest.name, manifest.version);
  if (!existsSync(file)) await createFile(file, `${JSON.stringify(manifest)}\n`);
}

/** What a version said about itself, also when its folder is gone. Undefined when nothing readable was kept. */
export async function readManifestCopy(registry: Registry, remote: string, version: string): Promise<RemoteManifest | undefined> {
  const file = manifestCopyFile(registry, remote, version);
  try {
    return parseManifest(await readFile(file, 'utf8'), file);
  } catch {
    // Missing or damaged: a copy is only the second way to know, so both are the same to the caller.
    return undefined;
  }
}
