import type { Browser } from '@playwright/test';
import type { ViewToTake } from './views-to-take.ts';

export interface TakenView extends ViewToTake {
  /** The picture as JPEG, or why there is none. */
  readonly picture: Buffer | Error;
}

/** Widths on a sheet in pixels; both sizes keep one scale to each other that lets small type be judged. */
const COLUMNS = { desktop: 560, phone: 230 } as const;
const WINDOW_WIDTH = 3240;

/** The views of a screen side by side as one JPEG, each under its name. */
export async function makeSheet(browser: Browser, title: string, views: readonly TakenView[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: WINDOW_WIDTH, height: 800 } });
  try {
    await page.setContent(sheetMarkup(title, views), { waitUntil: 'load' });
    return await page.screenshot({ fullPage: true, type: 'jpeg', quality: 78 });
  } finally {
    await page.close();
  }
}

function sheetMarkup(title: string, views: readonly TakenView[]): string {
  const figures = views.map(
    ({ language, theme, size, picture }) =>
      `<figure style="width:${COLUMNS[size]}px"><figcaption>${language} · ${theme} · ${size}</figcaption>${pictureMarkup(picture)}</figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 16px; background: #808080; font: 14px sans-serif; color: #fff }
    main { display: flex; gap: 8px; align-items: flex-start }
    figure { margin: 0 } figcaption { padding: 4px 0 } img { width: 100%; display: block }
  </style><h1>${escape(title)}</h1><main>${figures.join('')}</main>`;
}

function pictureMarkup(picture: Buffer | Error): string {
  if (picture instanceof Error) return `<pre style="white-space:pre-wrap">${escape(picture.message)}</pre>`;
  return `<img src="data:image/jpeg;base64,${picture.toString('base64')}" alt="">`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
