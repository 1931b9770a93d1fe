import { expect, test } from '@jest/globals';
import { ROUTES } from '@orime/contracts/lists';
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { ROOT } from '../site/settings.ts';
import { composeRoutes } from './compose-routes.ts';

/** Listed pages that the api names before they are built, with the reason. A row goes when its page is built. */
const WAITING: Readonly<Record<string, string>> = {};

test('a page that the api names in mails, answers or files is built', async () => {
  const built = new Set((await composeRoutes()).map(({ path }) => path));
  const missing = (await listNamed()).filter((path) => !built.has(path));
  expect(missing.toSorted()).toEqual(Object.keys(WAITING));
});

/** The listed routes whose addresses stand in the sources of the api. */
async function listNamed(): Promise<readonly string[]> {
  const named = new Set<string>();
  for await (const file of glob('apps/api/src/{domains,house}/**/*.ts', { cwd: ROOT })) {
    if (file.endsWith('.test.ts')) continue;
    for (const path of pathsIn(readFileSync(`${ROOT}/${file}`, 'utf8'))) {
      // Static routes come first: `/wholesale/catalog` is also of the shape of `/wholesale/:id`.
      const route = ROUTES.find((row) => row.path === path) ?? ROUTES.find((row) => patternOf(row.path).test(path));
      if (route !== undefined) named.add(route.path);
    }
  }
  return [...named];
}

/** Texts that look like an address of a page, with a word for every value in them. */
function pathsIn(source: string): readonly string[] {
  const filled = source.replaceAll(/\$\{[^{}]*\}/g, 'x');
  return [...filled.matchAll(/['"`](?:x)?(\/[A-Za-z][\w/-]*)/g)].map(([, path = '']) => path);
}

function patternOf(route: string): RegExp {
  return new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`);
}
