import { isLanguage } from '@orime/contracts';
import type { Language } from '@orime/contracts';
import { startCartWriter } from '../cart/start-cart-writer.ts';
import { adoptLanguage } from '../i18n/language.ts';
import type { Platform } from '../platform.ts';
import { startSession } from '../session/start-session.ts';
import { persistRoot } from '../state/persist-root.ts';
import type { Persistence } from '../state/persist-root.ts';
import { startPageViews } from '../telemetry/page-views.ts';
import { mirrorNow, startMirrorCookies } from './mirror-cookies.ts';

export interface RunningPlatform {
  /** Settles when the stored state is restored or the read has timed out. */
  readonly ready: Promise<unknown>;
  /**
   * Settles when the page has the visitor's language: at once, unless a stored language differs from the document's and must load.
   * Awaited before the first render to avoid a flash in the other language.
   */
  languageReady(): Promise<unknown>;
  flush(): Promise<void>;
  stop(): void;
}

/**
 * Starts a platform in a browser: stored state, session, cart writer, preferences of other tabs, mirror cookies, page views. Called
 * by the shell or by the bootstrap of a remote run alone.
 * `askedLanguage` comes from `?lang=`; it is stored and overrides a stored language.
 */
export function startPlatform(
  platform: Platform,
  { askedLanguage }: { readonly askedLanguage?: Language | undefined } = {},
): RunningPlatform {
  const { root, bus, seed } = platform;
  const stopCart = startCartWriter(platform);
  const stopSession = startSession(platform);

  let adopting: Promise<unknown> = Promise.resolve();
  const persistence: Persistence | undefined =
    platform.storage === undefined
      ? undefined
      : persistRoot(root, platform.storage, ({ language, ...stored }) => {
          root.setState(stored);
          if (stored.cart !== undefined) seed('cart.changed@1', stored.cart);
          if (stored.wholesaleCart !== undefined) seed('wholesale-cart.changed@1', stored.wholesaleCart);
          // The mirror cookie may be missing. Switch only after the texts are loaded.
          if (language !== undefined && askedLanguage === undefined && language !== root.getState().language) {
            adopting = adoptLanguage(platform, language).catch(() => undefined);
          }
        });
  if (askedLanguage !== undefined) {
    persistence?.touch('language');
    mirrorNow(platform);
  }

  const exits = [
    stopCart,
    stopSession,
    startMirrorCookies(platform),
    startPageViews(platform),
    bus.subscribe('preference.theme-changed@1', ({ data, session }) => {
      if (session !== bus.session) root.setState({ theme: data.theme });
    }),
    bus.subscribe('preference.market-changed@1', ({ data, session }) => {
      if (session !== bus.session) root.setState({ market: data.market });
    }),
    bus.subscribe('preference.language-changed@1', ({ data, session }) => {
      // A tab that cannot load the texts keeps its language.
      if (session !== bus.session) adoptLanguage(platform, data.language).catch(() => undefined);
    }),
    () => persistence?.stop(),
  ];
  return {
    ready: persistence?.ready ?? Promise.resolve(),
    languageReady: () => adopting,
    flush: () => persistence?.flush() ?? Promise.resolve(),
    stop: () => exits.forEach((exit) => exit()),
  };
}

/** The language that `?lang=` asks for (decision T27); undefined without a valid one. */
export function languageOfAddress(search: string): 'en' | 'jp' | undefined {
  const asked = new URLSearchParams(search).get('lang');
  return isLanguage(asked) ? asked : undefined;
}
