import type { Suggestion } from '@orime/contracts/api/discovery/search';

/** In the order in which they are shown. */
const KINDS = ['profile', 'design', 'article', 'producer'] as const satisfies readonly Suggestion['kind'][];

export interface SearchOption {
  /** Unique within the list; also part of the element's id. */
  readonly id: string;
  readonly to: string;
  readonly name: string;
  readonly nameJp: string;
}

export interface SearchGroup {
  readonly kind: Suggestion['kind'];
  readonly options: readonly SearchOption[];
}

/**
 * Suggestions by kind. One whose address no live route answers is left out, except a designer: until there are storefronts the
 * catalogue shows what they sell.
 */
export function groupSuggestions(items: readonly Suggestion[], hasRoute: (path: string) => boolean): readonly SearchGroup[] {
  return KINDS.map((kind) => ({
    kind,
    options: items.filter((item) => item.kind === kind).flatMap((item) => toOption(item, hasRoute)),
  })).filter(({ options }) => options.length > 0);
}

function toOption({ kind, url, label, labelJp }: Suggestion, hasRoute: (path: string) => boolean): readonly SearchOption[] {
  const to = [url, ...(kind === 'profile' ? [catalogOf(url)] : [])].find(hasRoute);
  return to === undefined ? [] : [{ id: `${kind}-${url.split('/').at(-1) ?? ''}`, to, name: label, nameJp: labelJp }];
}

/** The catalogue of the designer whose storefront is `/shop/{handle}`. */
function catalogOf(url: string): string {
  return `/catalog?designer=${encodeURIComponent(url.split('/').at(-1) ?? '')}`;
}

/** The address of the results for a word. */
export function resultsPath(q: string): string {
  return `/catalog?q=${encodeURIComponent(q)}`;
}
