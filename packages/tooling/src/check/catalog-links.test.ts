import { beforeAll, expect, test } from '@jest/globals';
import type { RouteDeclaration } from '@orime/contracts';
import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../site/settings.ts';

/** The catalogue of shops reads other filters. */
const LINK = /(?<!\/wholesale)\/catalog(?:\/[\w-]+)?\?([^'"`\s<]+)/g;
/** Beside the filters: the outcome of a stock alert and the page's language. */
const OTHERS = ['alert', 'lang'];

function namesIn(source: string): readonly string[] {
  return [...source.matchAll(LINK)].flatMap(([, query = '']) => [...query.matchAll(/(?:^|&)(\w+)=/g)].map(([, name = '']) => name));
}

const links = globSync('{apps,packages}/*/src/**/*.{ts,tsx,json}', { cwd: ROOT })
  .filter((file) => !/\.(?:test|fixture)\.tsx?$/.test(file))
  .flatMap((file) => namesIn(readFileSync(`${ROOT}/${file}`, 'utf8')).map((name) => ({ file, name })));

let read: readonly string[];
beforeAll(async () => {
  // A route table is plain data, type-checked against defineRoutes.
  const { routes } = (await import(pathToFileURL(`${ROOT}/apps/retail-shop/src/routes.ts`).href)) as {
    routes: readonly RouteDeclaration[];
  };
  const catalog = routes.find(({ path }) => path === '/catalog');
  read = [...(catalog?.document?.reads ?? []).flatMap(({ fromSearch = [] }) => fromSearch), ...OTHERS];
});

test('links are told apart from those of the wholesale catalogue, whatever is filled in', () => {
  expect(namesIn("to='/catalog?availability=mto' `/catalog/men?category=${value}&sort=new` '/wholesale/catalog?mine=liked'")).toEqual([
    'availability',
    'category',
    'sort',
  ]);
  expect(links.map(({ name }) => name)).toEqual(expect.arrayContaining(['category', 'designer', 'mto', 'q', 'sort']));
});

test('every link into the catalogue names only what it reads', () => {
  expect(read).toContain('mto');
  expect(links.filter(({ name }) => !read.includes(name))).toEqual([]);
});
