import { expect, test, type Page } from '@playwright/test';
import { mailTo } from './support/mail.ts';
import { signInAs } from './support/visit.ts';

/** A real photograph of the site at hand, to be uploaded as somebody's own. */
async function photograph(page: Page): Promise<Buffer> {
  const [design] = (await (await page.request.get('/api/design/?limit=1')).json()) as { images: { id: string }[] }[];
  return (await page.request.get(`/media/${design?.images[0]?.id ?? ''}/768.webp`)).body();
}

test('a designer registers, makes a profile and a design, does what opens a shop; an admin confirms; a guest finds and buys it; the designer sees the order', async ({
  page: designer,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const mark = crypto.randomUUID().slice(0, 8);
  const name = `Noren Dress ${mark}`;

  await test.step('register', async () => {
    await designer.goto('/register');
    await designer.getByRole('radiogroup', { name: 'I am a' }).getByRole('radio', { name: 'Designer' }).check();
    await designer.getByRole('textbox', { name: 'Name' }).fill('Ren House');
    await designer.getByRole('textbox', { name: 'Email' }).fill(`loop-${mark}@example.com`);
    await designer.getByRole('textbox', { name: 'Password' }).fill('a-long-enough-password');
    await designer.getByRole('checkbox', { name: 'I accept the terms' }).check();
    await designer.getByRole('button', { name: 'Create account' }).click();
    await expect(designer).toHaveURL('/create-profile');
  });

  await test.step('create the profile', async () => {
    await designer.getByRole('textbox', { name: 'Handle' }).fill(`ren-${mark}`);
    await expect(designer.getByText(`Free: your page will be at /shop/ren-${mark}`)).toBeVisible();
    await designer.getByRole('textbox', { name: 'About you (English)' }).fill('One loom, one room.');
    await designer.getByRole('combobox', { name: 'Country' }).selectOption('JP');
    await designer.getByRole('textbox', { name: 'City (English)' }).fill('Nara');
    await designer.getByRole('textbox', { name: 'Position on the map' }).fill('34.6851, 135.8050');
    await designer.getByRole('button', { name: 'Save and add a design' }).click();
    await expect(designer).toHaveURL('/add-design');
  });

  await test.step('add a design with photographs and hand it in', async () => {
    const buffer = await photograph(designer);
    const files = ['front', 'back'].map((side) => ({ name: `${side}.webp`, mimeType: 'image/webp', buffer }));
    await designer.locator('input[type=file][multiple]').setInputFiles(files);
    await expect(designer.getByRole('button', { name: 'Move Picture 2 up' })).toBeEnabled();
    await designer.getByRole('button', { name: 'Move Picture 2 up' }).click();
    await designer.getByRole('textbox', { name: 'What picture 1 shows (English)' }).fill('Front view');
    await designer.getByRole('textbox', { name: 'Name (English)' }).fill(name);
    await designer.getByRole('textbox', { name: 'Description (English)' }).fill('Woven narrow, hung straight.');
    await designer.getByRole('combobox', { name: 'Category' }).selectOption('dress');
    await designer.getByRole('radio', { name: 'Indigo' }).check({ force: true });
    await designer.getByRole('combobox', { name: 'Fiber 1' }).selectOption('ramie');
    await designer.getByRole('button', { name: 'One size' }).click();
    await designer.getByRole('textbox', { name: 'In stock: OS' }).fill('3');
    await designer.getByRole('textbox', { name: 'US dollars' }).first().fill('320');
    await designer.getByRole('button', { name: 'Submit for confirmation' }).click();
    await expect(designer).toHaveURL('/dashboard?tab=designs');
    await expect(designer.getByRole('row', { name: new RegExp(name) })).toContainText('Awaiting confirmation');
  });

  const admin = await (await browser.newContext({ baseURL })).newPage();
  const confirm = () => admin.getByRole('article', { name }).getByRole('button', { name: 'Confirm', exact: true }).click();
  const { id, slug } = await test.step('an admin cannot confirm it: the shop is not ready to open', async () => {
    await signInAs(admin, 'admin@example.com');
    await admin.goto('/admin/update-all-designs');
    await expect(admin.getByText(name).first()).toBeVisible();
    const token = await admin.evaluate(() => localStorage.getItem('jwtToken'));
    const queue = (await (
      await admin.request.get('/api/design/confirmation/unconfirmed?limit=100', { headers: { authorization: token ?? '' } })
    ).json()) as { id: string; slug: string; name: string }[];
    const design = queue.find((one) => one.name === name);
    if (design === undefined) throw new Error('The design is not in the queue');
    await admin.goto(`/admin/update-all-designs?design=${design.id}`);
    await confirm();
    const needs = 'a confirmed e-mail address and acceptance of the vendor agreement';
    await expect(admin.getByText(`${name} cannot be confirmed yet. Its designer’s shop still needs: ${needs}.`)).toBeVisible();
    await admin.goto(`/admin/update-all-designs?design=${design.id}`);
    return design;
  });

  await test.step('the designer does what is left: confirms the address, accepts the agreement', async () => {
    const opening = designer.getByRole('region', { name: 'Before your shop opens' });
    await expect(opening).toContainText('3 of 5 required steps done');
    const link = /\/verify\/[\w.-]+/.exec(await mailTo(`loop-${mark}@example.com`, '/verify/'))?.[0] ?? '';
    await designer.goto(link);
    await expect(designer).toHaveURL('/dashboard');
    await expect(opening).toContainText('4 of 5 required steps done');
    await opening.getByRole('link', { name: 'Accept the vendor agreement' }).click();
    await expect(designer).toHaveURL('/vendor-agreement');
    await designer.getByRole('button', { name: 'Accept', exact: true }).click();
    await designer.getByRole('link', { name: 'To your dashboard' }).click();
    await expect(designer.getByText('Everything is done. Your profile is in review', { exact: false })).toBeVisible();
    await expect(opening).toBeHidden();
  });

  await test.step('the admin confirms it', async () => {
    await confirm();
    await expect(admin.getByText(`${name} is confirmed.`)).toBeVisible();
  });

  const guest = await (await browser.newContext({ baseURL })).newPage();
  await test.step('a guest finds it in the catalogue by searching, and buys it', async () => {
    await guest.goto(`/catalog?q=${encodeURIComponent(mark)}`);
    await guest.locator('main').getByRole('link', { name }).click();
    await expect(guest).toHaveURL(`/designs/${slug}`);
    const sizes = guest.getByRole('radiogroup', { name: 'Size' });
    await guest.getByRole('button', { name: 'Add to cart' }).waitFor();
    if ((await sizes.count()) > 0) await sizes.getByRole('radio').first().check({ force: true });
    await guest.getByRole('button', { name: 'Add to cart' }).click();
    await guest.getByRole('dialog', { name: 'Cart' }).getByRole('button', { name: 'Checkout' }).click();
    await expect(guest).toHaveURL('/checkout');
    for (const [label, value] of [
      ['Email', `guest-${mark}@example.com`],
      ['Full name', 'Ada Guest'],
      ['Address', '1 Quay'],
      ['City', 'Porto'],
      ['Postal code', '4000-001'],
    ] as const) {
      await guest.getByRole('textbox', { name: label, exact: true }).fill(value);
    }
    await guest.getByRole('combobox', { name: 'Country' }).selectOption('PT');
    await guest.getByRole('checkbox', { name: 'I accept the terms' }).check();
    await guest.getByRole('button', { name: 'Place order' }).click();
    await expect(guest).toHaveURL(/\/order-info\/grp_/);
  });

  await test.step('the designer sees the order and sends it', async () => {
    await designer.goto('/dashboard?tab=designs');
    await expect(designer.getByRole('row', { name: new RegExp(name) })).toContainText('Confirmed');
    await designer.getByRole('navigation', { name: 'Your pages' }).getByRole('link', { name: 'Orders' }).click();
    const order = designer.getByRole('article').filter({ hasText: name });
    await expect(order).toContainText('Ada Guest');
    await order.getByRole('button', { name: 'Ship', exact: true }).click();
    await order.getByRole('textbox', { name: 'Carrier' }).fill('Yamato');
    await order.getByRole('textbox', { name: 'Tracking number' }).fill('1234-5678');
    await order.getByRole('button', { name: 'Mark as shipped' }).click();
    await expect(order).toContainText('1234-5678');
    expect(id).toMatch(/^dsn_/);
  });
});
