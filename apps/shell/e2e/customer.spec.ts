import { expect, type APIRequestContext } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { mailTo } from './support/mail.ts';
import { newMember, startSignedIn, type Member } from './support/member.ts';
import { callAs } from './support/shop.ts';
import { inEachView } from './support/views.ts';

interface SoldDesign {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly nameJp: string;
  readonly sizes: readonly { readonly size: string; readonly mode: string; readonly availability: string }[];
}

async function designs(request: APIRequestContext): Promise<readonly SoldDesign[]> {
  return (await (await request.get('/api/design/?limit=60&currency=USD')).json()) as SoldDesign[];
}

async function alertFor(request: APIRequestContext, member: Member): Promise<SoldDesign> {
  for (const design of await designs(request)) {
    const size = design.sizes.find((each) => each.mode === 'stock' && each.availability === 'sold_out');
    if (size === undefined) continue;
    await callAs(request, member, '/api/stock-alert', { designId: design.id, size: size.size });
    return design;
  }
  throw new Error('No size is sold out');
}

inEachView('a customer’s size is chosen in the shop, an alert is removed and a copy of the data is asked for', async (page, { say }) => {
  const { request } = page;
  const member = await newMember(request, 'consumer', 'Mori Aya');
  const waitedFor = await alertFor(request, member);
  await startSignedIn(page, member);

  await page.goto('/consumer/dashboard?tab=sizes');
  await page.getByRole('combobox', { name: say('Letters', 'アルファベット') }).selectOption('M');
  await expect(page.getByRole('combobox', { name: say('Italy', 'イタリア') })).toHaveValue('42');
  await page.getByRole('button', { name: say('Save', '保存する'), exact: true }).click();
  await expect(page.getByText(say('Saved. Your size is chosen for you in the shop.', '保存しました'))).toBeVisible();
  await expectAccessible(page);

  const offered = (await designs(request)).find(
    ({ sizes }) => sizes.length > 1 && sizes.some((each) => each.size === 'M' && each.availability !== 'sold_out'),
  );
  await page.goto(`/designs/${offered?.slug ?? ''}`);
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked();

  await page.goto('/consumer/dashboard?tab=alerts');
  const alerts = page.getByRole('list', { name: say('Stock alerts', '再入荷のお知らせ') });
  await expect(alerts.getByRole('link', { name: say(waitedFor.name, waitedFor.nameJp) })).toBeVisible();
  await expectAccessible(page);
  await alerts.getByRole('button').click();
  await expect(page.getByRole('heading', { name: say('No alerts are set', '再入荷のお知らせは設定されていません') })).toBeVisible();

  await page.goto('/consumer/dashboard?tab=settings');
  await page.getByRole('button', { name: say('Get a copy of my data', 'データの写しを受け取る') }).click();
  await expect(page.getByText(member.email).last()).toBeVisible();
  expect(await mailTo(member.email, '/privacy-policy?request=')).toContain('kind=export');
  await expectAccessible(page);
});
