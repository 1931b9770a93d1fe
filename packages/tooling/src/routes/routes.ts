import { listApiRoutes } from './api-routes.ts';
import { composeRoutes } from './compose-routes.ts';

/** `npm run routes -- [address]`: from an address, of a page or of the api, to the code that answers it. */
const [wanted] = process.argv.slice(2);
if (wanted?.startsWith('/api/') === true) {
  const answers = (await listApiRoutes()).filter(({ url }) => matches(url.replace(/(.)\/$/, '$1'), wanted.replace(/(.)\/$/, '$1')));
  for (const { method, url, file } of answers) process.stdout.write(`${method.padEnd(6)}  ${url}  ${file}\n`);
  if (answers.length > 0) process.exit(0);
}
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

/** Whether a pattern of the table answers an address; a static segment is preferred by the router, here both are shown. */
function matches(pattern: string, address: string): boolean {
  const expression = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+');
  return pattern === address || new RegExp(`^${expression}$`).test(address);
}
