import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { wornRecipes } from '../../content/worn-recipes.ts';
import { dueJobs } from './render-catalogue.ts';
import { listWornJobs } from './worn-jobs.ts';
import { readWornManifest } from './worn-manifest.ts';

const folder = `${mkdtempSync(join(tmpdir(), 'worn-'))}/`;
const program = fileURLToPath(new URL('../render.ts', import.meta.url));
const recipes = wornRecipes.filter(({ design }) => design.slug === 'danfo-scarf');
const run = { recipes, editorials: [], quality: 'proof', force: false, folder } as const;

type Ended = { readonly output: string; readonly code: number | null };

/** Renders a scarf's thumbnails in a process of its own, which is killed as soon as `isEnough` says so. */
async function render(isEnough: () => boolean): Promise<Ended> {
  const child = spawn(
    process.execPath,
    [program, '--only', 'worn/danfo-scarf', '--quality', 'proof', '--workers', '1', '--folder', folder],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ output, code })));
  try {
    while (child.exitCode === null && child.signalCode === null) {
      if (isEnough()) child.kill('SIGKILL');
      await wait(5);
    }
  } finally {
    child.kill('SIGKILL');
  }
  return ended;
}

beforeAll(async () => {
  await render(() => readWornManifest(folder).size >= 1);
});

afterAll(() => rmSync(folder, { recursive: true }));

test('a run that was killed goes on where it stopped and leaves what is done alone', async () => {
  const before = [...readWornManifest(folder).values()];
  expect(before.length).toBeGreaterThanOrEqual(1);
  expect(before.length).toBeLessThan(4);
  expect(dueJobs(run)).toHaveLength(4 - before.length);
  const times = before.map(({ file }) => statSync(`${folder}${file}`).mtimeMs);
  const { code, output } = await render(() => false);
  expect(code).toBe(0);
  expect(output).toContain(`${4 - before.length} pictures of 1 drapes`);
  expect(output).toMatch(/bench: \d pictures, [\d.]+ s each on 1 workers \(scene .* trace .* denoise .* encode .*\); no drape/);
  expect(before.map(({ file }) => statSync(`${folder}${file}`).mtimeMs)).toEqual(times);
  expect(dueJobs(run)).toEqual([]);
  for (const { file, hash } of readWornManifest(folder).values()) {
    expect(readFileSync(`${folder}${file}`).subarray(8, 12).toString('latin1')).toBe('WEBP');
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
  }
});

test('a picture that went missing is due again, and so is one whose recipe changed', () => {
  const entry = readWornManifest(folder).get('worn/danfo-scarf/back');
  if (!entry) throw new Error('the back was not rendered');
  const changed = recipes.map((recipe) => ({ ...recipe, studio: 'night' as const }));
  expect(dueJobs({ ...run, recipes: changed })).toHaveLength(4);
  rmSync(`${folder}${entry.file}`);
  expect(dueJobs(run).map(({ key }) => key)).toEqual(['worn/danfo-scarf/back']);
});

test('what is named first is rendered first, whatever the catalogue’s order', () => {
  const only = ['worn/spider-knot-scarf-madder/back', 'worn/danfo-scarf', 'worn/crease-line-coat-ink/front'];
  const due = dueJobs({ ...run, recipes: wornRecipes, folder: `${folder}empty/`, only });
  expect(due.map(({ key }) => key)).toEqual([only[0], ...listWornJobs(recipes, 'proof').map(({ key }) => key), only[2]]);
});
