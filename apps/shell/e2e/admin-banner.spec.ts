import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { startSignedIn } from './support/member.ts';
import { signInAdmin } from './support/shop.ts';
import { inEachView } from './support/views.ts';
import { prefer } from './support/visit.ts';

inEachView('a message of the banner is published, seen in the other language, and taken down', async (page, { say, language }) => {
  test.slow();
  const mark = crypto.randomUUID().slice(0, 8);
  const name = `Journey ${mark}`;
  await startSignedIn(page, await signInAdmin(page.request));
  await page.goto('/admin/banner');
  await page.getByRole('button', { name: say('New message', '新しいお知らせ') }).click();
  const form = page.getByRole('form', { name: say('Message', 'お知らせ'), exact: true });
  await form.getByRole('textbox', { name: say('Name', '名前'), exact: true }).fill(name);
  await form.getByRole('textbox', { name: say('Text (English)', '文言（英語）') }).fill(`Indigo week ${mark}`);
  await form.getByRole('checkbox', { name: say('Show it on the site', 'サイトに表示する') }).check();
  // A message that is shown needs both languages; what was typed stays.
  await form.getByRole('button', { name: say('Save the message', 'お知らせを保存する') }).click();
  const japanese = form.getByRole('textbox', { name: say('Text (Japanese)', '文言（日本語）') });
  await expect(japanese).toHaveAttribute('aria-invalid', 'true');
  await japanese.fill(`藍の週間 ${mark}`);
  await expectAccessible(page);
  await form.getByRole('button', { name: say('Save the message', 'お知らせを保存する') }).click();
  const row = page
    .getByRole('list', { name: say('Messages in their order', 'お知らせの順番') })
    .getByRole('listitem')
    .filter({ hasText: name });
  await expect(row.getByText(say('Published', '公開中'), { exact: true })).toBeVisible();

  const [other, words, region, next] =
    language === 'en'
      ? (['jp', `藍の週間 ${mark}`, 'お知らせ', '次のお知らせ'] as const)
      : (['en', `Indigo week ${mark}`, 'Promotion', 'Next message'] as const);
  /** What somebody reads in one whole rotation, turned by hand, who has not been here before: browsers keep the messages for a minute. */
  const rotation = async (): Promise<readonly string[]> => {
    const { origin } = new URL(page.url());
    const context = await browserOf(page).newContext();
    await prefer(context, origin, { language: other, theme: 'light' });
    const visitor = await context.newPage();
    await visitor.goto(`${origin}/about`);
    const banner = visitor.getByRole('region', { name: region });
    const message = async (): Promise<string> => banner.getByRole('link').innerText();
    const seen: string[] = [];
    for (let shown = await message(); !seen.includes(shown); shown = await message()) {
      seen.push(shown);
      await banner.getByRole('button', { name: next, exact: true }).click();
    }
    await context.close();
    return seen;
  };
  expect(await rotation()).toContain(words);

  await row.getByRole('button', { name: say(`Delete “${name}”`, `「${name}」を削除する`) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Delete', '削除'), exact: true })
    .click();
  await expect(row).toHaveCount(0);
  expect(await rotation()).not.toContain(words);
});

function browserOf(page: Page): Browser {
  const browser = page.context().browser();
  if (browser === null) throw new Error('A journey runs in a browser of its own');
  return browser;
}
