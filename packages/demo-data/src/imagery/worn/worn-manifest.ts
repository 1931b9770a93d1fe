import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { DemoImage, ManifestEntry } from '../masters/manifest.ts';
import { wornFolder } from './worn-folders.ts';

const fileName = 'worn.json';

/** The list of worn pictures of a folder, by key; empty where none was rendered. Throws when the file is no such list. */
export function readWornManifest(folder: string): ReadonlyMap<string, ManifestEntry> {
  if (!existsSync(`${folder}${fileName}`)) return new Map();
  const entries: unknown = JSON.parse(readFileSync(`${folder}${fileName}`, 'utf8'));
  if (!Array.isArray(entries)) throw new Error(`${folder}${fileName} is no list of pictures; render them again`);
  // Written by `writeWornManifest` alone.
  return new Map((entries as ManifestEntry[]).map((entry) => [entry.key, entry]));
}

/** The committed worn masters by key, with the absolute path of each file. Empty until the first batch is final. */
export function loadWornImagery(): ReadonlyMap<string, DemoImage> {
  const folder = wornFolder('final');
  return new Map([...readWornManifest(folder)].map(([key, entry]) => [key, { ...entry, path: `${folder}${entry.file}` }]));
}

/** Writes the list, sorted by key, in one move: a run killed at any time leaves the list before or the list after. */
export function writeWornManifest(folder: string, entries: Iterable<ManifestEntry>): void {
  const lines = [...entries].sort((a, b) => (a.key < b.key ? -1 : 1)).map((entry) => JSON.stringify(entry));
  mkdirSync(folder, { recursive: true });
  const beside = `${folder}${fileName}.part`;
  writeFileSync(beside, `[\n${lines.join(',\n')}\n]\n`);
  renameSync(beside, `${folder}${fileName}`);
}
