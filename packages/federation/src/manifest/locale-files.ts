import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language, RemoteManifest } from '@orime/contracts';

/** What `remote.json` says about one language: the script that carries it, how many keys, and a hash that changes with them. */
export function describeLocale(appFolder: string, language: Language, files: readonly string[]): RemoteManifest['i18n'][Language] {
  const file = join(appFolder, 'src', 'locales', `${language}.json`);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  const entries: Record<string, unknown> = JSON.parse(text);
  return {
    file: files.at(-1) ?? '',
    keys: Object.keys(entries).length,
    hash: createHash('sha256').update(text).digest('hex').slice(0, 16),
  };
}
