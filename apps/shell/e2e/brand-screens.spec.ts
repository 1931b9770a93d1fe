import { expect, test, type Download } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { inEachView } from './support/views.ts';

const bytesOf = async (download: Download): Promise<Buffer> => readFile(await download.path());

test.describe('the wordmark', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  inEachView('copies a colour and hands out its files', async (page, { say }) => {
    await page.goto('/logo');
    await expect(page.getByRole('heading', { level: 1, name: say('The wordmark', 'ロゴタイプ') })).toBeVisible();
    await page.getByRole('button', { name: say(/^Copy\s+Vermilion\s+#bf3413/, /^コピー：\s*朱\s+#bf3413/) }).click();
    await expect(page.getByRole('status').getByText(say('#bf3413 copied', '#bf3413 をコピーしました'))).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#bf3413');

    const save = async (name: string): Promise<Download> => {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
      return download;
    };
    const svg = await save(say('Download Ink as SVG', '墨をSVGでダウンロード'));
    expect(svg.suggestedFilename()).toBe('orime-wordmark-ink.svg');
    expect((await bytesOf(svg)).toString()).toMatch(/^<svg [^>]*viewBox[\s\S]*<path fill="#151517" d="M/);
    const png = await bytesOf(await save(say('Download Paper as PNG', '紙をPNGでダウンロード')));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(2400);
    const archive = await bytesOf(await save(say('Download everything (ZIP)', 'すべてダウンロード（ZIP）')));
    // Eight pictures and a note, as the end of the directory counts them.
    expect(archive.readUInt16LE(archive.length - 12)).toBe(9);
  });
});

inEachView('brands read what selling costs, and go on to apply', async (page, { say }) => {
  const { selling } = (await (await page.request.get('/api/settings/public')).json()) as {
    selling: { retailCommissionBp: number; payoutAfterDays: number };
  };
  await page.goto('/for-brands');
  const terms = page.getByRole('table', { name: say('Commission and payout', '手数料とお支払い') });
  await expect(terms.getByRole('row', { name: say('Retail sale', '小売の手数料') })).toContainText(
    `${String(selling.retailCommissionBp / 100)}%`,
  );
  await expect(terms.getByRole('row', { name: say(/^Payout/, /^お支払い/) })).toContainText(String(selling.payoutAfterDays));
  const question = page.getByText(say('Who may sell on Orime?', '誰が出品できますか？'));
  await question.click();
  await expect(
    page.getByText(say('Designers and small houses who show their own work.', 'ご自身の作品を発表するデザイナーや小さなブランドです。')),
  ).toBeVisible();
  await page
    .getByRole('link', { name: say('Apply to sell', '出品を申し込む') })
    .first()
    .click();
  await expect(page).toHaveURL('/apply');
});

inEachView('manufacturers go on to register as producers', async (page, { say }) => {
  await page.goto('/for-manufacturers');
  await expect(page.getByRole('region', { name: say('What we ask for', 'お願いしていること') }).getByRole('listitem')).toHaveCount(6);
  await page
    .getByRole('link', { name: say('Join as a producer', '生産者として登録する') })
    .first()
    .click();
  await expect(page).toHaveURL('/register?type=producer');
  await expect(page.getByRole('radio', { name: say('Producer', '生産者') })).toBeChecked();
});

inEachView('the about page names who answers, and hides a fold', async (page, { say }) => {
  await page.goto('/about');
  await expect(page.getByRole('region', { name: say('Company', '運営会社') })).toContainText(say('Orime KK', 'Orime株式会社'));
  await expect(page.getByRole('link', { name: 'help@example.com' })).toHaveAttribute('href', 'mailto:help@example.com');
  await page.getByRole('link', { name: say('Unfold it', 'ひらいてみる') }).click();
  await expect(page).toHaveURL('/easter-egg');
});

inEachView(
  'a missing page answers 404 and searches',
  async (page, { say }) => {
    expect((await page.goto('/no-such-page'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Page Not Found', 'ページが見つかりません'));
    await page.getByRole('searchbox', { name: say('Search the garments', '服を探す') }).fill(say('silk', '絹'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(say('/catalog?q=silk', '/catalog?q=%E7%B5%B9'));
  },
  { expected: /404/ },
);
