import type { Page } from 'playwright-core';
import type { Fault, Victim } from './faults.ts';

const FORGET_DIGESTS = `Object.defineProperty(HTMLScriptElement.prototype, 'integrity', { set() {} })`;

/** Breaks what a remote serves to a page until the returned function is called. To be called before the page is opened. */
export async function breakRemote(page: Page, victim: Victim, fault: Fault): Promise<() => Promise<void>> {
  if (fault.keepsDigests !== true) await forgetDigests(page);
  const files = `**/r/${victim.remote}/**`;
  const answer = fault.answer(victim);
  await page.route(files, answer);
  return () => page.unroute(files, answer);
}

/**
 * From now on the page runs whatever it gets in the place of a released script. A browser refuses a script with another digest, so
 * what an altered one does would never be seen. Also digests in the document, which fetches entries ahead: a script that differs
 * from what was fetched ahead is refused in the same way.
 */
export async function forgetDigests(page: Page): Promise<void> {
  await page.addInitScript({ content: FORGET_DIGESTS });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const body = (await response.text()).replaceAll(/ integrity="[^"]*"/g, '');
    return route.fulfill({ response, body });
  });
}
