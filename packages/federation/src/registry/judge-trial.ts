import type { ReleaseCause, TrialFigures, TrialRules } from '@orime/contracts';
import { TRIAL_RULES } from './trials.ts';

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
 * Decides by what browsers told of both versions since the trial began. It rolls back when the version fails or has errors for more
 * visitors beyond chance (the lower end of Wilson's 90 % interval), or shows its largest content or answers presses too late; it promotes
 * when none of this is so, after enough mounts and minutes.
 */
export function judgeTrial({ source, rules, minutes, trial, live }: JudgedTrial): Verdict {
  if (!rules.autoRollback || trial.mounts < rules.minMounts) return { kind: 'wait' };
  const cause = (code: ReleaseCause['code']): ReleaseCause => ({ code, source, trial, live });
  const { maxErrorRateDelta, maxLcpDeltaMs, maxInpDeltaMs = TRIAL_RULES.maxInpDeltaMs } = rules;
  const allowed = (count: Count): number => shareOf(live, count) + maxErrorRateDelta;
  const isLater = (before: number | null | undefined, after: number | null | undefined, byMs: number): boolean =>
    typeof before === 'number' && typeof after === 'number' && after - before > byMs;
  if (surelyMet(trial, 'failedMounts') > allowed('failedMounts')) return { kind: 'roll-back', cause: cause('errors') };
  if (surelyMet(trial, 'erring') > allowed('erring')) return { kind: 'roll-back', cause: cause('faults') };
  if (isLater(live.lcpP75Ms, trial.lcpP75Ms, maxLcpDeltaMs)) return { kind: 'roll-back', cause: cause('slow') };
  if (isLater(live.inpP75Ms, trial.inpP75Ms, maxInpDeltaMs)) return { kind: 'roll-back', cause: cause('unresponsive') };
  const isHealthy = COUNTS.every((count) => shareOf(trial, count) <= allowed(count)) && minutes >= rules.minMinutes;
  return isHealthy ? { kind: 'promote', cause: cause('healthy') } : { kind: 'wait' };
}

type Count = (typeof COUNTS)[number];
const COUNTS = ['failedMounts', 'erring'] as const;

/** At most all: an error may be told of a version whose mount was counted in another trial. */
function shareOf(figures: TrialFigures, count: Count): number {
  return figures.mounts === 0 ? 0 : Math.min((figures[count] ?? 0) / figures.mounts, 1);
}

const Z = 1.645;

/** The share of visitors who meet it at least: two failures of thirty prove nothing. */
function surelyMet(figures: TrialFigures, count: Count): number {
  const { mounts } = figures;
  const share = shareOf(figures, count);
  const spread = Z * Math.sqrt((share * (1 - share)) / mounts + (Z * Z) / (4 * mounts * mounts));
  return (share + (Z * Z) / (2 * mounts) - spread) / (1 + (Z * Z) / mounts);
}
