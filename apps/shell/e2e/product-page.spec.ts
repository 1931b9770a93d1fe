import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { partlySoldOut } from './support/sold-out.ts';
import { swipe } from './support/touch.ts';
import { inEachView } from './support/views.ts';

inEachView(
  'a garment is looked at closely, measured, waited for and bought',
  async (page, { say, size }) => {
    const { card, open } = await partlySoldOut(page.request);
    const name = say(card.name, card.nameJp);
    await page.goto(`/designs/${card.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    // Before anything is chosen.
    await expect(page.getByText(say(/^Between .+ and /, /〜.+頃/))).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: say('Where it comes from', 'つくられた場所') })
        .getByRole('listitem')
        .first(),
    ).toBeVisible();

    await page.getByRole('button', { name: say(/^Enlarge photograph 1 /, /の写真1を拡大する$/) }).click();
    const zoom = page.getByRole('dialog', { name: say(`Photographs of ${name}`, `${name}の写真`) });
    const photo = zoom.getByRole('group').first();
    const box = await photo.boundingBox();
    if (box === null) throw new Error('The photograph is not drawn');
    const screenSize = page.viewportSize() ?? { width: 0, height: 0 };
    expect(box.height).toBeGreaterThan(screenSize.height * 0.6);
    await expectAccessible(page);
    const [left, right] = [box.x + box.width * 0.2, box.x + box.width * 0.8];
    const middle = box.y + box.height / 2;
    if (size === 'phone') await swipe(page, { x: right, y: middle }, { x: left, y: middle });
    else await page.keyboard.press('ArrowRight');
    await expect(zoom.getByText(say(/^2 of /, /中2枚目$/))).toBeVisible();
    await page.keyboard.press('+');
    await expect(zoom.getByRole('button', { name: say('Zoom out', '縮小') })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(zoom).toHaveCount(0);

    // The garment's own model is drawn when it is asked for, and turned by keys; the cloth stands once, by itself.
    const drape = page.waitForResponse(/\/media\/[^/]+\/model\.bin$/);
    await page.getByRole('button', { name: say(/^See it from all sides: /, /^ぐるりと見る：/) }).click();
    expect((await drape).status()).toBe(200);
    const model = page.getByRole('application', { name: say(/^Model of /, /のモデル。/) });
    await expect(model).toHaveAttribute('aria-busy', 'false');
    await expect(model).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('region', { name: say('The cloth', '生地') }).getByRole('img')).toHaveCount(1);

    await page.getByRole('button', { name: say('Size guide', 'サイズガイド') }).click();
    await expect(page.getByRole('img', { name: say(/laid flat, with its measurements$/, /を平置きした図と採寸箇所$/) })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: say(/Tell me when it is back$/, /再入荷のお知らせを受け取る$/) }).click();
    const alert = page.getByRole('dialog', { name: say('Tell me when it is back', '再入荷のお知らせ') });
    await alert.getByRole('textbox').fill(`journey-${crypto.randomUUID()}@example.com`);
    await expectAccessible(page);
    await alert.getByRole('button', { name: say('Tell me', '知らせてもらう'), exact: true }).click();
    await expect(alert.getByText(say(/we have sent a link to/, /確認用のリンクをお送りしました/))).toBeVisible();
    await page.keyboard.press('Escape');

    if (size === 'phone') {
      await page.getByRole('region', { name: say('Where it comes from', 'つくられた場所') }).scrollIntoViewIfNeeded();
      await page.locator('[data-bottom-bar]').getByRole('button').click();
      await expect(page.getByRole('alert').filter({ hasText: say('Choose a size first', 'サイズを') })).toBeVisible();
    }
    await page.getByRole('radio', { name: open, exact: true }).focus();
    await page.keyboard.press('Space');
    await page
      .getByRole('button', { name: say('Add to cart', 'カートに入れる'), exact: true })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: say('Cart', 'カート'), exact: true })).toContainText(name);
  },
  { bothSizes: true },
);
