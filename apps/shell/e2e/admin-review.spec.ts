import { expect, test, type APIRequestContext } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { startSignedIn, type Member } from './support/member.ts';
import { callAs, newShop, signInAdmin } from './support/shop.ts';
import { inEachView } from './support/views.ts';

interface Producer {
  readonly id: string;
  readonly name: string;
  readonly nameJp: string;
  readonly moq: number;
}

/** The producers of the demo marketplace as staff read them. */
async function readProducers(request: APIRequestContext, { token }: Pick<Member, 'token'>): Promise<readonly Producer[]> {
  const answer = await request.get('/api/producer/all-producers?limit=100', { headers: { authorization: token } });
  return ((await answer.json()) as { items: Producer[] }).items; // as in contracts
}

inEachView(
  'the minimum order of a producer is typed into its row, seen first, applied and taken back',
  async (page, { say }) => {
    test.slow();
    const { request } = page;
    const admin = await signInAdmin(request);
    const producer = (await readProducers(request, admin)).at(-1);
    if (producer === undefined) throw new Error('The demo marketplace has no producers');
    const moq = async () => (await readProducers(request, admin)).find(({ id }) => id === producer.id)?.moq;
    const name = say(producer.name || producer.nameJp, producer.nameJp || producer.name);
    await startSignedIn(page, admin);

    await page.goto(`/admin/update-all-producers?f.name=${encodeURIComponent(producer.name || producer.nameJp)}`);
    const grid = page.getByRole('grid', { name: say('Producers', '生産者') });
    const head = grid.getByRole('columnheader', { name: say('Minimum order', '最小ロット') });
    await grid
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: producer.name || producer.nameJp, exact: true }) })
      .locator(`[aria-colindex="${await head.getAttribute('aria-colindex')}"]`)
      .dblclick();
    const editor = page.getByRole('textbox', { name: say(`Minimum order of ${name}`, `${name}の最小ロット`) });
    await editor.fill('0');
    await editor.press('Enter');
    await expect(editor).toHaveAttribute('aria-invalid', 'true');
    await expect(editor).toHaveValue('0');
    await editor.fill(String(producer.moq + 7));
    await editor.press('Enter');
    await page.getByRole('button', { name: say('Preview', 'プレビュー') }).click();
    await expect(page.getByRole('table', { name: say('What will change', '変更の内容') })).toBeVisible();
    await expectAccessible(page);
    expect(await moq()).toBe(producer.moq);
    await page.getByRole('button', { name: say('Apply to 1 row', '1件に適用する') }).click();
    await expect(page.getByText(say('1 row is changed.', '1件を変更しました。')).first()).toBeVisible();
    expect(await moq()).toBe(producer.moq + 7);
    await page
      .getByRole('button', { name: say('Undo', '元に戻す') })
      .first()
      .click();
    await expect(page.getByText(say('1 row is as it was before.', '1件を元に戻しました。'))).toBeVisible();
    expect(await moq()).toBe(producer.moq);
  },
  { inTurn: true },
);

inEachView('a change of a public design is seen beside what is public, words and pictures, before it is let in', async (page, { say }) => {
  test.slow();
  const { request } = page;
  const [admin, { designer, design }] = [await signInAdmin(request), await newShop(request)];
  await callAs(request, admin, `/api/design/confirm/id/${design.id}`, { confirmed: true });
  const [, other] = (await (await request.get('/api/design/?limit=2')).json()) as { images: { id: string }[] }[];
  const buffer = await (await request.get(`/media/${other?.images[0]?.id ?? ''}/768.webp`)).body();
  const upload = await request.post('/api/upload', {
    headers: { authorization: designer.token },
    multipart: { file: { name: 'back.webp', mimeType: 'image/webp', buffer } },
  });
  const { id: fileId } = (await upload.json()) as { id: string };
  await callAs(request, designer, `/api/design/update/id/${design.id}`, {
    description: { en: 'A quiet coat, dyed twelve times.', jp: '十二回染め重ねた静かなコートです。' },
    images: [{ fileId, alt: { en: 'Back', jp: '背面' } }],
  });
  await startSignedIn(page, admin);

  await page.goto(`/admin/update-all-designs?tab=changes&design=${design.id}`);
  const sheet = page.getByRole('article', { name: design.name });
  const change = sheet.getByRole('region', { name: say('The change that waits', '審査待ちの変更') });
  const sides = { before: change.locator('[data-side="before"]'), after: change.locator('[data-side="after"]') };
  await expect(sides.before.filter({ hasText: 'A quiet coat.' })).toBeVisible();
  await expect(sides.after.filter({ hasText: '十二回染め重ねた静かなコートです。' })).toBeVisible();
  for (const [side, alt] of [
    [sides.before, say('Front', '正面')],
    [sides.after, say('Back', '背面')],
  ] as const) {
    const picture = side.getByRole('img', { name: alt });
    await picture.scrollIntoViewIfNeeded();
    // It is the picture itself, not its place.
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await expectAccessible(page);
  await sheet.getByRole('button', { name: say('Confirm', '承認する'), exact: true }).click();
  await expect(page.getByText(say(`${design.name} is confirmed.`, `「${design.nameJp}」を承認しました。`))).toBeVisible();
  const shown = (await (await request.get(`/api/design/${design.id}`)).json()) as { images: { id: string }[] };
  expect(shown.images.map(({ id }) => id)).toEqual([fileId]);
  await callAs(request, designer, `/api/design/hide/id/${design.id}`, { hidden: true });
});
