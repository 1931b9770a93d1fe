import { expect, test } from '@playwright/test';
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

  const context = (await page.context().browser()?.newContext()) ?? page.context();
  const visitor = await context.newPage();
  const [other, words, region, next] =
    language === 'en'
      ? (['jp', `藍の週間 ${mark}`, 'お知らせ', '次のお知らせ'] as const)
      : (['en', `Indigo week ${mark}`, 'Promotion', 'Next message'] as const);
  await prefer(context, new URL(page.url()).origin, { language: other, theme: 'light' });
  const banner = visitor.getByRole('region', { name: region });
  /** One whole rotation by hand. */
  const rotation = async (): Promise<readonly string[]> => {
    await visitor.goto(`${new URL(page.url()).origin}/about`);
    await expect(banner.getByRole('link')).toBeVisible();
    const seen: string[] = [];
    for (
      let shown = await banner.getByRole('link').innerText();
      !seen.includes(shown);
      shown = await banner.getByRole('link').innerText()
    ) {
      seen.push(shown);
      await banner.getByRole('button', { name: next, exact: true }).click();
    }
    return seen;
  };
  await expect.poll(rotation).toContain(words);

  await row.getByRole('button', { name: say(`Delete “${name}”`, `「${name}」を削除する`) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Delete', '削除'), exact: true })
    .click();
  await expect(row).toHaveCount(0);
  await expect.poll(rotation).not.toContain(words);
  await context.close();
});
