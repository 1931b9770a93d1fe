import type { Page } from '@playwright/test';

/** What one frame looked like. */
export interface Frame {
  readonly theme: string | undefined;
  readonly lang: string;
  /** The page's own colour; empty before there is a body. */
  readonly background: string;
  readonly text: string;
}

/** Looks at every frame from the first one on. The answer gives the different ones so far, in order. */
export async function watchFrames(page: Page): Promise<() => Promise<readonly Frame[]>> {
  await page.addInitScript(() => {
    const frames: string[] = [];
    const look = (): void => {
      const { documentElement: html, body } = document;
      const text =
        body === null
          ? ''
          : [...body.querySelectorAll<HTMLElement>('header, main h1, main p, footer, [role=region]')]
              .map((part) => part.innerText)
              .join(' ');
      const background = body === null ? '' : getComputedStyle(body).backgroundColor;
      const frame = JSON.stringify({ theme: html.dataset['theme'], lang: html.lang, background, text });
      if (frames.at(-1) !== frame) frames.push(frame);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { frames });
  });
  // Written above, in the page.
  return () => page.evaluate(() => (window as unknown as { frames: string[] }).frames.map((frame) => JSON.parse(frame) as Frame));
}
