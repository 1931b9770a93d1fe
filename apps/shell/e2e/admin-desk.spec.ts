import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { mailTo } from './support/mail.ts';
import { newMember, startSignedIn } from './support/member.ts';
import { callAs, signInAdmin } from './support/shop.ts';
import { inEachView } from './support/views.ts';
import { prefer } from './support/visit.ts';

const visitor = { token: '' };
const once = () => ({ 'idempotency-key': crypto.randomUUID() });

inEachView(
  'a stockist is put on the map; of two admins who change it, the second sees both versions and chooses',
  async (page, { say }) => {
    const { request } = page;
    const [admin, mark] = [await signInAdmin(request), crypto.randomUUID().slice(0, 8)];
    const name = `Loom House ${mark}`;
    await startSignedIn(page, admin);
    await page.goto('/admin/stockists?new');
    const form = page.getByRole('form', { name: say('Shop', '店舗') });
    const save = form.getByRole('button', { name: say('Save the shop', '店舗を保存する') });
    const names = form.getByRole('textbox', { name: say('Name', '店名'), exact: true });
    const place = form.getByRole('textbox', { name: say('Position on the map', '地図上の位置') });
    await names.fill(name);
    await form.getByRole('combobox', { name: say('Country', '国') }).selectOption('JP');
    await place.fill('somewhere');
    await save.click();
    await expect(place).toHaveAttribute('aria-invalid', 'true');
    await expect(names).toHaveValue(name);
    await place.fill('35.0116, 135.7681');
    await expectAccessible(page);
    await save.click();
    await expect(page).toHaveURL('/admin/stockists');
    const read = async () => {
      const { items } = (await (await request.get('/api/stockist/?country=JP&limit=100')).json()) as { items: Stockist[] };
      return items.find((shop) => shop.name === name || shop.name === `${name} East`);
    };
    const shop = await read();
    if (shop === undefined) throw new Error('The shop was not saved');

    await page.goto(`/admin/stockists?shop=${shop.id}`);
    const address = form.getByRole('textbox', { name: say('Street', '住所'), exact: true });
    await address.fill('3 Mill Lane');
    const { id, name: _name, designers, ...rest } = shop;
    const theirs = { ...rest, name: `${name} East`, designers: designers.map(({ handle }) => handle) };
    await callAs(request, admin, `/api/stockist/update/id/${id}`, theirs);
    await save.click();
    const differences = page.getByRole('table', { name: say('What differs', '異なる項目') });
    await expect(differences.getByRole('row').filter({ hasText: '3 Mill Lane' })).toBeVisible();
    await expect(differences.getByRole('row').filter({ hasText: `${name} East` })).toBeVisible();
    await expect(address).toHaveValue('3 Mill Lane');
    await expectAccessible(page);
    await page.getByRole('button', { name: say('Keep mine', '自分の内容を残す') }).click();
    await expect(page).toHaveURL('/admin/stockists');
    expect(await read()).toMatchObject({ name, address: '3 Mill Lane' });
    await request.delete(`/api/stockist/${id}`, { headers: { authorization: admin.token } });
    expect(await read()).toBeUndefined();
  },
  { expected: /409/ },
);

interface Stockist {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly designers: readonly { readonly handle: string }[];
}

inEachView(
  'a fee that is changed in the settings is what a shopper reads',
  async (page, { say }) => {
    const { request } = page;
    const admin = await signInAdmin(request);
    const answer = await request.get('/api/settings', { headers: { authorization: admin.token } });
    const { returnFee } = ((await answer.json()) as { settings: { returnFee: Record<string, number> } }).settings; // as in contracts
    await startSignedIn(page, admin);
    await page.goto('/admin/settings');
    const group = page.getByRole('region', { name: say('Return fee', '返品手数料') });
    const save = page.getByRole('button', { name: say('Save the changes', '変更を保存する') });
    const euros = group.getByRole('textbox', { name: 'EUR' });
    await euros.fill('');
    await save.click();
    await expect(euros).toHaveAttribute('aria-invalid', 'true');
    await euros.fill('17.35');
    await expect(group.getByText(say('Not saved', '未保存'))).toBeVisible();
    await save.click();
    await expect(page.getByText(say('The settings are saved.', '設定を保存しました。'))).toBeVisible();
    try {
      // Somebody who has not been here before: browsers keep the settings for a minute.
      const { origin } = new URL(page.url());
      const context = await page.context().browser()?.newContext();
      if (context === undefined) throw new Error('A journey runs in a browser of its own');
      await prefer(context, origin, { language: 'en', theme: 'light', market: 'EU' });
      const shopper = await context.newPage();
      await expect(async () => {
        await shopper.goto(`${origin}/return-policy`);
        await expect(shopper.getByRole('row', { name: 'Parcel back' })).toContainText('€17.35', { timeout: 2_000 });
      }).toPass({ timeout: 30_000 });
      await context.close();
    } finally {
      await callAs(request, admin, '/api/settings', { returnFee });
    }
  },
  { inTurn: true },
);

