import type { ReleaseCause, TrialFigures, TrialRules } from '@orime/contracts';

/** What becomes of a trial: it goes on until its figures say something. */
export type Verdict = { readonly kind: 'wait' } | { readonly kind: 'promote' | 'roll-back'; readonly cause: ReleaseCause };

export interface JudgedTrial {
  /** `remote@version`. */
  readonly source: string;
  readonly rules: TrialRules;
  readonly minutes: number;
  readonly trial: TrialFigures;
  readonly live: TrialFigures;
}

/**
 * Decides by what browsers told of both versions since the trial began. It rolls back when the version fails more often beyond
 * chance (the lower end of Wilson's 90 % interval), or shows its largest content too late; it promotes when neither is so, after
 * enough mounts and minutes.
 */
export function judgeTrial({ source, rules, minutes, trial, live }: JudgedTrial): Verdict {
  if (!rules.autoRollback || trial.mounts < rules.minMounts) return { kind: 'wait' };
  const cause = (code: ReleaseCause['code']): ReleaseCause => ({ code, source, trial, live });
  const allowed = shareOf(live) + rules.maxErrorRateDelta;
  if (surelyFailed(trial) > allowed) return { kind: 'roll-back', cause: cause('errors') };
  if (trial.lcpP75Ms !== null && live.lcpP75Ms !== null && trial.lcpP75Ms - live.lcpP75Ms > rules.maxLcpDeltaMs)
    return { kind: 'roll-back', cause: cause('slow') };
  const isHealthy = shareOf(trial) <= allowed && minutes >= rules.minMinutes;
  return isHealthy ? { kind: 'promote', cause: cause('healthy') } : { kind: 'wait' };
}

function shareOf({ mounts, failedMounts }: TrialFigures): number {
  return mounts === 0 ? 0 : failedMounts / mounts;
}

const Z = 1.645;

/** The share of mounts that fail at least: two failures of thirty prove nothing. */
function surelyFailed({ mounts, failedMounts }: TrialFigures): number {
  const share = failedMounts / mounts;
  const spread = Z * Math.sqrt((share * (1 - share)) / mounts + (Z * Z) / (4 * mounts * mounts));
  return (share + (Z * Z) / (2 * mounts) - spread) / (1 + (Z * Z) / mounts);
}
