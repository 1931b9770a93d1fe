import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { startSignedIn } from './support/member.ts';
import { callAs, signInAdmin } from './support/shop.ts';
import { inEachView } from './support/views.ts';

inEachView('an error of a remote becomes a bug, is resolved, and opens again when it comes back', async (page, { say }) => {
  const { request } = page;
  const [admin, mark] = [await signInAdmin(request), crypto.randomUUID().slice(0, 8)];
  /** As the error boundary of a remote reports it. */
  const report = () =>
    callAs<{ id: string }>(request, { token: '' }, '/api/errors/front-end', {
      name: 'TypeError',
      message: `Cannot read the weft of ${mark}`,
      fileName: `/r/magazine/9.9.9+${mark}/story.js`,
      lineNumber: 12,
      columnNumber: 3,
      info: `    at Weft${mark} (/r/magazine/9.9.9+${mark}/story.js:12:3)`,
      route: '/magazine',
      remote: `magazine@9.9.9+${mark}`,
    });
  const { id } = await report();
  await startSignedIn(page, admin);

  await page.goto(`/admin/errors?f.release=${encodeURIComponent(`magazine@9.9.9+${mark}`)}`);
  await page
    .getByRole('grid')
    .getByRole('link', { name: new RegExp(mark) })
    .click();
  const record = page.getByRole('article');
  await expect(record.getByText(`magazine@9.9.9+${mark}`).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Make it a bug', '不具合として登録する') }).click();
  const bug = page.getByRole('link', { name: say('Open the bug', '不具合を開く') });
  await expect(bug).toBeVisible();
  await page.getByRole('button', { name: say('Resolve', '解決済みにする'), exact: true }).click();
  await expect(record.getByText(say('Resolved', '解決済み'), { exact: true }).first()).toBeVisible();

  expect((await report()).id).toBe(id);
  await page.reload();
  await expect(record.getByText(say('Open', '未対応'), { exact: true }).first()).toBeVisible();
  await bug.click();
  await expect(page.getByRole('article', { name: new RegExp(mark) })).toBeVisible();
  await expectAccessible(page);
});
