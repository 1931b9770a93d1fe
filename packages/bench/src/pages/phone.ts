import { browserSettings } from '@orime/tooling/browser';
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import { ownCertificate } from '../site/self-signed.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const;

/** The phone profile: 150 ms round trip, 1.6 Mbit/s down, a quarter of this processor. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 } as const;
const CPU_RATE = 4;

/** A browser that trusts the certificate of the bench's own front. */
export function launchPhone(): Promise<Browser> {
  const { launchOptions } = browserSettings();
  return chromium.launch({
    headless: true,
    ...launchOptions,
    args: [...launchOptions.args, `--ignore-certificate-errors-spki-list=${ownCertificate.keyDigest}`, '--enable-precise-memory-info'],
  });
}

export function phoneContext(browser: Browser, cookies: Readonly<Record<string, string>> = {}, url?: string): Promise<BrowserContext> {
  return browser.newContext(PHONE).then(async (context) => {
    if (url !== undefined) await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
    return context;
  });
}

/** A page under the profile, and the session that it is held by. */
export async function phonePage(context: BrowserContext): Promise<{ readonly page: Page; readonly session: CDPSession }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  return { page, session };
}
