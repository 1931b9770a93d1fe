import { browserSettings } from '@orime/tooling/browser';
import { onJourneySite } from '@orime/tooling/journey-site';
import { chromium, type Browser } from '@playwright/test';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readLookOptions, type LookOptions } from './look-options.ts';
import { screensToLookAt } from './looked-at.ts';
import { makeSheet, type TakenView } from './make-sheet.ts';
import type { ScreenToLookAt } from './opened-parts.ts';
import { takePicture } from './take-picture.ts';
import { VIEWS_TO_TAKE } from './views-to-take.ts';

const say = (message: string): void => void process.stdout.write(`${message}\n`);

/** Pages that load at the same time. */
const AT_ONCE = 2;

/** `npm run look`: a contact sheet per screen, in all eight views. Gives how many views could not be taken. */
async function look({ all, out, parts }: LookOptions, baseURL: string): Promise<number> {
  const screens = screensToLookAt({ all }).filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)));
  const folder = resolve(out);
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch(browserSettings().launchOptions);
  try {
    let missing = 0;
    for (const [place, screen] of screens.entries()) {
      const views = await takeViews(browser, baseURL, screen);
      const file = join(folder, `${String(place + 1).padStart(2, '0')}-${fileNameOf(screen.name)}.jpg`);
      await writeFile(file, await makeSheet(browser, `${screen.name}  ${screen.path}`, views));
      const failed = views.filter(({ picture }) => picture instanceof Error).length;
      missing += failed;
      say(`${place + 1} of ${screens.length}  ${file}${failed === 0 ? '' : `  ${failed} views missing`}`);
    }
    return missing;
  } finally {
    await browser.close();
  }
}

async function takeViews(browser: Browser, baseURL: string, screen: ScreenToLookAt): Promise<readonly TakenView[]> {
  const taken: TakenView[] = [];
  for (let from = 0; from < VIEWS_TO_TAKE.length; from += AT_ONCE) {
    const few = VIEWS_TO_TAKE.slice(from, from + AT_ONCE);
    const pictures = await Promise.allSettled(few.map((view) => takePicture(browser, baseURL, screen, view)));
    for (const [place, view] of few.entries()) {
      const outcome = pictures[place];
      taken.push({ ...view, picture: outcome?.status === 'fulfilled' ? outcome.value : new Error(String(outcome?.reason)) });
    }
  }
  return taken;
}

function fileNameOf(name: string): string {
  return name.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase();
}

const options = readLookOptions(process.argv.slice(2));
process.exit((await onJourneySite(say, ({ BASE_URL }) => look(options, BASE_URL))) === 0 ? 0 : 1);
