import type { Page } from '@playwright/test';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** One finger from a place to another, in steps as a hand makes them. */
export async function swipe(page: Page, from: Place, to: Place): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Place[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  await touch('touchStart', [from]);
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
  await touch('touchEnd', []);
  await client.detach();
}

/** The same with the mouse held down. */
export async function drag(page: Page, from: Place, to: Place): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}
