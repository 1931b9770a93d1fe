import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LocalText } from '../../vocabulary/index.ts';

/** One committed picture, as `manifest.json` tells it. `color` stands for the whole, `thumbhash` is base64. */
export type ManifestEntry = {
  readonly key: string;
  /** Relative to the imagery folder. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string;
  readonly color: string;
  readonly alt: LocalText;
  /** Of everything the picture follows from; unchanged means not rendered again. */
  readonly hash: string;
};

export type DemoImage = ManifestEntry & { readonly path: string };

export const imageryFolder = fileURLToPath(new URL('../../../imagery/', import.meta.url));

/** Every rendered picture by key, with the absolute path of its file. Empty while nothing was rendered. */
export function loadImagery(): ReadonlyMap<string, DemoImage> {
  return new Map(readManifest().map((entry) => [entry.key, { ...entry, path: `${imageryFolder}${entry.file}` }]));
}

/** The manifest as written. Throws when the file exists and is not a manifest. */
export function readManifest(): readonly ManifestEntry[] {
  let text: string;
  try {
    text = readFileSync(`${imageryFolder}manifest.json`, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
  const entries: unknown = JSON.parse(text);
  if (!Array.isArray(entries) || !entries.every(isEntry))
    throw new Error(`${imageryFolder}manifest.json is not an image manifest; render it again`);
  return entries;
}

function isEntry(value: unknown): value is ManifestEntry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    'file' in value &&
    'width' in value &&
    'height' in value &&
    'thumbhash' in value &&
    'color' in value &&
    'alt' in value &&
    'hash' in value
  );
}
