import type { LocalText } from '../schemas/local-text.ts';
import type { Language } from '../values/language.ts';
import type { MarketCode } from '../values/market.ts';

/** One API read that a route's first view needs. The gateway performs it and inlines the response; the screen requests the same URL. */
export interface DocumentRead {
  /** Name by which templates refer to the response: `{design.name}`. */
  readonly name: string;
  /** `/api/design/name/:name`; placeholders are route parameters. */
  readonly path: string;
  /** Fixed parameters. `{currency}`, `{language}`, `{gender}` and `{param.x}` are filled from the context. */
  readonly query?: Readonly<Record<string, string>>;
  /** Parameters copied from the page's query string when present. */
  readonly fromSearch?: readonly string[];
  /** Fallback path when the first one returns 404: `/api/design/:name` where the URL may contain an id instead of a name. */
  readonly otherwise?: string;
  /** A 404 of this read makes the document a 404. */
  readonly required?: boolean;
}

/** A slot whose props follow from the address, so that a document can bring the data of what fills it. */
export interface SlotUse {
  readonly slot: string;
  /** Values as in the query of a read: `{param.handle}`, `{language}` or fixed. */
  readonly props: Readonly<Record<string, string>>;
}

/** Declarative head of a route's document, written by the gateway. */
export interface DocumentDeclaration {
  readonly reads?: readonly DocumentRead[];
  /**
   * What the first view needs of whoever is signed in. It is personal, so no document brings it: the browser asks for it while the
   * screen's code is on its way. Without a session nothing is asked.
   */
  readonly memberReads?: readonly DocumentRead[];
  /** Slots whose fragments are read and preloaded with the document. Slots that depend on more than the address need no entry. */
  readonly slots?: readonly SlotUse[];
  /** Allowed values of a route parameter, in lower case; other values give a 404. Absent: any value. */
  readonly params?: Readonly<Record<string, readonly string[]>>;
  /** Template over the reads, without the brand, which is appended. Default: the route's title. */
  readonly title?: LocalText;
  readonly description?: LocalText;
  /** Path into the reads to an ImageRef: `design.images.0`. */
  readonly image?: string;
  /** Canonical path template when it differs from the URL: `/designs/{design.slug}`. */
  readonly canonical?: string;
  readonly jsonLd?: 'Product' | 'Article' | 'Person' | 'Organization' | 'Brand' | 'WebSite';
  /** Path into the reads to the first large image, preloaded with high priority: `designs.items.0.images.0`. */
  readonly preloadImage?: string;
  /** The `sizes` attribute of that image on the page. Without it nothing is preloaded, as a wrong width would be fetched in addition. */
  readonly preloadSizes?: string;
  /** The image that stands in its place in windows of `media`, if the data has one: each is preloaded where it is shown, never both. */
  readonly preloadWide?: { readonly image: string; readonly sizes: string; readonly media: string };
  /**
   * Data files of the app that the first view fetches, by their names without hash: `countries-110m.json`. The document preloads them behind
   * its scripts.
   */
  readonly preloadData?: readonly string[];
  /** Excludes personal and form pages from search engines. */
  readonly noindex?: boolean;
  /** False leaves the route to the browser. Only public routes are ever rendered on the server. Default: true. */
  readonly rendersOnServer?: boolean;
}

/** Everything a read may depend on. `params` and `search` come from the URL, the rest from preferences. */
export interface ReadContext {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  readonly language: Language;
  readonly market: MarketCode;
  readonly gender: 'men' | 'women' | null;
}
