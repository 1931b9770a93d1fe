import { expect, type Page } from '@playwright/test';
import { mailTo } from './support/mail.ts';
import { signInAdmin } from './support/shop.ts';
import { inEachView } from './support/views.ts';

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: png });

/** The address in a mail that leads to one page of the site. */
function linkIn(mail: string, page: string): string {
  const url = new URL((new RegExp(`https?://\\S+?/${page}\\?[^\\s"<]+`).exec(mail)?.[0] ?? '').replaceAll('&amp;', '&'));
  return `${url.pathname}${url.search}`;
}

async function becomeAdmin(page: Page): Promise<void> {
  const { token } = await signInAdmin(page.request);
  await page.evaluate((value) => localStorage.setItem('jwtToken', value), token);
}

inEachView('a model applies, is accepted with a page that keeps the rest to itself, and is asked for', async (page, { say }) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const person = {
    real: `Hidden Realname ${mark}`,
    stage: `Nagi ${mark}`,
    email: `nagi-${mark}@example.com`,
    agency: `Secret Agency ${mark}`,
  };
  const box = (en: string, jp: string) => page.getByRole('textbox', { name: say(en, jp), exact: true });
  await page.goto('/model-intake');
  await box('Your name', 'お名前（本名）').fill(person.real);
  await box('Name as a model', 'モデル名').fill(person.stage);
  await box('E-mail address', 'メールアドレス').fill(person.email);
  await box('City', 'お住まいの都市').fill('Osaka');
  await page.getByLabel(say('Date of birth', '生年月日')).fill('2001-04-30');
  await box('Height', '身長').fill('174');
  await box('Bust or chest', 'バスト（胸囲）').fill('81');
  await box('Waist', 'ウエスト').fill('63');
  await box('Hips', 'ヒップ').fill('88');
  await page.getByRole('combobox', { name: say('Shoe size', '靴のサイズ') }).selectOption('39');
  await box('Agency', '所属事務所').fill(person.agency);
  await page.locator('input[type=file]').setInputFiles(['face.png', 'profile.png', 'front.png', 'back.png'].map(picture));
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('checkbox', { name: say(/may publish these photographs/, /サイトに掲載することに同意します/) }).check();
  await page.getByRole('button', { name: say('Send application', '応募する') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: say('Thank you. We have your application.', 'ご応募ありがとうございます') }),
  ).toBeVisible();
  const reference = await page.getByText(/^MD-\w{4}-\w{4}$/).innerText();

  await page.goto(linkIn(await mailTo(person.email, reference), 'model-submitted'));
  await page.getByRole('link', { name: say('Correct it', '内容を訂正する') }).click();
  await box('Waist', 'ウエスト').fill('64');
  await page.getByRole('button', { name: say('Save changes', '変更を保存する') }).click();
  await expect(page.getByText(say('174 / 81 / 64 / 88 cm · EU 39', '174／81／64／88cm・EU 39'))).toBeVisible();
  const own = page.url();

  await becomeAdmin(page);
  const id = new URL(own).searchParams.get('id') ?? '';
  await page.goto(`/admin/applications?casting=${id}`);
  await page.getByRole('radio', { name: say(/^Approve/, /^承認/) }).check();
  await page.getByRole('button', { name: say('Save and send', '決定して送信する') }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await page.goto(own);
  await page.getByRole('link', { name: say('Your page', 'あなたのページ') }).click();

  await expect(page.getByRole('heading', { level: 1, name: person.stage })).toBeVisible();
  await expect(page.getByText(/^64 ?cm$/)).toBeVisible();
  const document = await (await page.request.get(page.url())).text();
  for (const part of [person.real, person.email, person.agency, '2001-04-30', 'mdi_']) expect(document).not.toContain(part);
  expect(await mailTo(person.email, 'Orime')).toContain(person.email);

  // A store asks for her; the request is in the staff's inbox, and leads back to her page.
  await page.evaluate(() => localStorage.removeItem('jwtToken'));
  await page.reload();
  const booking = page.getByRole('region', { name: say(`Book ${person.stage}`, `${person.stage}に出演を依頼する`) });
  await booking.getByRole('textbox', { name: say(/^Your name/, /^お名前/) }).fill(`Store ${mark}`);
  await booking.getByRole('textbox', { name: say(/^Email/, /^メールアドレス/) }).fill(`store-${mark}@example.com`);
  await booking.getByRole('textbox', { name: say(/^Place/, /^場所/) }).fill('Naples');
  const send = booking.getByRole('button', { name: say('Send request', '依頼を送信する') });
  await send.click();
  const day = booking.getByLabel(say(/^First day/, /^開始日/));
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await day.fill('2027-03-01');
  await send.click();
  await expect(booking.getByRole('status')).toContainText(say('on its way', '受け付けました'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(booking).toBeHidden();
  await page.emulateMedia({ media: null });

  await becomeAdmin(page);
  await page.goto('/admin/profile-contacts?f.topic=model-booking');
  await page
    .getByRole('main')
    .getByRole('link', { name: `Store ${mark}` })
    .click();
  await page.getByRole('main').locator('a[href^="/model/"]').click();
  await expect(page.getByRole('heading', { level: 1, name: person.stage })).toBeVisible();
});
