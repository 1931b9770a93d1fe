import { describe, expect, test } from '@jest/globals';
import type { StockAlert } from '@orime/contracts/api/catalogue/stock-alert';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { okBody, refusal } from '../../../../test/checkout-factories.ts';
import { linkSecret, readMails } from '../../../../test/mails.ts';

const api = await buildTestApp();
const { app, db } = api;
const owner = await api.as('designer');
const house = await createProfile(db, { userId: owner.user.id });

const soldOut = () =>
  createDesign(db, {
    profileId: house.id,
    sizes: [
      { size: 'M', onHand: 0 },
      { size: 'L', onHand: 3 },
      { size: 'XL', mode: 'made_to_order' },
    ],
  });
const restock = (design: { id: string; slug: string }, delta = 1) =>
  owner.post(`/api/design/stock/id/${design.id}`, { sku: `${design.slug}-M`, delta, reason: 'Delivery' });
const confirmPath = (source: string) => /\/api\/stock-alert\/confirm\/[\w?=&-]+/.exec(source)?.[0] ?? '';

describe('a visitor', () => {
  test('is written to once the address is confirmed and the size is back, and once only', async () => {
    const design = await soldOut();
    const email = 'waiting@example.com';
    expect(okBody(await api.post('/api/stock-alert', { designId: design.id, size: 'M', email, locale: 'jp' }))).toEqual({
      ok: true,
      state: 'confirm',
    });
    okBody(await api.post('/api/stock-alert', { designId: design.id, size: 'M', email: ' Waiting@Example.com '.trim() }));
    const [question, ...more] = await readMails(api, email);
    expect(more).toEqual([]);
    expect(question?.subject).toContain('再入荷のお知らせ');

    await restock(design);
    await app.jobs.runNow('stock-alerts');
    expect(await readMails(api, email)).toHaveLength(1);

    expect(linkSecret(question)).toHaveLength(43);
    const answer = await api.get(confirmPath(question?.source ?? ''));
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/designs/${design.slug}?alert=confirmed&lang=jp`]);
    // Two processes at once, and again later.
    await Promise.all([app.jobs.runNow('stock-alerts'), app.jobs.runNow('stock-alerts'), app.jobs.runNow('stock-alerts')]);
    await restock(design, 2);
    await app.jobs.runNow('stock-alerts');
    const mails = await readMails(api, email);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.source).toContain(`/designs/${design.slug}`);
    // It has written what it promised: the old link promises nothing again.
    expect((await api.get(confirmPath(question?.source ?? ''))).headers.location).toBe('/catalog?alert=gone&lang=jp');
  });

  test('ends what else is waited for by the mail, as a person or by the mail program', async () => {
    const email = 'enough@example.com';
    const designs = [await soldOut(), await soldOut(), await soldOut()];
    const confirmAll = async () => {
      for (const mail of await readMails(api, email)) if (confirmPath(mail.source) !== '') await api.get(confirmPath(mail.source));
    };
    for (const { id } of designs) okBody(await api.post('/api/stock-alert', { designId: id, size: 'M', email }));
    await confirmAll();
    await restock(designs[0] ?? { id: '', slug: '' });
    await app.jobs.runNow('stock-alerts');
    const news = (await readMails(api, email)).at(-1);
    const oneClick =
      /List-Unsubscribe: <[^>]*(\/api\/email-preferences\/unsubscribe\?key=[\w-]+&category=stock)>/.exec(
        (news?.source ?? '').replaceAll(/\r\n\s+/g, ''),
      )?.[1] ?? '';
    const page = oneClick.replace('/unsubscribe', '').replace('&category=stock', '');
    expect(okBody(await api.get(page))).toMatchObject({ isMember: false, newsletter: false, stockAlerts: 2 });
    expect((await api.post(oneClick, {})).statusCode).toBe(200);
    expect(okBody(await api.get(page))).toMatchObject({ stockAlerts: 0 });
    for (const design of designs) await restock(design);
    await app.jobs.runNow('stock-alerts');
    expect(await readMails(api, email)).toHaveLength(4);

    okBody(await api.post('/api/stock-alert', { designId: (await soldOut()).id, size: 'M', email }));
    expect(okBody(await api.post(page, { stockAlerts: 0 }))).toMatchObject({ stockAlerts: 0 });
  });

  test('with a wrong key confirms nothing', async () => {
    const design = await soldOut();
    okBody(await api.post('/api/stock-alert', { designId: design.id, size: 'M', email: 'other@example.com' }));
    const { id } = await db.selectFrom('stock_alerts').select('id').where('email', '=', 'other@example.com').executeTakeFirstOrThrow();
    expect((await api.get(`/api/stock-alert/confirm/${id}?key=wrong`)).headers.location).toBe('/catalog?alert=gone');
    expect(await db.selectFrom('stock_alerts').select('status').where('id', '=', id).executeTakeFirst()).toEqual({ status: 'pending' });
  });

  test.each([
    ['without an address', { size: 'M' }, '400 validation'],
    ['for a size there is none of', { size: 'XS', email: 'a@example.com' }, '404 not_found'],
    ['for a size in stock', { size: 'L', email: 'a@example.com' }, '422 business_rule'],
    ['for a size made to order', { size: 'XL', email: 'a@example.com' }, '422 business_rule'],
  ])('%s is refused', async (_, body, answer) => {
    const { id } = await soldOut();
    expect(refusal(await api.post('/api/stock-alert', { designId: id, ...body }))).toBe(answer);
  });

  test('learns nothing of a design that is not public, and a machine is thanked', async () => {
    const { id } = await createDesign(db, { hidden: true, sizes: [{ size: 'M', onHand: 0 }] });
    expect(refusal(await api.post('/api/stock-alert', { designId: id, size: 'M', email: 'a@example.com' }))).toBe('404 not_found');
    expect(okBody(await api.post('/api/stock-alert', { designId: id, size: 'M', email: 'a@example.com', website: 'spam' }))).toMatchObject({
      ok: true,
    });
  });
});

describe('a member', () => {
  test('has an alert at once, sees it and takes it back', async () => {
    const design = await soldOut();
    const [member, other] = [await api.as('consumer'), await api.as('consumer')];
    expect(okBody(await member.post('/api/stock-alert', { designId: design.id, size: 'M', email: 'elsewhere@example.com' }))).toEqual({
      ok: true,
      state: 'active',
    });
    const { items, total } = okBody<{ items: StockAlert[]; total: number }>(await member.get('/api/stock-alert/mine'));
    expect([total, items[0]]).toEqual([1, expect.objectContaining({ designId: design.id, size: 'M', state: 'active' })]);
    const url = `/api/stock-alert/${items[0]?.id}`;
    expect(refusal(await other.delete(url))).toBe('404 not_found');
    okBody(await member.delete(url));
    await restock(design);
    await app.jobs.runNow('stock-alerts');
    expect(await readMails(api, member.user.email)).toEqual([]);
  });

  test('hears of a size that came back in any way, such as a cancelled order', async () => {
    const design = await soldOut();
    const member = await api.as('consumer');
    okBody(await member.post('/api/stock-alert', { designId: design.id, size: 'M' }));
    await db
      .updateTable('stock_levels')
      .set({ on_hand: 1 })
      .where('variant_id', '=', design.variants['M'] ?? '')
      .execute();
    await app.jobs.runNow('stock-alerts');
    expect(await readMails(api, member.user.email)).toHaveLength(1);
  });
});
