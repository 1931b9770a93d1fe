import { expect, test } from '@jest/globals';
import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { ROOT } from '../site/settings.ts';

interface Project {
  readonly displayName: string;
  readonly testMatch: readonly string[];
  readonly testPathIgnorePatterns?: readonly string[];
}

const { default: config } = (await import(`${ROOT}/jest.config.ts`)) as { default: { projects: readonly Project[] } };
const files = globSync('{apps,packages}/*/{src,test}/**/*.test.{ts,tsx}', { cwd: ROOT, exclude: ['**/node_modules', '**/dist'] });

function projectsOf(file: string): string[] {
  return config.projects
    .filter(({ testMatch }) => testMatch.some((pattern) => matchesGlob(file, pattern.replace('<rootDir>/', ''))))
    .filter(({ testPathIgnorePatterns = [] }) => !testPathIgnorePatterns.some((pattern) => new RegExp(pattern).test(file)))
    .map(({ displayName }) => displayName);
}

test('every test file runs in exactly one kind of project', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.map((file) => [file, projectsOf(file)]).filter(([, projects]) => projects?.length !== 1)).toEqual([]);
});

test.each([
  ['apps/retail-shop/src/new.test.tsx', ['web']],
  ['apps/retail-shop/src/new.test.ts', ['server-render']],
  ['apps/retail-shop/src/new.node.test.tsx', ['server-render']],
  ['packages/event-bus/src/new.test.ts', ['web']],
  ['packages/commerce/src/new.test.ts', ['node']],
  ['apps/api/test/new.test.ts', ['node']],
])('%s is for %j', (file, projects) => expect(projectsOf(file)).toEqual(projects));
