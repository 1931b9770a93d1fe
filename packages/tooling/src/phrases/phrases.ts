import { writeFileSync } from 'node:fs';
import { ROOT } from '../site/settings.ts';
import { findPhrases } from './find-phrases.ts';

/** `npm run phrases`: writes where Japanese headlines may break into the apps' locale files, and prints them for reading. */
for (const { file, content, isStale, headlines } of findPhrases(ROOT)) {
  if (isStale) writeFileSync(`${ROOT}/${file}`, content);
  process.stdout.write(`\n${file}${isStale ? ' (written)' : ''}\n${headlines.map((phrases) => `  ${phrases.join(' / ')}`).join('\n')}\n`);
}
