import { expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Compilation } from 'webpack';
import { sharedCopies } from './shared-copies.ts';

/** What a build of one line has of lent packages; the packages themselves are found from here. */
async function copiesOf(source: string): Promise<readonly string[]> {
  const path = await mkdtemp(join(tmpdir(), 'copies-'));
  const compiler = webpack({
    mode: 'none',
    context: import.meta.dirname,
    entry: `data:text/javascript,${encodeURIComponent(source)}`,
    output: { path },
    externals: { react: 'react', scheduler: 'scheduler' },
    optimization: { concatenateModules: true, usedExports: true },
  });
  try {
    return await new Promise((resolve, reject) => {
      const answer = (compilation: Compilation | undefined) =>
        compilation === undefined || compilation.errors.length > 0
          ? reject(new Error(compilation?.errors.join('\n')))
          : resolve(sharedCopies(compilation));
      compiler?.run((error, stats) => (error === null ? answer(stats?.compilation) : reject(error)));
    });
  } finally {
    await rm(path, { recursive: true });
  }
}

test('a path beside the lent name brings a second copy of the package', async () => {
  expect(await copiesOf(`import { createRoot } from 'react-dom/client'; console.log(createRoot)`)).toEqual(['react-dom']);
});

test('what its host lends, and other packages, are no copies', async () => {
  expect(await copiesOf(`import { useState } from 'react'; import { valid } from 'semver'; console.log(useState, valid)`)).toEqual([]);
});
