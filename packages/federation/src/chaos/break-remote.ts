import type { Page } from 'playwright-core';
import type { Fault, Victim } from './faults.ts';

const FORGET_DIGESTS = `Object.defineProperty(HTMLScriptElement.prototype, 'integrity', { set() {} })`;

/** Breaks what a remote serves to a page until the returned function is called. To be called before the page is opened. */
export async function breakRemote(page: Page, victim: Victim, fault: Fault): Promise<() => Promise<void>> {
  if (fault.keepsDigests !== true) await page.addInitScript({ content: FORGET_DIGESTS });
  const files = `**/r/${victim.remote}/**`;
  const answer = fault.answer(victim);
  await page.route(files, answer);
  return () => page.unroute(files, answer);
}
