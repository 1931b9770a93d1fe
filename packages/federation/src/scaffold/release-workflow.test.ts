import { describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserApps } from '../build/browser-apps.ts';
import { inputFiles, inputPaths } from '../build/input-digest.ts';
import { releaseWorkflow, releaseWorkflowFile } from './release-workflow.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe.each(browserApps(root))('%s', (app) => {
  test('is released by a workflow of its own, as write-release-workflows.ts writes it', async () => {
    expect(read(releaseWorkflowFile(app))).toBe(await releaseWorkflow(root, app));
  });

  test('is released when an input of its build changes, or how it is released', async () => {
    const { folders, files } = await inputPaths(root, app);
    const sources = (await Promise.all(folders.map((folder) => inputFiles(join(root, folder))))).flat().map((file) => relative(root, file));
    expect(sources.length).toBeGreaterThan(100);
    const changes = [...sources, ...files, '.github/workflows/release.yml', releaseWorkflowFile(app)];
    expect(changes.filter((file) => !startsRelease(app, file))).toEqual([]);
  });

  test.each([
    'README.md',
    'packages/federation/README.md',
    'packages/bench/src/bench.ts',
    'packages/ui/src/button/button.test.tsx',
    'apps/api/src/server.ts',
    `apps/${app}/e2e/journey.spec.ts`,
    `apps/${app}/README.md`,
    '.github/workflows/test.yml',
  ])('is not released when %s changes', (file) => {
    expect(startsRelease(app, file)).toBe(false);
  });

  test('has one release at a time, which no later one cuts off', () => {
    expect(read(releaseWorkflowFile(app))).toMatch(
      new RegExp(`^concurrency:\n  group: release-${app}\n(?: +#.*\n)?  cancel-in-progress: false$`, 'm'),
    );
  });
});

describe('the workflow of all of them', () => {
  const workflow = read('.github/workflows/release.yml');

  test('looks at types and tests before it releases, by commands that exist', () => {
    const commands = [...workflow.matchAll(/npm run (types|jest|release) -- ([a-z]+)?/g)].map(
      ([, script, command = '']) => `${script} ${command}`,
    );
    expect(commands).toEqual(['types ', 'jest ', 'release ship']);
    expect(existsSync(join(import.meta.dirname, '..', 'cli', 'commands', 'ship.ts'))).toBe(true);
  });

  test('has the history that tells which commit is newer', () => {
    expect(workflow).toMatch(/fetch-depth: 0/);
  });
});

/** Whether a push to main that changes this file starts the release of an app, as GitHub decides it. */
function startsRelease(app: string, file: string): boolean {
  const patterns = [...read(releaseWorkflowFile(app)).matchAll(/^ {6}- '(.+)'$/gm)].map(([, pattern = '']) => pattern);
  return patterns.reduce((isIn, pattern) => {
    const isNegative = pattern.startsWith('!');
    return matchesGlob(file, isNegative ? pattern.slice(1) : pattern) ? !isNegative : isIn;
  }, false);
}
