import type { LocalText } from '../schemas/local-text.ts';
import type { Language } from '../values/language.ts';
import type { MarketCode } from '../values/market.ts';

/** One API read that the first view of a route needs. The gateway makes it and inlines the answer; the screen asks for the same URL. */
export interface DocumentRead {
  /** Name under which templates see the answer: `{design.name}`. */
  readonly name: string;
  /** `/api/design/name/:name`; placeholders are route parameters. */
  readonly path: string;
  /** Fixed parameters. `{currency}`, `{language}`, `{gender}` and `{param.x}` are filled from the context. */
  readonly query?: Readonly<Record<string, string>>;
  /** Parameters taken over from the address when present. */
  readonly fromSearch?: readonly string[];
  /** Path that is tried when the first one answers 404: `/api/design/:name` where an address may carry an id instead of a name. */
  readonly otherwise?: string;
  /** A 404 of this read makes the document a 404. */
  readonly required?: boolean;
}

/** What the gateway writes into the head of a route's document, as data. */
export interface DocumentDeclaration {
  readonly reads?: readonly DocumentRead[];
  /** Values that a route parameter may have, in small letters; an address with another one is a 404. Without it, any. */
  readonly params?: Readonly<Record<string, readonly string[]>>;
  /** Template over the reads, without the brand, which is appended. Falls back to the route's title. */
  readonly title?: LocalText;
  readonly description?: LocalText;
  /** Path into the reads that holds an ImageRef: `design.images.0`. */
  readonly image?: string;
  /** Canonical path template when it differs from the address: `/designs/{design.slug}`. */
  readonly canonical?: string;
  readonly jsonLd?: 'Product' | 'Article' | 'Person' | 'WebSite';
  /** Path into the reads of the first large image, preloaded with high priority: `designs.items.0.images.0`. */
  readonly preloadImage?: string;
  /** The `sizes` of that image on the page. Without it nothing is preloaded: another width would be fetched twice. */
  readonly preloadSizes?: string;
  /** Personal and form pages stay out of search engines. */
  readonly noindex?: boolean;
}

/** Everything a read may depend on. `params` and `search` come from the address, the rest from preferences. */
export interface ReadContext {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  readonly language: Language;
  readonly market: MarketCode;
  readonly gender: 'men' | 'women' | null;
}
