import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** Debian's Chromium without a browser's own windows: a page costs half the processor time of a complete Chromium. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Paths of system browsers on Debian, Ubuntu, Fedora and macOS. */
const SYSTEM_BROWSERS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Disables Chromium's background requests on closed networks, and its sandbox, which does not work as root. */
const FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--disable-gpu',
];

/** Path of a browser: `CHROMIUM_PATH`, else Playwright's own, else the system's; undefined when there is none. */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return named;
  const own = chromium.executablePath();
  return [own, ...SYSTEM_BROWSERS].find((path) => path !== '' && existsSync(path));
}

/** Playwright launch options for this machine. */
export function browserSettings(): { launchOptions: { executablePath?: string; args: string[]; chromiumSandbox: boolean } } {
  const executablePath = findBrowser();
  const isRoot = process.getuid?.() === 0;
  return {
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: isRoot ? [...FLAGS, '--no-sandbox'] : FLAGS,
      chromiumSandbox: !isRoot,
    },
  };
}
