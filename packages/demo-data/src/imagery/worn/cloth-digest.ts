import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A digest of the cloth engine's sources: drapes kept from another state of it are not used again. */
export function clothDigest(): string {
  const folder = dirname(fileURLToPath(import.meta.resolve('@orime/cloth')));
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  for (const name of names.sort()) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

/** The folder for drapes of the present engine, ending with a slash. Drapes of earlier states are removed. */
export function presentDrapes(drapeFolder: string): string {
  const present = clothDigest();
  if (existsSync(drapeFolder))
    for (const name of readdirSync(drapeFolder)) if (name !== present) rmSync(join(drapeFolder, name), { recursive: true });
  return `${drapeFolder}${present}/`;
}
