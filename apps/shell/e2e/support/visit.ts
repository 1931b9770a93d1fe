import type { BrowserContext, Page } from '@playwright/test';

export type Language = 'en' | 'jp';
export type Theme = 'dark' | 'light';
export interface Preferences {
  readonly language: Language;
  readonly theme: Theme;
  readonly market?: 'US' | 'JP' | 'EU';
}

/** Sets the preferences as a returning visitor has them: the mirror cookies, from which document and state start. */
export async function prefer(context: BrowserContext, baseURL: string, { language, theme, market = 'US' }: Preferences): Promise<void> {
  const cookie = (name: string, value: string) => ({ name, value, url: baseURL });
  await context.addCookies([cookie('orime_lang', language), cookie('orime_theme', theme), cookie('orime_market', market)]);
}

/** A visitor who has answered the question about cookies before, so that it lies over nothing. It has journeys of its own. */
export function answerCookies(page: Page, language: Language): Promise<unknown> {
  return page.addInitScript(
    (stored) => {
      if (localStorage.getItem('root') === null) localStorage.setItem('root', stored);
    },
    JSON.stringify({ state: { language, cookiesAccepted: true }, version: 1 }),
  );
}

/** Opens a path and waits until its screen stands: a heading, and nothing loading any more. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Signs in through the API and keeps the token as the product does, so that the next navigation is signed in. */
export async function signInAs(page: Page, email: string, password = 'orime-demo-2026'): Promise<void> {
  const response = await page.request.post('/api/users/login', { data: { email, password } });
  if (!response.ok()) throw new Error(`Signing in as ${email} failed: ${response.status()} ${await response.text()}`);
  const { token } = (await response.json()) as { token: string };
  await page.addInitScript((value) => {
    if (localStorage.getItem('jwtToken') === null && sessionStorage.getItem('signed-in-by-test') === null) {
      localStorage.setItem('jwtToken', value);
      sessionStorage.setItem('signed-in-by-test', '1');
    }
  }, token);
}
