import { expect, test, type APIRequestContext } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { chooseFirst } from './support/keyboard.ts';
import { mailTo } from './support/mail.ts';
import { becomes, newMember, startSignedIn, type Member } from './support/member.ts';
import { buyOne, callAs, newShop, signInAdmin, type Shop } from './support/shop.ts';
import { inEachView } from './support/views.ts';

/** The workshop of the demo marketplace, whose page is public. */
async function signInProducer(request: APIRequestContext): Promise<{ token: string; handle: string }> {
  const answer = await request.post('/api/users/login', { data: { email: 'producer@example.com', password: 'orime-demo-2026' } });
  const { token } = (await answer.json()) as { token: string };
  const own = await request.get('/api/producer/mine', { headers: { authorization: token } });
  const { producer } = (await own.json()) as { producer: { handle: string } };
  return { token, handle: producer.handle };
}

async function stockOf(request: APIRequestContext, { designer, design }: Shop): Promise<number | undefined> {
  const answer = await request.get(`/api/design/mine/${design.id}`, { headers: { authorization: designer.token } });
  const { design: own } = (await answer.json()) as { design: { stock: { size: string; onHand: number }[] } };
  return own.stock.find(({ size }) => size === 'S')?.onHand;
}

/** All that is in stock is sold, and somebody waits for more of it. */
async function sellOut(request: APIRequestContext, { design, profileId }: Shop): Promise<Member> {
  const admin = await signInAdmin(request);
  await callAs(request, admin, `/api/design/confirm/id/${design.id}`, { confirmed: true });
  await callAs(request, admin, `/api/profile/status/id/${profileId}`, { status: 'approved' });
  await buyOne(request, await newMember(request, 'consumer', 'Aya First'), design.id, 5);
  const waiting = await newMember(request, 'consumer', 'Aya Late');
  await callAs(request, waiting, '/api/stock-alert', { designId: design.id, size: 'S', locale: 'en' });
  const link = /\/api\/stock-alert\/confirm\/[\w?=&-]+/.exec(await mailTo(waiting.email, '/api/stock-alert/confirm/'))?.[0] ?? '';
  expect((await request.get(link)).ok()).toBe(true);
  return waiting;
}

inEachView('a garment is asked for, quoted, made and received into stock; who waited for it is told and buys it', async (page, { say }) => {
  // Those who wait are written to once a minute.
  test.slow();
  const { request } = page;
  const shop = await newShop(request);
  const waiting = await sellOut(request, shop);
  const producer = await signInProducer(request);
  const before = (await stockOf(request, shop)) ?? 0;
  const garment = say(shop.design.name, shop.design.nameJp);
  const title = `Spring ${shop.design.name}`;
  await startSignedIn(page, shop.designer);
  await page.goto(`/producer/${producer.handle}`);
  const form = page.getByRole('form', { name: say('Ask for a quote', '見積もりを依頼する') });
  await form.getByRole('textbox', { name: say('What is it about?', '件名') }).fill(title);
  // Until its code has come, a select stands in place of the combobox.
  await chooseFirst(form.locator('input[role="combobox"]'), garment.slice(0, -1));
  await form.getByRole('textbox', { name: say('Size S', 'サイズ S') }).fill('3');
  await form.getByRole('textbox', { name: say('Message', 'ご要望') }).fill('中藍で、裏地なしでお願いします。');
  await expectAccessible(page);
  await form.getByRole('button', { name: say('Send request', '依頼を送る') }).click();
  await expect(page.getByText(say('Waiting for an answer', '返答待ち'))).toBeVisible();

  await becomes(page, producer);
  await page.goto('/dashboard-manufacturers?tab=requests&rfq=open');
  const asked = page.getByRole('article', { name: title });
  await asked.getByRole('button', { name: say('Quote', '見積もる') }).click();
  const quote = asked.getByRole('form');
  await quote.getByRole('textbox', { name: say('Price per piece', '1点あたりの価格') }).fill('9800');
  await quote.getByRole('textbox', { name: say('Time needed', '必要な日数') }).fill('30');
  await expect(quote.getByText(say(/29,400 for 3 pieces/, /3点で.*29,400/))).toBeVisible();
  await expectAccessible(page);
  await quote.getByRole('button', { name: say('Send quote', '見積もりを送る') }).click();
  await expect(asked).toBeHidden();

  await becomes(page, shop.designer);
  await page.goto('/dashboard?tab=production&rfq=quoted');
  await page
    .getByRole('article', { name: title })
    .getByRole('button', { name: say('Accept the quote', '見積もりを承諾する') })
    .click();
  const board = page.getByRole('group', { name: say('Productions by stage', '工程別の生産') });
  const card = board.getByRole('link', { name: garment });
  await expect(card).toBeVisible();
  const run = await card.getAttribute('href');

  await becomes(page, producer);
  await page.goto('/dashboard-manufacturers?tab=runs');
  const move = board.getByRole('button', { name: say(`Move ${garment}`, `${garment}を移動`) });
  for (const stage of [say('Sampling', '試作'), say('In production', '生産中'), say('Quality check', '検品')]) {
    await move.focus();
    await page.keyboard.press('ArrowRight');
    await expect(board.getByRole('region', { name: new RegExp(`^${stage}`) }).getByRole('link', { name: garment })).toBeVisible();
    await expect(page.getByText(say(`${garment}: ${stage}`, `${garment}：${stage}`))).toBeVisible();
  }

  await becomes(page, shop.designer);
  await page.goto(run ?? '');
  await expect(page.getByRole('table', { name: say('Margin of one piece', '1点あたりの利益') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Complete', '完了する') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: say('Size S', 'サイズ S') }).fill('2');
  await dialog.getByRole('button', { name: say('Complete', '完了する') }).click();
  await expect(page.getByRole('row', { name: /S 3 2/ })).toBeVisible();
  expect(await stockOf(request, shop)).toBe(before + 2);

  const [path = ''] = /\/designs\/[\w-]+/.exec(await mailTo(waiting.email, '/designs/', 120_000)) ?? [];
  await becomes(page, waiting);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: garment })).toBeVisible();
  // The only size there is, is chosen.
  await page.getByRole('button', { name: say('Add to cart', 'カートに入れる'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: say('Cart', 'カート'), exact: true })).toContainText(garment);
  await buyOne(request, waiting, shop.design.id);
  await callAs(request, shop.designer, `/api/design/hide/id/${shop.design.id}`, { hidden: true });
});
