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
  /** What it may say and hear on the bus, and where it may store; absent for a remote that declares nothing of these. */
  readonly rights?: RemoteRights;
  /** Absent when the remote lends none. */
  readonly fragments?: readonly FragmentDeclaration[];
}

export interface RemoteRights {
  /** Facts that it publishes and commands that it sends. */
  readonly events?: readonly string[];
  /** Facts that it hears. */
  readonly consumes?: readonly string[];
  /** Keys of the browser's storage, or their beginnings. */
  readonly storage?: readonly string[];
  /** See `ManifestEvents`: without it, commands are not held against it. */
  readonly isComplete?: true;
}

/** The versions that one document was rendered for. A tab keeps them until its next full page load. */
export interface ReleaseSet {
  readonly id: string;
  readonly revision: number;
  readonly shell: string;
  readonly remotes: Readonly<Record<string, ReleaseRemote>>;
  /** Some of it is on trial. */
  readonly isTrial?: true;
  /** `remote@version` that a developer alone has in it. Nothing of such a page counts for anybody else. */
  readonly override?: string;
}

/** When a version on trial goes to everybody, and when it goes. */
export interface TrialRules {
  /** Fewer shown mounts decide nothing. */
  readonly minMounts: number;
  /** How much larger a share of its mounts may fail than of the live version's: 0.02 is two in a hundred. */
  readonly maxErrorRateDelta: number;
  /** How much later three of four visitors may see the largest content. */
  readonly maxLcpDeltaMs: number;
  /** How much later three of four visitors may see the answer to a press; of old trials absent, and the default then. */
  readonly maxInpDeltaMs?: number;
  /** Whether the judge decides; otherwise people do, with its figures. */
  readonly autoRollback: boolean;
  /** How long it is on trial at least before it goes to everybody. */
  readonly minMinutes: number;
}

/** A set of versions and the share of the visitors that gets it. The first is what everybody else gets; others are on trial. */
export interface ChannelSet {
  readonly id: string;
  readonly weight: number;
  /** Of a set on trial, only what it has otherwise than the first. */
  readonly remotes: Readonly<Record<string, string>>;
  /** The rest is of a set on trial alone. */
  readonly canaryOf?: string;
  readonly sticky?: 'visitor';
  readonly startedAt?: string;
  readonly judge?: TrialRules;
}

/** What browsers told of a version since its trial began. Old ones lack what was not told yet. */
export interface TrialFigures {
  /** Visitors whom it was shown to, or should have been. */
  readonly mounts: number;
  /** Those for whom some part of it failed, at once or later. */
  readonly failedMounts: number;
  /** Those who had an error in its code, shown or not. */
  readonly erring?: number;
  /** Null with too few measurements. */
  readonly lcpP75Ms: number | null;
  readonly inpP75Ms?: number | null;
}

/** Why the judge wrote a revision. */
export interface ReleaseCause {
  /** `errors`: it failed to show. `faults`: errors in its code. `slow`: its largest content. `unresponsive`: its answers to presses. */
  readonly code: 'healthy' | 'errors' | 'faults' | 'slow' | 'unresponsive';
  /** `remote@version` that was on trial. */
  readonly source: string;
  readonly trial: TrialFigures;
  readonly live: TrialFigures;
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
  /** Present where the judge decided. */
  readonly cause?: ReleaseCause;
  readonly sets: readonly ChannelSet[];
  readonly retention: { readonly minDays: number; readonly minSets: number };
  /**
   * `sha384-…` of the manifest of each live version by its name, the shell's too, and of each on trial by `remote@version`: what a
   * signature vouches for. Absent before releases were signed.
   */
  readonly digests?: Readonly<Record<string, string>>;
  /** Detached JSON Web Signature (ES256) over everything else. Absent where nobody has a key. */
  readonly sig?: string;
}

/** A manifest as the gateway caches it. */
export type LiveRemote = RemoteManifest & { readonly base: string };
