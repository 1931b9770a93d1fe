import { composeRoutes } from './compose-routes.ts';

/** `npm run routes [-- path]`: finds the source file that serves an address. */
const [wanted] = process.argv.slice(2);
const rows = (await composeRoutes()).filter(({ path }) => wanted === undefined || matches(path, wanted));

if (rows.length === 0) {
  process.stderr.write(`No route answers ${wanted ?? ''}.\n`);
  process.exit(1);
}
const table = rows.map(({ path, app, file, access, chrome }) => [
  path,
  app,
  file ?? 'MISSING',
  access,
  `header ${chrome.header}${chrome.banner ? ', banner' : ''}`,
]);
const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
for (const row of table)
  process.stdout.write(
    `${row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()}\n`,
  );

/** Whether a pattern matches an address. The router prefers static segments; here all matches are shown. */
function matches(pattern: string, address: string): boolean {
  const expression = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+');
  return pattern === address || new RegExp(`^${expression}$`).test(address);
}
