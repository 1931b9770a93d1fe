import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { mailTo } from './support/mail.ts';
import { newMember, startSignedIn } from './support/member.ts';
import { callAs } from './support/shop.ts';
import { inEachView } from './support/views.ts';

inEachView('a producer does what is left before the page may open', async (page, { say }) => {
  const { request } = page;
  const producer = await newMember(request, 'producer');
  await callAs(request, producer, '/api/producer', {
    handle: `mill-${crypto.randomUUID().slice(0, 8)}`,
    name: 'Lake Mill',
    nameJp: '湖の工房',
    bio: { en: 'Linen, woven narrow.', jp: '細幅の麻を織ります。' },
    country: 'JP',
    city: 'Nara',
    cityJp: '奈良',
    lat: 34.68,
    lon: 135.8,
    capabilities: ['weaving'],
    moq: 10,
    leadTimeDays: 30,
  });
  await startSignedIn(page, producer);
  await page.goto('/dashboard');
  const opening = page.getByRole('region', { name: say('Before your shop opens', 'ショップを開くまで') });
  await expect(opening).toContainText(say('3 of 5 required steps done', '必須5項目中3項目が完了'));
  const agreement = say('Accept the vendor agreement', '出店規約に同意する');
  await expect(opening.getByRole('link')).toHaveText([
    say('Add a cover picture', 'カバー画像を載せる'),
    agreement,
    say('Add your certificates', '認証を登録する'),
  ]);
  await expectAccessible(page);
  await opening.getByRole('button', { name: say('Send the link again', 'リンクを再送する') }).click();
  await expect(opening).toContainText(say('A new link is on its way.', '新しいリンクをお送りしました。'));
  await expect(opening.getByRole('button', { name: say(/^Send again in \d+ s$/, /^\d+秒後に再送できます$/) })).toBeDisabled();
  // Any of the links counts until one is used.
  const link = /\/verify\/([\w.-]+)/.exec(await mailTo(producer.email, '/verify/'))?.[1] ?? '';
  expect((await request.get(`/api/users/verify/${link}`)).ok()).toBe(true);
  await opening.getByRole('link', { name: agreement }).click();
  await expect(page).toHaveURL('/vendor-agreement');
  await page.getByRole('button', { name: say('Accept', '同意する'), exact: true }).click();
  await page.getByRole('link', { name: say('To your dashboard', 'ダッシュボードへ') }).click();
  await expect(
    page.getByText(say(/^Everything is done. Your page is in review/, /^準備はすべて整いました。ページは審査中です/)),
  ).toBeVisible();
  await expect(opening).toBeHidden();
});
