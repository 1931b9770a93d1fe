import { ROUTES } from '@orime/contracts/lists';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { samplePath } from './support/sample-paths.ts';
import { signInAdmin } from './support/shop.ts';
import { answerCookies } from './support/visit.ts';

const ROLES = ['guest', 'consumer', 'designer', 'producer', 'newbuyer', 'buyer', 'manager', 'admin'] as const;
const ACCOUNTS = ['/login', '/register', '/request-reset', '/passwordReset', '/verify/:uniqueString'];
/** Of the other remotes, where orders, returns, stores and their money are looked after. */
const DESKS = [
  '/dashboard',
  '/admin',
  '/admin/buyers',
  '/admin/orders',
  '/admin/returns',
  '/admin/wholesale-orders',
  '/admin/promo-codes',
  '/admin/money',
];
const PATHS = [
  ...ROUTES.filter(({ owner, path }) => owner === 'retail-shop' || owner === 'wholesale' || ACCOUNTS.includes(path)).map(
    ({ path }) => path,
  ),
  ...DESKS,
];
/** Addresses of what belongs to others: orders of the demo consumer and of the demo buyer's company, and a piece of the reserve. */
async function foreignThings(request: APIRequestContext): Promise<Readonly<Record<string, string>>> {
  const { token } = await signInAdmin(request);
  const one = async (url: string, place = 0): Promise<string> => {
    const answer = (await (await request.get(url, { headers: { authorization: token } })).json()) as {
      items: { id: string; slug?: string }[];
    };
    const item = answer.items.at(place);
    return item?.slug ?? item?.id ?? '';
  };
  return {
    '/order-info/:id': `/order-info/${await one('/api/order/?limit=1')}`,
    '/wholesale-order-info/:id': `/wholesale-order-info/${await one('/api/wholesale-order/?limit=1')}`,
    // The oldest: journeys beside this one have newer ones for a while.
    '/private-reserve/:name': `/private-reserve/${await one('/api/private-reserve?limit=100', -1)}`,
    '/designs/:name': await samplePath(request, '{design}'),
    '/wholesale/:id': await samplePath(request, '{wholesale}'),
    '/shop/:handle': '/shop/ito-kasumi',
    '/catalog/:country': '/catalog/japan',
    '/verify/:uniqueString': '/verify/x1',
  };
}

/** Signs in through the API; a guest has no token. */
async function become(page: Page, role: (typeof ROLES)[number]): Promise<void> {
  await page.goto('/healthz');
  const login = { email: `${role}@example.com`, password: 'orime-demo-2026' };
  const { token } =
    role === 'guest'
      ? { token: null }
      : ((await (await page.request.post('/api/users/login', { data: login })).json()) as { token: string });
  await page.evaluate((value) => (value === null ? localStorage.removeItem('jwtToken') : localStorage.setItem('jwtToken', value)), token);
}

/** What is wrong with an address as this reader sees it; nothing when it is a page of words with a way on. */
async function faultOf(page: Page, path: string): Promise<string | undefined> {
  let documents = 0;
  const count = (frame: unknown): void => void (frame === page.mainFrame() && (documents += 1));
  page.on('framenavigated', count);
  await page.goto(path);
  const main = page.getByRole('main');
  try {
    await expect(main.locator('h1')).toHaveCount(1);
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  } catch {
    return `no heading, or it loads for ever: ${(await main.innerText()).slice(0, 80)}`;
  } finally {
    page.off('framenavigated', count);
  }
  const words = await main.innerText();
  if ((await main.locator('h1').innerText()).trim() === '') return 'an empty heading';
  if (/could not be loaded|something went wrong|undefined|\[object|\b[a-z]+_[a-z_]+\b|\/api\//i.test(words))
    return `raw words: ${words.slice(0, 200)}`;
  if ((await main.locator('a[href]:visible, button:visible').count()) === 0) return 'no way on';
  return documents > 3 ? `${documents} pages one after the other` : undefined;
}

const IS_FULL = process.env['TEST_FULL'] === '1';

for (const readers of IS_FULL ? ROLES.map((role) => [role]) : [ROLES]) {
  test(`no address of the shops refuses anybody without words and a way on (${readers.join(', ')})`, async ({ page }) => {
    test.setTimeout(IS_FULL ? 240_000 : 120_000);
    const things = await foreignThings(page.request);
    await answerCookies(page, 'en');
    const faults: string[] = [];
    for (const role of readers) {
      await become(page, role);
      // Each pair of a reader and an address has its turn by its place, so that the usual run meets all roles and many addresses.
      const turn = ROLES.indexOf(role) * 3;
      for (const path of PATHS.filter((_, index) => IS_FULL || (index + turn) % 13 === 0)) {
        const fault = await faultOf(page, things[path] ?? path);
        if (fault !== undefined) faults.push(`${role} ${path}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });
}
