import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { inEachView } from './support/views.ts';

interface Listed {
  readonly items: readonly { readonly handle: string; readonly name: string; readonly nameJp: string }[];
}

/** The one producer of the site at hand that weaves denim in Japan, in small numbers. */
async function denimMaker(page: Page) {
  const { items } = (await (await page.request.get('/api/producer/?capability=denim&country=JP&moq=50')).json()) as Listed;
  const [maker] = items;
  if (maker === undefined) throw new Error('No producer of this site weaves denim');
  return maker;
}

inEachView('a maker is found by craft, place and terms, and the world map knows it', async (page, { say }) => {
  const maker = await denimMaker(page);
  const name = say(maker.name, maker.nameJp);
  await page.goto('/business-directory');
  await page.getByRole('combobox', { name: say('Capability', '対応できる加工') }).selectOption('denim');
  await page.getByRole('combobox', { name: say('Country', '国・地域') }).selectOption('JP');
  await page.getByRole('combobox', { name: say('Minimum order', '最小ロット') }).selectOption('50');
  await expect(page).toHaveURL(/\?capability=denim&country=JP&moq=50$/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(say(/^1 business$/, /^1件$/));
  await expectAccessible(page);

  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page
    .getByRole('region', { name: say('Where it is', '場所') })
    .getByRole('link', { name: say('See on the world map', 'ワールドマップで見る') })
    .click();
  await expect(page.getByRole('complementary', { name })).toBeVisible();
  await page.getByRole('button', { name: say('Flat', '平面図') }).click();
  await expect(page).toHaveURL(/view=flat/);
});

inEachView('a model is measured in one’s own units and asked for', async (page, { say }) => {
  const [model] = (await (await page.request.get('/api/profile/models?limit=1')).json()) as { slug: string; name: string }[];
  await page.goto(`/model/${model?.slug ?? ''}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(model?.name ?? '');
  await page.getByRole('button', { name: say('in', 'インチ'), exact: true }).click();
  await page.reload();
  await expect(page.getByText(/^\d′/)).toBeVisible();

  const booking = page.getByRole('region', { name: say(/^Book /, /依頼する$/) });
  await booking.getByRole('textbox', { name: say(/^Your name/, /^お名前/) }).fill('Mina');
  await booking.getByRole('textbox', { name: say(/^Email/, /^メールアドレス/) }).fill('mina@example.com');
  await booking.getByRole('textbox', { name: say(/^Place/, /^場所/) }).fill('Naples');
  await booking.getByLabel(say(/^First day/, /^開始日/)).fill('2027-03-01');
  await booking.getByRole('button', { name: say('Send request', '依頼を送信する') }).click();
  await expect(booking.getByRole('status')).toContainText(say('on its way', '受け付けました'));
  await expectAccessible(page);
});
