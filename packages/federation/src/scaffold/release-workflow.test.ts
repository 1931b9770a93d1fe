import { expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserApps } from '../build/browser-apps.ts';
import { releaseWorkflow, releaseWorkflowFile } from './release-workflow.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const apps = browserApps(root);

test.each(apps)('%s is released by a workflow of its own', (app) => {
  expect(readFileSync(join(root, releaseWorkflowFile(app)), 'utf8')).toBe(releaseWorkflow(app));
});

test('the workflow of all of them uses commands that exist, and promotes on the revision that it looked at', () => {
  const workflow = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8');
  const commands = [...workflow.matchAll(/npm run (?:--silent )?release -- ([a-z]+)/g)].map(([, command]) => command);
  expect(commands).toEqual(['build', 'publish', 'status', 'verify', 'promote']);
  for (const command of commands) expect(existsSync(join(import.meta.dirname, '..', 'cli', 'commands', `${command}.ts`))).toBe(true);
  expect(workflow).toContain('promote "$APP@$VERSION" --on-revision "$revision"');
});
