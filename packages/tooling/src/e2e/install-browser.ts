import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from './browser.ts';

/** Ensures that there is a browser: installs Debian's when possible without asking, else throws with what to install. Returns its path. */
export function installBrowser(say: (message: string) => void): string {
  const found = findBrowser();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium from the distribution');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], { stdio: 'ignore', env });
    const installed = findBrowser();
    if (installed !== undefined) return installed;
  }
  throw new Error('The browser tests need Chromium: install the package "chromium" (or Google Chrome), or set CHROMIUM_PATH to a browser.');
}
