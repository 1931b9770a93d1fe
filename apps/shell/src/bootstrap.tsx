import { keyOfPart } from '@orime/contracts';
import { reportError } from '@orime/platform';
import {
  BrowserRouter,
  createBrowserPlatform,
  installPlatform,
  languageOfAddress,
  readBoot,
  readEarly,
  registerLocales,
  restoreQueries,
  startAccountWork,
  startPlatform,
  whenOnline,
  type Platform,
} from '@orime/platform/host';
import { createStyleCache, type EmotionCache } from '@orime/ui';
import { startTransition, type ErrorInfo } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterQuiet } from './after-quiet.ts';
import { App } from './app.tsx';
import { followJapaneseFont } from './chrome/follow-japanese-font.ts';
import { locales } from './locales/index.ts';
import { MARKUP_GIVEN_UP } from './remotes/markup-given-up.ts';
import { prepareRemoteScreen } from './remotes/remote-screen.tsx';
import { reportLateErrors } from './remotes/report-late-errors.ts';
import { firstScreen } from './routing/first-screen.ts';
import { isGuarded } from './routing/is-guarded.ts';
import { composeRoutes, findRow, type RouteRow } from './routing/route-table.ts';

// The modules have been run by then: both in one task would keep a phone from answering.
setTimeout(() => void start());

async function start(): Promise<void> {
  const boot = readBoot(document);
  const platform = createBrowserPlatform(boot);
  installPlatform(platform);
  reportLateErrors();
  const { ready, languageReady } = startPlatform(platform, { askedLanguage: languageOfAddress(window.location.search) });
  const rows = composeRoutes(boot.release);
  readForMember(platform);
  followJapaneseFont(platform);
  // The markup is of the document's own release set. A visitor whose stored language is another one is drawn a page of their own.
  const isVisitors = boot.rendered !== undefined && platform.root.getState().language === boot.language;
  const prepared = prepareFirst(platform, rows, isVisitors ? boot.rendered : []);
  await registerLocales(platform, 'shell', locales);
  await languageReady();
  await prepared;

  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no #root.');
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  const styleCache = createStyleCache(nonce);
  const page = (
    <BrowserRouter>
      <App platform={platform} rows={rows} styleCache={styleCache} />
    </BrowserRouter>
  );
  // In a transition, which lets go of the processor every few milliseconds: what is pressed meanwhile does not wait for it.
  if (isVisitors) startTransition(() => void hydrateRoot(root, page, { onRecoverableError: reportMismatch }));
  else createRoot(root).render(page);
  if ((await ready) === 'restored') startAccountWork(platform);
  // Answers of an earlier visit would not be what the markup says.
  await firstScreen;
  // A failed load of either costs this visit nothing.
  restoreQueries(platform).catch(ignore);
  afterQuiet(() => void workAfterPaint(platform, rows, styleCache).catch(ignore));
}

/** Asks for what the first screen needs of whoever is signed in, beside its code. What fails is told when the screen asks. */
function readForMember({ boot, session }: Platform): void {
  if (session.getState().status === 'anonymous') return;
  for (const url of boot.memberReads ?? []) readEarly(url).catch(ignore);
}

/**
 * Starts the remote whose screen is drawn first, while texts and session are on their way. Its loader, which the document has fetched
 * ahead, is waited for: React shows what takes its place for 300 ms at least.
 */
async function prepareFirst(platform: Platform, rows: readonly RouteRow[], rendered: readonly string[] = []): Promise<void> {
  const { pathname } = window.location;
  const row = findRow(rows, pathname);
  if (row === undefined || row.owner === 'shell') return;
  const { screen } = row.route;
  // What came as markup stands there until its code takes it over. A visitor's page is drawn before that is run; a member's markup lacks
  // what they came for.
  const isRendered = rendered.includes(keyOfPart({ remote: row.owner, kind: 'screen', key: screen }));
  const isAnonymous = platform.session.getState().status === 'anonymous';
  if (isAnonymous && (isRendered || isGuarded(rows, pathname))) return;
  await prepareRemoteScreen({ remote: row.owner, screen });
}

/** What can wait. A page that has lost its network has it once that is back. */
async function workAfterPaint(platform: Platform, rows: readonly RouteRow[], styleCache: EmotionCache): Promise<void> {
  await whenOnline();
  const { afterPaint } = await import('./after-paint/after-paint.ts');
  afterPaint(platform, rows, styleCache);
}

function ignore(): void {}

/** React draws anew what differs from the markup; that it differs is a mistake, unless the screen could not be had. */
function reportMismatch(error: unknown, { componentStack }: ErrorInfo): void {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause !== MARKUP_GIVEN_UP) reportError(cause ?? error, { info: `hydration ${componentStack ?? ''}` });
}
