import type { APIRequestContext, Page } from '@playwright/test';

export interface Member {
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

/** A new account through the API: journeys that change an account do not share one. */
export async function newMember(
  request: APIRequestContext,
  type: 'designer' | 'producer' | 'buyer' | 'consumer',
  name = 'Journey Person',
): Promise<Member> {
  const [email, password] = [`journey-${crypto.randomUUID()}@example.com`, 'a-long-enough-password'];
  const settings = (await (await request.get('/api/settings/public')).json()) as { termsVersion: string };
  const response = await request.post('/api/users/register', {
    data: { email, password, name, type, termsVersion: settings.termsVersion },
  });
  if (!response.ok()) throw new Error(`Registering ${email} failed: ${response.status()} ${await response.text()}`);
  const { token } = (await response.json()) as { token: string };
  return { email, password, token };
}

/** The page's next navigation is this member's, in this tab alone; signing out in the page stays signed out. */
export async function startSignedIn(page: Page, { token }: Pick<Member, 'token'>): Promise<void> {
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('signed-in-by-test') !== null) return;
    sessionStorage.setItem('signed-in-by-test', '1');
    localStorage.setItem('jwtToken', value);
  }, token);
}

/** Somebody else in the same browser, from a document without scripts: no page of the one before is left to ask with the other's token. */
export async function becomes(page: Page, { token }: Pick<Member, 'token'>): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate((value) => localStorage.setItem('jwtToken', value), token);
}

/** Takes the token out of the browser, from a document without scripts: no page of the site is left to miss it and ask without. */
export async function forgetToken(page: Page): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate(() => localStorage.removeItem('jwtToken'));
}