inEachView('a reported conversation is read once, which is recorded, and its report is closed', async (page, { say }) => {
  const { request } = page;
  const [admin, mark] = [await signInAdmin(request), crypto.randomUUID().slice(0, 8)];
  const reader = await newMember(request, 'consumer', `Reader ${mark}`);
  const { id } = (await (await request.get('/api/profile/handle/ito-kasumi')).json()) as { id: string };
  const channel = await callAs<{ id: string; name: string }>(request, reader, '/api/channel', { kind: 'direct', members: [id] });
  await callAs(request, reader, '/api/message', { channel: channel.name, text: `Pay me outside ${mark}`, clientId: `journey-${mark}` });
  await callAs(request, reader, `/api/channel/report/${channel.name}`, { reason: 'They asked for money outside the shop.' });
  await startSignedIn(page, admin);

  await page.goto('/admin/reported-chats');
  await page
    .getByRole('grid')
    .getByRole('link', { name: `Reader ${mark}` })
    .click();
  await expect(page.getByText('They asked for money outside the shop.')).toBeVisible();
  await expect(page.getByText(`Pay me outside ${mark}`)).toHaveCount(0);
  await page.getByRole('button', { name: say('Read it', '会話を読む') }).click();
  await expect(page.getByText(`Pay me outside ${mark}`)).toBeVisible();
  await expectAccessible(page);
  const form = page.getByRole('form', { name: say('Close the report', '通報を完了する') });
  const close = form.getByRole('button');
  await close.click();
  await expect(form.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('textbox').fill('Both were written to.');
  await close.click();
  await expect(page).toHaveURL('/admin/reported-chats');
  await expect(page.getByRole('link', { name: `Reader ${mark}` })).toHaveCount(0);
  const audit = await request.get('/api/admin/audit?action=channel.read-reported&limit=100', { headers: { authorization: admin.token } });
  expect(await audit.text()).toContain(channel.id);
});

inEachView('what somebody answers to how they heard of us is read, and an address of the newsletter is erased', async (page, view) => {
  const { say, language } = view;
  const { request } = page;
  const [admin, mark] = [await signInAdmin(request), crypto.randomUUID().slice(0, 8)];
  const email = `letters-${mark}@example.com`;
  await callAs(
    request,
    visitor,
    '/api/heard-of-us',
    { source: 'event', detail: `A talk in Nara ${mark}`, locale: language, subjectLine: '' },
    once(),
  );
  await callAs(request, visitor, '/api/newsletter', { email, locale: language, source: 'journey', website: '' });
  const key = /[?&]newsletter=([\w-]+)/.exec((await mailTo(email, 'newsletter=')).replaceAll('&amp;', '&'))?.[1] ?? '';
  await callAs(request, visitor, '/api/newsletter/confirm', { key });
  await startSignedIn(page, admin);

  await page.goto('/admin/heard-of-us?f.source=event');
  await expect(page.getByRole('grid').getByText(`A talk in Nara ${mark}`)).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/admin/emails-collected?f.address=${mark}`);
  const erase = page.getByRole('button', { name: say(`Erase ${email}`, `${email} を消去する`) });
  await expect(erase).toBeVisible();
  await expectAccessible(page);
  await erase.click();
  const dialog = page.getByRole('alertdialog');
  const sure = dialog.getByRole('button', { name: say('Erase', '消去する'), exact: true });
  await dialog.getByRole('textbox').fill('letters');
  await sure.click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox').fill(email);
  await sure.click();
  await expect(page.getByText(say('The address is erased.', 'メールアドレスを消去しました。'))).toBeVisible();
  await expect(erase).toHaveCount(0);
});
