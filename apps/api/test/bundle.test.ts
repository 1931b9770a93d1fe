import { expect, test } from '@jest/globals';
import { apiEntry } from '@orime/tooling/api-entry';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

test('whatever the api imports late has in its bundle the names that are asked for', async () => {
  const entry = await apiEntry();
  const text = await readFile(join(dirname(entry), 'main.mjs'), 'utf8');
  const asked = [...text.matchAll(/\{([^{}]+)\} = await import\("([^"]+)"\)/g)].map(([, names = '', file = '']) => ({
    file: file.startsWith('.') ? join(dirname(entry), file) : file,
    names: names.split(',').map((name) => name.trim().split(':')[0]?.trim() ?? ''),
  }));
  expect(asked.length).toBeGreaterThan(8);
  // In a process of its own: jest has its own way of importing.
  const look = `for (const { file, names } of ${JSON.stringify(asked)}) { const all = await import(file); for (const name of names) if (all[name] === undefined) console.log(file, name); }`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', look], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  expect(stdout).toBe('');
});
