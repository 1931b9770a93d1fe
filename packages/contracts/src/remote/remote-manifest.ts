import type { FragmentDeclaration } from './fragments.ts';
import type { RouteDeclaration } from './routes.ts';

export interface RemoteAsset {
  /** Relative to the version folder. */
  readonly path: string;
  readonly bytes: number;
  readonly brotliBytes: number;
  /** `sha384-…`, in the format of the `integrity` attribute. */
  readonly integrity: string;
  readonly kind: 'script' | 'style' | 'font' | 'image' | 'data' | 'other';
}

export interface ManifestLocale {
  readonly file: string;
  readonly keys: number;
  readonly hash: string;
  /** Digest of the keys alone, without the plural form that Japanese does not have: the same in both languages. */
  readonly keysHash?: string;
}

export interface ManifestEvents {
  readonly publishes: readonly string[];
  readonly consumes: readonly string[];
  readonly commands: readonly string[];
  /**
   * `commands` has those too that the platform's functions send (`addToCart`, `openChat`). Absent from builds before these went in the
   * remote's name, and from adopted ones, which declare nothing.
   */
  readonly isComplete?: true;
  /** Between majors of one fact, as `cart.item-added@2->cart.item-added@1`. */
  readonly adapters?: readonly string[];
  /** JSON Schema by name, as the build was compiled against; a shell has those of everything its bus knows. */
  readonly schemas?: Readonly<Record<string, object>>;
}

/** `remote.json`: what shell and gateway need to know of a version without executing it. */
export interface RemoteManifest {
  readonly schema: 1;
  readonly name: string;
  /** Semver with the build's digest: `1.4.0+9c2e71d0`. */
  readonly version: string;
  readonly team: string;
  readonly commit: string;
  readonly requires: {
    /** Semver range of the shell API (`@orime/platform`). */
    readonly shellApi: string;
    readonly mfRuntime: string;
    /** Version range by package, for packages the shell provides. */
    readonly shared: Readonly<Record<string, string>>;
  };
  /** Version by module that a shell lends. Absent for remotes, which lend none. */
  readonly provides?: Readonly<Record<string, string>>;
  /** Packages that a shell lends and of which this remote has code all the same; absent when there are none, and where nobody looked. */
  readonly copies?: readonly string[];
  /** Path of the container script relative to the version folder. */
  readonly entry: string;
  /** Path of the file that renders the version on a server; absent when the build has none, and then only browsers draw it. */
  readonly server?: string;
  /** Name of the federation container. */
  readonly container: string;
  readonly routes: readonly RouteDeclaration[];
  readonly fragments: readonly FragmentDeclaration[];
  readonly i18n: Readonly<Record<'en' | 'jp', ManifestLocale>>;
  readonly events: ManifestEvents;
  readonly permissions: { readonly origins: readonly string[]; readonly storage: readonly string[] };
  readonly assets: readonly RemoteAsset[];
  /**
   * Scripts and styles (asset paths) by key of screen or fragment, in load order, without the entry; locale chunks are under
   * `locale:en` and `locale:jp`.
   */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}
