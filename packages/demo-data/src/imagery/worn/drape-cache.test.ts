import { afterAll, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wavyTube } from '../trace/fixtures/wavy-tube.ts';
import { keepDrape, readDrape } from './drape-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'drapes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const mesh = wavyTube({ columns: 12, rows: 6, folds: 3 });
const path = join(folder, 'nested', 'tube.drape');

test('a drape comes back as it was kept', () => {
  keepDrape(path, mesh);
  expect(readDrape(path)).toEqual(mesh);
});

test('there is nothing where none was kept', () => {
  expect(readDrape(join(folder, 'absent.drape'))).toBeUndefined();
});

test('a file cut short is no drape', () => {
  const bytes = readFileSync(path);
  for (const length of [10, bytes.length - 8]) {
    writeFileSync(join(folder, 'short.drape'), bytes.subarray(0, length));
    expect(readDrape(join(folder, 'short.drape'))).toBeUndefined();
  }
});
