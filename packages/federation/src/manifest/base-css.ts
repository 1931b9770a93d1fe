import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Writes the design system's base style sheet beside the shell's scripts. The gateway inlines it into the documents of that release,
 * so that the first paint has the colours of exactly this shell.
 */
export async function emitBaseCss(shellFolder: string, outputFolder: string): Promise<void> {
  const file = createRequire(join(shellFolder, 'package.json')).resolve('@orime/ui/base-css');
  const { baseCss }: { baseCss: string } = await import(pathToFileURL(file).href);
  const hash = createHash('sha256').update(baseCss).digest('hex').slice(0, 16);
  await writeFile(join(outputFolder, `base.${hash}.css`), baseCss);
}
