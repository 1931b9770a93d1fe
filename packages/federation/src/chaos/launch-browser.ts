import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { RegistryError } from '../registry/registry-error.ts';

const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];

/** Starts the browser at `CHROMIUM_PATH`, else Playwright's own, else the system's. */
export async function launchBrowser(): Promise<Browser> {
  // The other commands start without it.
  const { chromium } = await import('playwright-core');
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...INSTALLED];
  const executablePath = candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
  if (executablePath === undefined) throw new RegistryError('browser_missing', 'There is no Chromium: say where it is with CHROMIUM_PATH');
  // Chromium's own sandbox does not work as root.
  return chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
}
