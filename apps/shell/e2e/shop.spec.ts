import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { newMember, startSignedIn } from './support/member.ts';
import { inEachView } from './support/views.ts';
import { signInAs } from './support/visit.ts';

interface Designer {
  readonly handle: string;
  readonly name: string;
  readonly nameJp: string;
  readonly holidayUntil: string | null;
  readonly designs: readonly { readonly slug: string; readonly archived: boolean; readonly onePiece: boolean }[];
}

async function read<Answer>(request: APIRequestContext, path: string): Promise<Answer> {
  // The caller names what the endpoint answers.
  return (await (await request.get(path)).json()) as Answer;
}

/** The first designer of the site at hand of whom this holds. */
async function designerWho(request: APIRequestContext, holds: (designer: Designer) => boolean): Promise<Designer> {
  const everybody = await read<{ handle: string }[]>(request, '/api/profile/all?limit=100');
  for (const { handle } of everybody) {
    const designer = await read<Designer>(request, `/api/profile/handle/${handle}`);
    if (holds(designer)) return designer;
  }
  throw new Error('No designer of this site is like that');
}

const isSelling = ({ holidayUntil, designs }: Designer) => holidayUntil === null && designs.some(({ archived }) => !archived);
const headOf = (page: Page, selector: string, attribute: string) => page.locator(selector).getAttribute(attribute);

inEachView('a shop is found from a product, and its parts have addresses', async (page, { say }) => {
  const designer = await designerWho(page.request, isSelling);
  const name = say(designer.name, designer.nameJp);
  await page.goto(`/designs/${designer.designs.find(({ archived }) => !archived)?.slug ?? ''}`);
  await page.getByRole('link', { name, exact: true }).click();

  await expect(page).toHaveURL(new RegExp(`/shop/${designer.handle}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(
    page
      .getByRole('list', { name: say('Designs', '作品一覧') })
      .getByRole('article')
      .first(),
  ).toBeVisible();

  await page
    .getByRole('navigation', { name: say('Parts of this shop', 'ショップの内容') })
    .getByRole('link', { name: say('About', 'プロフィール') })
    .click();
  await expect(page).toHaveURL(new RegExp(`/shop/${designer.handle}\\?tab=about$`));
  await expect(page.getByRole('region', { name: say('Buying here', 'ご購入について') })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/shop/${designer.handle}$`));
  await expectAccessible(page);
});

inEachView('a shop narrows to what one looks for, and nobody else’s designs are in it', async (page, { say, size }) => {
  const designer = await designerWho(page.request, ({ designs, ...rest }) => isSelling({ designs, ...rest }) && designs.length > 4);
  await page.goto(`/shop/${designer.handle}?sort=new`);
  const list = page.getByRole('list', { name: say('Designs', '作品一覧') });
  await expect(list.getByRole('article').first()).toBeVisible();
  for (const maker of await list.getByRole('article').locator('p').first().allTextContents())
    expect(maker).toBe(say(designer.name, designer.nameJp));
  if (size === 'desktop') {
    await expect(page.getByRole('group', { name: say('Designer', 'デザイナー') })).toHaveCount(0);
    const first = page.getByRole('complementary').getByRole('checkbox').first();
    // It is ticked once the address says so, which `check()` does not wait for.
    await first.click();
    await expect(first).toBeChecked();
    await expect(page).toHaveURL(/\/shop\/[^?]+\?.*category=/);
    await expect(list.getByRole('article').first()).toBeVisible();
  }
});

inEachView('somebody follows a shop, it stays so, and its newest designs come to the account', async (page, { say }) => {
  const designer = await designerWho(page.request, isSelling);
  const name = say(designer.name, designer.nameJp);
  await startSignedIn(page, await newMember(page.request, 'consumer'));
  await page.goto(`/shop/${designer.handle}`);
  await page.getByRole('button', { name: say(`Follow ${name}`, `${name}をフォローする`) }).click();
  const following = page.getByRole('button', { name: say(`Following ${name}`, `${name}をフォロー中`) });
  await expect(following).toHaveAttribute('aria-pressed', 'true');
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(following).toBeVisible();
  await page.goto('/consumer/dashboard?tab=following');
  const feed = page.getByRole('region', { name: say('Following', 'フォロー中') });
  await expect(feed.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', `/shop/${designer.handle}`);
  await expect(feed.getByRole('article').first()).toBeVisible();
});

inEachView('an atelier on holiday says so and sells nothing', async (page, { say }) => {
  const designer = await designerWho(page.request, ({ holidayUntil, designs }) => holidayUntil !== null && designs.length > 0);
  await page.goto(`/shop/${designer.handle}`);
  const reason = say(/on holiday until/, /まで休業中です/);
  await expect(page.getByText(reason)).toBeVisible();
  await page.goto(`/designs/${designer.designs.find(({ archived }) => !archived)?.slug ?? ''}`);
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByRole('button', { name: say('On holiday', '休業中'), exact: true })).toBeDisabled();
});

test('one shop has one address, and its document describes it', async ({ page }) => {
  const designer = await designerWho(page.request, isSelling);
  const response = await page.goto(`/shop/${designer.handle.toUpperCase()}?tab=about`);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveURL(new RegExp(`/shop/${designer.handle}\\?tab=about$`));
  expect(await headOf(page, 'link[rel="canonical"]', 'href')).toMatch(new RegExp(`/shop/${designer.handle}$`));
  expect(await headOf(page, 'meta[property="og:image"]', 'content')).toMatch(/\/media\//);
  const brand = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}') as object;
  expect(brand).toMatchObject({ '@type': 'Brand', name: designer.name });
});

test('a shop that is not open is no page', async ({ page }) => {
  const response = await page.goto('/shop/nobody-of-this-name');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'All designers' })).toBeVisible();
});

test('its owner edits it', async ({ page }) => {
  await signInAs(page, 'designer@example.com');
  const login = await page.request.post('/api/users/login', { data: { email: 'designer@example.com', password: 'orime-demo-2026' } });
  const { token } = (await login.json()) as { token: string };
  const own = (await (await page.request.get('/api/profile', { headers: { authorization: token } })).json()) as { handle: string };
  await page.goto(`/shop/${own.handle}`);
  await expect(page.getByRole('link', { name: 'Edit the shop' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Follow / })).toHaveCount(0);
});
