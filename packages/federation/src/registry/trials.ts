import type { ChannelFile, RemoteManifest, TrialRules } from '@orime/contracts';

/** Versions that a part of the visitors gets instead of the live ones. */
export interface Trial {
  /** Version by remote; never the shell. */
  readonly remotes: Readonly<Record<string, string>>;
  /** Per cent of the visitors. */
  readonly weight: number;
  readonly startedAt: string;
  readonly judge: TrialRules;
}

export const TRIAL_RULES: Required<TrialRules> = {
  minMounts: 30,
  maxErrorRateDelta: 0.02,
  maxLcpDeltaMs: 200,
  maxInpDeltaMs: 100,
  autoRollback: true,
  minMinutes: 10,
};

/** What is on trial in a revision. */
export function trialsOf(channel: ChannelFile | undefined): readonly Trial[] {
  return (channel?.sets.slice(1) ?? []).map(({ remotes, weight, startedAt, judge }) => ({
    remotes,
    weight,
    startedAt: startedAt ?? channel?.createdAt ?? '',
    judge: judge ?? TRIAL_RULES,
  }));
}

/** The trials without these remotes; one of nothing else is over. */
export function trialsWithout(trials: readonly Trial[], names: ReadonlySet<string>): readonly Trial[] {
  return trials
    .map((trial) => ({ ...trial, remotes: Object.fromEntries(Object.entries(trial.remotes).filter(([name]) => !names.has(name))) }))
    .filter(({ remotes }) => Object.keys(remotes).length > 0);
}

/** Where a revision keeps the digest of a version on trial: its name alone is the live one's. */
export function trialDigestKey({ name, version }: Pick<RemoteManifest, 'name' | 'version'>): string {
  return `${name}@${version}`;
}
