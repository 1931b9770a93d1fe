import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { MailPieces } from './pieces.ts';

const SOURCE = fileURLToPath(new URL('layout.mjml', import.meta.url));
const COMPILED = fileURLToPath(new URL('compiled-layout.ts', import.meta.url));
const BORDER = /(?:<mj-raw>)?\[\[(\w+)\]\](?:<\/mj-raw>)?/;

/** The layout as its author wrote it. */
export function readLayout(): Promise<string> {
  return readFile(SOURCE, 'utf8');
}

/** `[[name]]` begins a piece of that name. */
export function splitLayout(layout: string): Omit<MailPieces, 'startWithPicture'> {
  const [start, ...rest] = layout.split(BORDER);
  const named = rest.flatMap((name, index) => (index % 2 === 0 ? [[name, rest[index + 1]]] : []));
  return { start, ...Object.fromEntries(named) };
}

/** The pieces as HTML for the mail programs of this world. mjml is needed here alone: it takes forty megabytes and its time. */
export async function compileLayout(): Promise<MailPieces> {
  const layout = await readLayout();
  const pieces = splitLayout(await draw(layout));
  const { start } = splitLayout(await draw(layout.replace(/<mj-image .*\n/, '')));
  return { ...pieces, start, startWithPicture: pieces.start };
}

export async function draw(layout: string): Promise<string> {
  const { default: mjml2html } = await import('mjml');
  return (await mjml2html(layout, { fonts: {}, keepComments: false })).html;
}

if (import.meta.main) {
  const lines = Object.entries(await compileLayout()).map(([name, html]) => `  ${name}: ${JSON.stringify(html)},\n`);
  const doc = '/** Made of `layout.mjml` by `pnpm --filter @orime/api mail:layout`. */';
  await writeFile(
    COMPILED,
    `import type { MailPieces } from './pieces.ts';\n\n${doc}\nexport const MAIL_PIECES: MailPieces = {\n${lines.join('')}};\n`,
  );
}
