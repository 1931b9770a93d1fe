import { PHRASES, type Language, type RemoteManifest } from '@orime/contracts';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The texts of an app in one language; empty when there are none. */
export function readLocale(appFolder: string, language: Language): Readonly<Record<string, string>> {
  const file = join(appFolder, 'src', 'locales', `${language}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The `remote.json` entry of one language: its script, number of keys, and a hash of its content. */
export function describeLocale(appFolder: string, language: Language, files: readonly string[]): RemoteManifest['i18n'][Language] {
  const texts = readLocale(appFolder, language);
  // Line breaks have no translation.
  const keys = Object.keys(texts).filter((key) => key !== PHRASES);
  return {
    file: files.at(-1) ?? '',
    keys: keys.length,
    hash: shortHash(texts),
    keysHash: shortHash(keys.filter((key) => !(key.endsWith('_one') && key.replace(/_one$/, '_other') in texts)).toSorted()),
  };
}

function shortHash(value: object): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}
