import type { ReleaseSet } from '../remote/release-set.ts';
import type { Language } from '../values/language.ts';
import type { MarketCode } from '../values/market.ts';

/** Site settings exposed to the browser. */
export interface BootConfig {
  /** URL of the promo banner: our own endpoint, or a hosted content service (decision T18). */
  readonly bannerUrl: string;
  /** A public key, never a secret. */
  readonly bannerApiKey: string;
  readonly publicUrl: string;
}

/** The JSON of `<script type="application/json" id="orime-boot">`. */
export interface BootData {
  readonly release: ReleaseSet;
  /** Responses of the route's initial reads, by URL. */
  readonly data: Readonly<Record<string, unknown>>;
  /** URLs that the route's first view reads for whoever is signed in. */
  readonly memberReads?: readonly string[];
  readonly language: Language;
  readonly theme: 'dark' | 'light';
  readonly market: MarketCode;
  readonly gender: 'men' | 'women' | null;
  readonly config: BootConfig;
  /**
   * The screens and fragments of remotes that the document's markup holds, as `remote/kind/key`. Absent when it holds no markup: the
   * browser then draws the page itself.
   */
  readonly rendered?: readonly string[];
  /** Names of countries, and by small letters of languages, in that markup, by code: engines know different ones for some. */
  readonly countries?: Readonly<Record<string, string>>;
}
