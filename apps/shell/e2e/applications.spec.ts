import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { mailTo } from './support/mail.ts';
import { startSignedIn } from './support/member.ts';
import { callAs, signInAdmin } from './support/shop.ts';
import { inEachView } from './support/views.ts';

const answers = {
  name: 'Mori Sayo',
  country: 'JP',
  website: '',
  instagram: '',
  yearFounded: 2016,
  priceRange: null,
  statement: 'I fold and dye linen in a house by the sea. 海辺の家で、麻を折り、染めています。',
  heard: null,
};

inEachView('an applicant is asked for more, answers by the link, is let in and signs in', async (page, { say, language }) => {
  test.slow();
  const { request } = page;
  const [admin, mark] = [await signInAdmin(request), crypto.randomUUID().slice(0, 8)];
  const email = `maker-${mark}@example.com`;
  const { id, key } = await callAs<{ id: string; key: string }>(
    request,
    { token: '' },
    '/api/application',
    { ...answers, kind: 'designer', email, brand: `Mori ${mark}`, files: [], consent: true, locale: language, subjectLine: '' },
    { 'idempotency-key': crypto.randomUUID() },
  );
  await startSignedIn(page, admin);

  await page.goto(`/admin/applications?f.name=${mark}`);
  await page.getByRole('grid').getByRole('rowheader').getByRole('link').click();
  const form = page.getByRole('form', { name: say('Decision', '審査') });
  const decide = form.getByRole('button', { name: say('Save and send', '決定して送信する') });
  await form.getByRole('radio', { name: say(/^Ask for more/, /^追加の情報をお願いする/) }).check();
  await form.getByRole('textbox', { name: say('Your words in the letter', 'メールに添える文') }).fill('Where do you weave?');
  await form.getByRole('button', { name: say('Show the letter', 'メールの文面を確認する') }).click();
  await expect(page.getByRole('article', { name: say('The letter as it would be sent', '送信されるメールの文面') })).toContainText(
    'Where do you weave?',
  );
  await expectAccessible(page);
  await decide.click();
  await mailTo(email, 'Where do you weave?');
  await callAs(request, { token: '' }, `/api/application/update/id/${id}?key=${key}`, {
    ...answers,
    brand: `Mori ${mark}`,
    statement: `${answers.statement} In Nara.`,
  });

  await page.goto(`/admin/applications?application=${id}`);
  await expect(page.getByText(/In Nara\./)).toBeVisible();
  // A key chooses as well as a press.
  await page.keyboard.press('a');
  await expect(form.getByRole('radio', { name: say(/^Approve/, /^承認する/) })).toBeChecked();
  await decide.click();
  const invitation = await mailTo(email, '/passwordReset');
  const link = /\/passwordReset\?[^\s"<]*token=([\w.-]+)/.exec(invitation.replaceAll('&amp;', '&'))?.[1] ?? '';
  const password = 'a-long-enough-password';
  await callAs(request, { token: '' }, '/api/users/reset-password', { token: link, password });
  expect((await request.post('/api/users/login', { data: { email, password } })).ok()).toBe(true);
});
