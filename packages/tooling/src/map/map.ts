import { GAP_KINDS } from './gaps.ts';
import { readSiteMap } from './site-map.ts';

/** `npm run map -- [endpoints|addresses|links]`: what calls, shows and links what; `-` marks a gap. */
const [wanted] = process.argv.slice(2);
const kinds = GAP_KINDS.filter((kind) => wanted === undefined || kind === wanted);
if (kinds.length === 0) {
  process.stderr.write(`Usage: npm run map -- [${GAP_KINDS.join('|')}]\n`);
  process.exit(1);
}
const map = await readSiteMap();
const tables = {
  endpoints: map.endpoints.map(({ key, callers }) => [key, callers.join(' ') || '-']),
  addresses: map.addresses.map(({ path, owner, screen }) => [path, owner, screen ?? '-']),
  links: map.links.map(({ key, file, isLive }) => [key, isLive ? 'live' : '-', file]),
};
for (const kind of kinds) print(kind, tables[kind]);

function print(title: string, rows: readonly (readonly string[])[]): void {
  const gaps = rows.filter((row) => row.includes('-')).length;
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  process.stdout.write(`${title}: ${rows.length}, gaps: ${gaps}\n${lines.join('\n')}\n\n`);
}
