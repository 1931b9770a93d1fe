import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, HEADLESS_SHELL } from './browser.ts';

/**
 * Ensures that there is a browser and returns its path. As root on Debian it installs the headless shell, or all of Chromium where that
 * package is unknown. Throws with what to install when there is no browser in the end.
 */
export function installBrowser(say: (message: string) => void): string {
  if (mayInstall() && process.env['CHROMIUM_PATH'] === undefined && !existsSync(HEADLESS_SHELL)) {
    say('Installing a browser from the distribution');
    apt('update', '-qq');
    if (!install('chromium-headless-shell') && findBrowser() === undefined) install('chromium');
  }
  const found = findBrowser();
  if (found !== undefined) return found;
  throw new Error('The browser tests need Chromium: install the package "chromium" (or Google Chrome), or set CHROMIUM_PATH to a browser.');
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function install(browser: string): boolean {
  return apt('install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-noto-cjk');
}

function apt(...args: readonly string[]): boolean {
  return spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;
}
