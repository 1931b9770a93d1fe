import type { RouteDeclaration } from '@orime/contracts';
import { createStyleCache, loadJapaneseFont } from '@orime/ui';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { installPlatform } from '../current-platform.ts';
import { parseSessionLog, replaySessionLog } from '../developer/session-log.ts';
import { createBrowserPlatform } from '../host/browser-platform.ts';
import { emptyBoot } from '../host/read-boot.ts';
import { registerLocales } from '../host/register-locales.ts';
import { languageOfAddress, startPlatform } from '../host/start-platform.ts';
import type { Platform } from '../platform.ts';
import type { RemoteDefinition } from '../remote/define-remote.ts';
import { AlonePage } from './alone-page.tsx';

/**
 * Runs one remote without the shell, for development: its own routes under a small bar, with API calls proxied by the dev server.
 * Packages that the shell would share are bundled.
 */
export async function startAlone(remote: RemoteDefinition, routes: readonly RouteDeclaration[]): Promise<void> {
  const asked = languageOfAddress(globalThis.location.search);
  const platform = createBrowserPlatform(emptyBoot({ language: asked ?? 'en' }));
  installPlatform(platform);
  const { ready } = startPlatform(platform, { askedLanguage: asked });
  await ready;
  await registerLocales(platform, remote.name, remote.locales);
  if (platform.root.getState().language === 'jp') await loadJapaneseFont();

  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no #root.');
  const replay = (): void => replayGiven(platform);
  createRoot(root).render(
    <BrowserRouter>
      <AlonePage platform={platform} remote={remote} routes={routes} styleCache={createStyleCache()} onScreen={replay} />
    </BrowserRouter>,
  );
}

/** `orime alone --replay` writes the log of a session into the document. */
function replayGiven(platform: Platform): void {
  const log = parseSessionLog(document.getElementById('orime-replay')?.textContent ?? '');
  if (log !== undefined) replaySessionLog(platform, log);
}
