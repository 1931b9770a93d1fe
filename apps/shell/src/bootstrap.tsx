import {
  BrowserRouter,
  createBrowserPlatform,
  installPlatform,
  keepQueries,
  languageOfAddress,
  readBoot,
  registerLocales,
  startCartMirror,
  startGuestClaim,
  startPlatform,
  startWholesaleMirror,
} from '@orime/platform/host';
import { createStyleCache } from '@orime/ui';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { followJapaneseFont } from './chrome/follow-japanese-font.ts';
import { locales } from './locales/index.ts';
import { reportLateErrors } from './remotes/report-late-errors.ts';
import { composeRoutes } from './routing/route-table.ts';

void start();

async function start(): Promise<void> {
  const boot = readBoot(document);
  const platform = createBrowserPlatform(boot);
  installPlatform(platform);
  reportLateErrors();
  const { ready, languageReady } = startPlatform(platform, { askedLanguage: languageOfAddress(window.location.search) });
  const rows = composeRoutes(boot.release);
  followJapaneseFont(platform);
  await registerLocales(platform, 'shell', locales);
  await languageReady();

  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no #root.');
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  createRoot(root).render(
    <BrowserRouter>
      <App platform={platform} rows={rows} styleCache={createStyleCache(nonce)} />
    </BrowserRouter>,
  );
  if ((await ready) === 'restored') {
    startCartMirror(platform);
    startWholesaleMirror(platform);
    startGuestClaim(platform);
  }
  keepQueries(platform);
}
