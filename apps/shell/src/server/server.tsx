import { keyOfPart, LANGUAGES } from '@orime/contracts';
import type { Language, PageMarkup, ReleaseSet, RemotePart, RenderRequest } from '@orime/contracts';
import { createPlatform, createTranslations, installPlatform, loadTrans, registerLocales } from '@orime/platform/host';
import type { Platform, Translations } from '@orime/platform/host';
import { locales } from '../locales/index.ts';
import { offerParts } from '../remotes/part-loads.ts';
import { composeRoutes, type RouteRow } from '../routing/route-table.ts';
import { loadParts, type LoadedPart } from './load-parts.ts';
import { renderPage } from './render-page.tsx';
import { watchRegions } from './watch-regions.ts';

export { shared } from './shared.ts';

/**
 * Renders the page of an address as its visitor's browser draws it first. A part that throws or is late is left out, and the page is
 * rendered again without it.
 */
export async function render(request: RenderRequest): Promise<PageMarkup> {
  const failed: PageMarkup['failed'][number][] = [];
  for (let parts = request.parts; ;) {
    request.onAttempt?.();
    const { html, styles, rendered, countries, faults } = await renderOnce(request, parts);
    const found = faults.map(({ remote = parts[0]?.remote ?? 'shell', reason }) => ({ remote, reason }));
    failed.push(...found);
    const left = parts.filter(({ remote }) => !found.some((fault) => fault.remote === remote));
    // What the shell's own screen throws stays within its boundary, and no second attempt changes it.
    if (left.length === parts.length) return { html, styles, rendered, countries, failed };
    parts = left;
  }
}

async function renderOnce({ boot, address, remotes, timeoutMs, onRegion = () => undefined }: RenderRequest, parts: readonly RemotePart[]) {
  const deadline = performance.now() + timeoutMs;
  const { loaded, faults } = await loadParts(parts, remotes, boot.language, deadline, onRegion);
  if (faults.length > 0) return { html: '', styles: [], rendered: [], countries: {}, faults };
  const rendered = parts.map(keyOfPart);
  const common = commonOf(boot.release);
  const platform = await startPlatform({ ...boot, rendered }, loaded, common);
  offerParts(new Map(loaded.map(({ part, Part }) => [keyOfPart(part), Part])));
  const page = await watchRegions(onRegion, () => renderPage({ platform, rows: common.rows, address }, deadline));
  return { ...page, rendered, countries: Object.fromEntries(platform.countries) };
}

/** What pages of one release share. */
interface Common {
  readonly release: string;
  readonly rows: readonly RouteRow[];
  readonly translations: ReadonlyMap<Language, Translations>;
}

let newest: Common | undefined;

/** Nearly all pages are of one release, which comes anew with each request: its rows are sorted, and its texts collected, once. */
function commonOf(release: ReleaseSet): Common {
  const text = JSON.stringify(release);
  if (newest?.release === text) return newest;
  // A text that is missing is reported by the browsers that miss it.
  const translations = new Map(LANGUAGES.map((language) => [language, createTranslations(language, () => undefined)]));
  newest = { release: text, rows: composeRoutes(release), translations };
  return newest;
}

async function startPlatform(boot: RenderRequest['boot'], loaded: readonly LoadedPart[], { translations }: Common): Promise<Platform> {
  const platform = createPlatform({ boot, translations: translations.get(boot.language) });
  installPlatform(platform);
  await Promise.all([loadTrans(), registerLocales(platform, 'shell', locales)]);
  for (const { part, locales: texts } of loaded) await registerLocales(platform, part.remote, texts);
  return platform;
}
