import { createChangeFeed, serveAlone, watchAlone } from '@orime/federation/dev';
import { freePort } from '@orime/tooling/site';
import { expect, test } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyOfApp } from './support/changed-build.ts';
import { watchPage } from './support/watch-page.ts';

test.skip(process.env['TEST_FULL'] !== '1', 'builds a remote with all that it needs: in test:full');

const part = (word: string) => `import { useState } from 'react';

export function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{'${word} ' + String(count)}</button>;
}
`;

test('a remote alone shows a saved component in the open page, which keeps what somebody did there', async ({ page, baseURL }) => {
  test.setTimeout(600_000);
  const folder = await copyOfApp('magazine');
  const feature = join(folder, 'src', 'features', 'lookbook');
  const screen = join(feature, 'lookbook-screen.tsx');
  const counter = join(feature, 'counter.tsx');
  const source = await readFile(screen, 'utf8');
  const shown = source.replace(/return (<LookbookIndex [^>]*\/>);/, 'return <div><Counter />$1</div>;');
  expect(shown).not.toBe(source);
  await writeFile(counter, part('before'));
  await writeFile(screen, `import { Counter } from './counter.tsx';\n${shown}`);

  const changes = createChangeFeed();
  const build = await watchAlone(folder, (stats) => {
    if (!stats.hasErrors()) changes.tell(stats.hash);
  });
  const port = await freePort();
  const site = { folder: build.folder, title: 'magazine', entries: build.entries, changes, against: new URL(baseURL ?? '') };
  const server = await serveAlone(site, port);
  try {
    const { problems } = watchPage(page, { expected: /\/api\/|\/media\// });
    let documents = 0;
    page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
    await page.goto(`http://localhost:${String(port)}/lookbook`);
    await page.getByRole('button', { name: 'before 0' }).click();
    await page.getByRole('button', { name: 'before 1' }).click();
    await expect(page.getByRole('button', { name: 'before 2' })).toBeVisible();

    await writeFile(counter, part('after'));
    await expect(page.getByRole('button', { name: 'after 2' })).toBeVisible({ timeout: 120_000 });
    await page.getByRole('button', { name: 'after 2' }).click();
    await expect(page.getByRole('button', { name: 'after 3' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents).toBe(1);
    expect(problems).toEqual([]);
  } finally {
    changes.close();
    server.closeAllConnections();
    server.close();
    await build.stop();
  }
});
