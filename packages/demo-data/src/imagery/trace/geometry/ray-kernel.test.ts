import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { compileKernel, kernelFile } from './compile-kernel.ts';

test('the committed kernel is what its source compiles to', async () => {
  expect(Buffer.from(await compileKernel()).equals(readFileSync(kernelFile))).toBe(true);
});
