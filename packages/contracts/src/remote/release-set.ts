import type { FragmentDeclaration } from './fragments.ts';
import type { RemoteManifest } from './remote-manifest.ts';
import type { RouteDeclaration } from './routes.ts';

/** What a document tells the shell about one remote: enough to route to it and load it. */
export interface ReleaseRemote {
  readonly version: string;
  /** Absolute path of the version folder on the origin, with a trailing slash: `/r/magazine/1.4.0+9c2e71d0/`. */
  readonly base: string;
  readonly entry: string;
  /** Digest of the entry in base64, by way of the signed revision: a browser runs nothing else, and without one nothing at all. */
  readonly sha384?: string;
  readonly container: string;
  readonly routes: readonly Omit<RouteDeclaration, 'document'>[];
  /** Absent when the remote lends none. */
  readonly fragments?: readonly FragmentDeclaration[];
}

/** The versions that one document was rendered for. A tab keeps them until its next full page load. */
export interface ReleaseSet {
  readonly id: string;
  readonly revision: number;
  readonly shell: string;
  readonly remotes: Readonly<Record<string, ReleaseRemote>>;
}

/** `channels/<name>.json`, the only mutable object of a registry, and each append-only revision. */
export interface ChannelFile {
  readonly schema: 1;
  readonly channel: string;
  readonly revision: number;
  readonly previous: number | null;
  readonly createdAt: string;
  readonly createdBy: string;
  readonly reason: 'deploy' | 'rollback' | 'first';
  readonly shell: { readonly version: string; readonly api: readonly string[]; readonly mfRuntime: string };
  readonly sets: readonly { readonly id: string; readonly weight: number; readonly remotes: Readonly<Record<string, string>> }[];
  readonly retention: { readonly minDays: number; readonly minSets: number };
  /** `sha384-…` of the manifest of each version, the shell's too: what a signature vouches for. Absent before releases were signed. */
  readonly digests?: Readonly<Record<string, string>>;
  /** Detached JSON Web Signature (ES256) over everything else. Absent where nobody has a key. */
  readonly sig?: string;
}

/** A manifest as the gateway caches it. */
export type LiveRemote = RemoteManifest & { readonly base: string };
