import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { recordFilm } from './support/film.ts';
import { startSignedIn } from './support/member.ts';
import { callAs, newShop, signInAdmin } from './support/shop.ts';
import { inEachView } from './support/views.ts';

inEachView('a film of a garment is added, waits for review, and plays in the shop for who wishes to see it', async (page, { say }) => {
  const { request } = page;
  const [admin, shop] = [await signInAdmin(request), await newShop(request)];
  await callAs(request, admin, `/api/design/confirm/id/${shop.design.id}`, { confirmed: true });
  await callAs(request, admin, `/api/profile/status/id/${shop.profileId}`, { status: 'approved' });
  await page.goto('/about');
  const buffer = await recordFilm(page);
  await startSignedIn(page, shop.designer);

  await page.goto(`/designs/edit/id/${shop.design.id}`);
  const field = page.getByRole('group', { name: say('Film', '動画'), exact: true });
  const choose = field.getByLabel(say('Add a film', '動画を追加'));
  await choose.setInputFiles({ name: 'walk.mov', mimeType: 'video/quicktime', buffer });
  await expect(field.getByRole('alert')).toContainText(say('This is not an MP4', 'MP4形式ではありません'));
  await choose.setInputFiles({ name: 'broken.mp4', mimeType: 'video/mp4', buffer: buffer.subarray(0, 200) });
  await expect(field.getByRole('alert')).toContainText(say('Browsers cannot play this file', 'ブラウザで再生できない'));
  await choose.setInputFiles({ name: 'walk.mp4', mimeType: 'video/mp4', buffer });
  const own = field.getByLabel(say('The film of this garment', 'この作品の動画'));
  await expect(own).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Send changes for review', '変更を審査に出す') }).click();
  await expect(page.getByText(say(/^A change of .* waits for our review$/, /の変更は審査中です$/))).toBeVisible();

  const { slug } = (await (await request.get(`/api/design/${shop.design.id}`)).json()) as { slug: string };
  await page.goto(`/designs/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const play = page.getByRole('button', { name: say(/^Watch it move: /, /^動きを見る：/) });
  await expect(play).toHaveCount(0);
  await callAs(request, admin, `/api/design/confirm/id/${shop.design.id}`, { confirmed: true });

  // Nothing of it is read unasked.
  const asked: string[] = [];
  page.on('request', (sent) => sent.url().endsWith('.mp4') && asked.push(sent.url()));
  await page.reload();
  await expect(play).toBeAttached();
  await play.scrollIntoViewIfNeeded();
  await expectAccessible(page);
  expect(asked).toEqual([]);
  await play.focus();
  await page.keyboard.press('Enter');
  const film = page.getByLabel(say(/^Film of .*, without sound$/, /の動画（音声なし）$/));
  await expect(film).toBeFocused();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  await expectAccessible(page);
  await callAs(request, shop.designer, `/api/design/hide/id/${shop.design.id}`, { hidden: true });
});
