import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { ROOT } from '../site/settings.ts';

const read = (file: string): string => readFileSync(`${ROOT}/${file}`, 'utf8');
const README = read('README.md');

/** Where processes of the product read their settings. */
const READERS = [
  'apps/api/src/house/config/{config,secrets}.ts',
  'apps/api/src/house/tracing/*.ts',
  'apps/gateway/src/{config,gateway-secret}.ts',
  'packages/tooling/src/site/settings.ts',
  'packages/federation/src/keys/*.ts',
];
/** For tests and developers: not for whoever runs the site. */
const NOT_FOR_OPERATORS = new Set(['LIVE_RELOAD', 'NODE_ENV', 'OTEL_SDK_DISABLED', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']);

test('every setting that a process reads is in the README, and every one there is read', () => {
  const sources = READERS.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter((file) => !file.includes('.test.'));
  const names = sources.flatMap((file) => [
    ...read(file).matchAll(/(?:\w*[eE]nv(?:ironment)?\[|[eE]nv(?:ironment)?, )'([A-Z][A-Z0-9_]+)'/g),
  ]);
  const found = new Set(names.map(([, name = '']) => name));
  const table = README.slice(README.indexOf('## Settings'));
  expect([...found].filter((name) => !NOT_FOR_OPERATORS.has(name) && !table.includes(`\`${name}\``))).toEqual([]);

  const rows = [...table.matchAll(/^\| (`[A-Z].*?) \|/gm)].flatMap(([, cell = '']) => [...cell.matchAll(/`([A-Z0-9_]+)`/g)]);
  // Those of the collector are read by its own library.
  const listed = rows.map(([, name = '']) => name).filter((name) => !name.startsWith('OTEL_'));
  expect(listed.length).toBeGreaterThan(30);
  expect(listed.filter((name) => !found.has(name))).toEqual([]);
});

test('every command that README and CONTRIBUTING name exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const texts = README + read('.github/CONTRIBUTING.md');
  const named = [...texts.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(40);
  expect([...new Set(named)].filter((name) => scripts[name] === undefined)).toEqual([]);
  // And every command is named.
  const known = (name: string): boolean => named.includes(name) || texts.includes(`npm ${name}`) || texts.includes(`\`${name}`);
  expect(Object.keys(scripts).filter((name) => !known(name))).toEqual([]);
});
