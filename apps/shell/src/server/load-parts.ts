import type { Language, RemotePart } from '@orime/contracts';
import type { RemoteDefinition } from '@orime/platform';
import type { LocaleLoaders } from '@orime/platform/host';
import type { PartComponent } from '../remotes/load-part.ts';
import type { Fault } from './render-page.tsx';

export interface LoadedPart {
  readonly part: RemotePart;
  readonly Part: PartComponent;
  /** The texts of its remote, in the page's language. */
  readonly locales: LocaleLoaders;
}

/**
 * The components of parts with their texts, one after another, so that it is known whose code runs. Ends with the first that fails, or is
 * not there at the deadline: that is a fault of its remote.
 */
export async function loadParts(
  parts: readonly RemotePart[],
  remotes: Readonly<Record<string, unknown>>,
  language: Language,
  deadline: number,
  onRegion: (remote: string) => void,
): Promise<{ readonly loaded: readonly LoadedPart[]; readonly faults: readonly Fault[] }> {
  const loaded: LoadedPart[] = [];
  for (const part of parts) {
    onRegion(part.remote);
    try {
      loaded.push(await before(deadline, loadPart(part, remotes[part.remote], language)));
    } catch (error) {
      return { loaded, faults: [{ remote: part.remote, reason: String(error) }] };
    }
  }
  onRegion('shell');
  return { loaded, faults: [] };
}

async function loadPart(part: RemotePart, module: unknown, language: Language): Promise<LoadedPart> {
  const { remote, kind, key } = part;
  if (!hasDefinition(module)) throw new Error(`${remote}: its server file exports no definition`);
  const definition = module.default;
  const loader = (kind === 'screen' ? definition.routes : definition.fragments)?.[key];
  if (loader === undefined) throw new Error(`${remote}: it offers no ${kind} "${key}"`);
  const [loaded, texts] = await Promise.all([loader(), definition.locales[language]()]);
  // As in the browser's loader: the props are those of the remote's own build.
  return { part, Part: loaded.default as PartComponent, locales: { en: async () => texts, jp: async () => texts } };
}

function hasDefinition(module: unknown): module is { readonly default: RemoteDefinition } {
  const definition = typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined;
  return typeof definition === 'object' && definition !== null && 'routes' in definition;
}

async function before<Result>(deadline: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('its code did not load in time')), Math.max(0, deadline - performance.now()));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
