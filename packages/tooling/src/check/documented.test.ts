import { describe, expect, test } from '@jest/globals';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ROOT } from '../site/settings.ts';

const read = (file: string): string => readFileSync(`${ROOT}/${file}`, 'utf8');
const README = read('README.md');
/** Of `npm run release -- <command>` and `npm run bench -- <program>`. */
const COMMANDS = globSync('packages/federation/src/cli/commands/*.ts', { cwd: ROOT }).map((file) => basename(file, '.ts'));
const BENCHES = [...read('packages/bench/src/programs.ts').matchAll(/name: '([a-z-]+)'/g)].map(([, name = '']) => name);
/** What the guide in the federation's README makes. */
const GUIDE_REMOTE = 'stylists';

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

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

test('every command that README and CONTRIBUTING name exists', () => {
  const texts = README + read('.github/CONTRIBUTING.md');
  const named = [...texts.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(40);
  expect([...new Set(named)].filter((name) => scripts[name] === undefined)).toEqual([]);
  // And every command is named.
  const known = (name: string): boolean => named.includes(name) || texts.includes(`npm ${name}`) || texts.includes(`\`${name}`);
  expect(Object.keys(scripts).filter((name) => !known(name))).toEqual([]);
});

describe.each(globSync('{apps,packages}/*/README.md', { cwd: ROOT }).toSorted())('%s', (file) => {
  const text = read(file);

  test('names commands that exist, of this repository and of its command line', () => {
    const named = [...text.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, name = '']) => name);
    expect([...new Set(named)].filter((name) => scripts[name] === undefined)).toEqual([]);
    const released = [...text.matchAll(/(?:npm run release --|\borime) ([a-z]+)\b/g)].map(([, name = '']) => name);
    expect([...new Set(released)].filter((name) => !COMMANDS.includes(name))).toEqual([]);
    const benches = [...text.matchAll(/npm run bench -- ([a-z-]+)/g)].map(([, name = '']) => name);
    expect([...new Set(benches)].filter((name) => !BENCHES.includes(name))).toEqual([]);
  });

  test('names scripts of apps that exist', () => {
    for (const [, app = '', script = ''] of text.matchAll(/pnpm@[\d.]+ --filter ([\w-]+) (\w+)/g)) {
      const own = appScripts(app);
      // That of a guide's remote exists as soon as the guide is followed.
      if (own !== undefined) expect(Object.keys(own)).toContain(script);
      else expect([file, app]).toEqual(['packages/federation/README.md', GUIDE_REMOTE]);
    }
  });

  test('says of `dev` what it does: nothing is released', () => {
    expect(text).not.toMatch(/\bdev` [^.;]*\breleases\b/);
  });
});

/** Undefined where there is no such app. */
function appScripts(app: string): Record<string, string> | undefined {
  const file = `apps/${app}/package.json`;
  return existsSync(`${ROOT}/${file}`) ? (JSON.parse(read(file)) as { scripts: Record<string, string> }).scripts : undefined;
}
