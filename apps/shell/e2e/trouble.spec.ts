import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { breakRemote, throwing } from './support/broken-remote.ts';
import { startSignedIn } from './support/member.ts';
import { signInAdmin } from './support/shop.ts';
import { inEachView } from './support/views.ts';

/** A screen of the magazine throws; gives what the page's report of it became, and which release threw. */
async function throwInMagazine(page: Page, message: string): Promise<{ readonly id: string; readonly release: string }> {
  const repair = await breakRemote(page, 'magazine', throwing('magazine', message));
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/api/errors/front-end') && (response.request().postData() ?? '').includes(message),
  );
  await page.goto('/digital-magazine');
  const { id } = (await (await answered).json()) as { id: string }; // as in contracts
  const version = await page.locator('[data-remote="magazine"]').getAttribute('data-version');
  await repair();
  return { id, release: `magazine@${version}` };
}

inEachView(
  'an error of a remote becomes a bug, is resolved, and opens again when it comes back',
  async (page, { say }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    const message = `Cannot read the weft of ${mark}`;
    await startSignedIn(page, await signInAdmin(page.request));
    const { id, release } = await throwInMagazine(page, message);

    await page.goto(`/admin/errors?f.release=${encodeURIComponent(release)}`);
    await page
      .getByRole('grid')
      .getByRole('link', { name: new RegExp(mark) })
      .click();
    const record = page.getByRole('article');
    await expect(record.getByText(release, { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: say('Make it a bug', '不具合として登録する') }).click();
    const bug = page.getByRole('link', { name: say('Open the bug', '不具合を開く') });
    await expect(bug).toBeVisible();
    await page.getByRole('button', { name: say('Resolve', '解決済みにする'), exact: true }).click();
    await expect(record.getByText(say('Resolved', '解決済み'), { exact: true }).first()).toBeVisible();

    expect((await throwInMagazine(page, message)).id).toBe(id);
    await page.goto(`/admin/errors?error=${id}`);
    await expect(record.getByText(say('Open', '未対応'), { exact: true }).first()).toBeVisible();
    await bug.click();
    await expect(page.getByRole('article', { name: new RegExp(mark) })).toBeVisible();
    await expectAccessible(page);
  },
  // The failure is the point: React tells of it, and the browser of files that it fetched ahead and that are not the released ones.
  { expected: /console (error|warning)/ },
);
