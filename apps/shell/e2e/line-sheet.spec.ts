import { expect, type APIRequestContext, type Locator } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/axe.ts';
import { startSignedIn, type Member } from './support/member.ts';
import { signInAdmin } from './support/shop.ts';
import { newTradeBuyer } from './support/trade.ts';
import { inEachView } from './support/views.ts';
import { answerCookies, prefer } from './support/visit.ts';

interface Style {
  readonly name: string;
  readonly nameJp: string;
  readonly sizes: readonly string[];
  readonly moq: number;
  readonly multiple: number;
}

/** What a page of the line sheet lists. */
async function stylesOf(request: APIRequestContext, { token }: Member): Promise<readonly Style[]> {
  const answer = await request.get('/api/wholesale/catalog?limit=24&currency=USD', { headers: { authorization: token } });
  return ((await answer.json()) as { items: Style[] }).items;
}

/** Pastes cells as a spreadsheet gives them. */
async function paste(field: Locator, cells: string): Promise<void> {
  await field.evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, cells);
}

inEachView(
  'styles of two pages become a spreadsheet, pasted quantities a cart, and the cart a draft that another device goes on with',
  async (page, { say, language }) => {
    const { request } = page;
    const buyer = await newTradeBuyer(request, await signInAdmin(request));
    const styles = await stylesOf(request, buyer);
    await startSignedIn(page, buyer);

    await page.goto('/wholesale/catalog');
    const choices = page.getByRole('checkbox', { name: say(/^Select /, /を選択$/) });
    await choices.first().check();
    await choices.nth(2).click({ modifiers: ['Shift'] });
    await page
      .getByRole('navigation', { name: say('Pages', 'ページ') })
      .getByRole('link', { name: say('Page 2', '2ページ目') })
      .click();
    await expect(page).toHaveURL(/page=2/);
    await expect(choices.first()).not.toBeChecked();
    await choices.first().check();
    await choices.nth(1).check();
    const bar = page.getByRole('region', { name: say('Selection', '選択'), exact: true });
    await expect(bar.getByText(say('5 styles selected', '5型を選択中'))).toBeVisible();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await bar.getByRole('button', { name: say('5 styles (XLSX)', '5型（XLSX）') }).click();
    const sheet = await readFile(await (await download).path());
    // A workbook is a zip.
    expect(sheet.subarray(0, 2).toString()).toBe('PK');
    await bar.getByRole('button', { name: say('Clear the selection', '選択を解除') }).click();

    await page.goto('/wholesale/catalog?view=table');
    const rows = styles.slice(0, 3);
    const width = Math.min(...rows.map(({ sizes }) => sizes.length));
    const step = rows.reduce((product, { multiple }) => product * multiple, 1);
    const units = Math.ceil(Math.max(...rows.map(({ moq }) => moq)) / step) * step;
    await paste(
      page.getByRole('spinbutton').first(),
      rows.map(() => Array.from({ length: width }, () => String(units)).join('\t')).join('\n'),
    );
    await expect(page.getByText(say('3 rows filled in.', '3行を入力しました。'))).toBeVisible();
    const kept = page.waitForResponse((answer) => answer.url().includes('/api/wholesale-cart') && answer.request().method() === 'PUT');
    await bar.getByRole('button', { name: say('Add to wholesale cart', '卸売カートに追加') }).click();
    const drawer = page.getByRole('dialog', { name: say('Wholesale cart', '卸売カート'), exact: true });
    for (const style of rows) await expect(drawer).toContainText(say(style.name, style.nameJp));
    await kept;

    // Another device of the same person has the same cart, and keeps it as a draft.
    const { origin } = new URL(page.url());
    const device = await page.context().browser()?.newContext();
    if (device === undefined) throw new Error('The browser is gone');
    await prefer(device, origin, { language, theme: 'light' });
    const other = await device.newPage();
    await answerCookies(other, language);
    await startSignedIn(other, buyer);
    await other.goto(`${origin}/wholesale-checkout`);
    for (const style of rows) await expect(other.getByRole('main')).toContainText(say(style.name, style.nameJp));
    await other.getByRole('button', { name: say('Save as draft', '下書きとして保存') }).click();
    await expect(other.getByRole('heading', { level: 1, name: say(/(is|are) kept$/, /下書き/) })).toBeVisible();
    await device.close();

    await page.goto('/buyer/dashboard?orders=draft');
    await page
      .getByRole('region', { name: say('Orders', 'ご発注'), exact: true })
      .getByRole('link', { name: /^WO/ })
      .first()
      .click();
    const edit = say('Edit the draft', '下書きを編集する');
    await page.getByRole('button', { name: edit }).click();
    const form = page.getByRole('region', { name: edit });
    await form.getByRole('textbox', { name: say('PO number', '発注番号（PO）') }).fill('PO 501');
    await form.getByRole('button', { name: say('Save the draft', '下書きを保存する') }).click();
    await expect(page.getByRole('main').getByText('PO 501')).toBeVisible();
    await expect(page.getByRole('button', { name: say('Submit for review', '審査に提出する') })).toBeEnabled();
  },
);
