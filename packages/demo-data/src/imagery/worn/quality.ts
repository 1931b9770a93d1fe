import type { Effort } from '../trace/frame/scene.ts';

/** `proof` is a thumbnail that shows whether anything is there, `draft` judges light and folds, `final` is committed. */
export const qualities = ['proof', 'draft', 'final'] as const;
export type Quality = (typeof qualities)[number];

/** What a quality costs and gives. */
export type QualityPlan = {
  /** Part of the full height of a view. */
  readonly scale: number;
  readonly effort: Effort;
  /** Lattice steps of the drape in cm; the cloth's own if absent. */
  readonly drapeSteps?: readonly number[];
  /** How often the drape's triangles are divided; the cloth's own if absent. */
  readonly subdivisions?: number;
};

export const qualityPlans: Readonly<Record<Quality, QualityPlan>> = {
  proof: { scale: 0.09, effort: { leastSamples: 1, mostSamples: 2, tolerance: 0.05, bounceRays: 4 }, drapeSteps: [3.6], subdivisions: 0 },
  draft: { scale: 0.3, effort: { leastSamples: 2, mostSamples: 8, tolerance: 0.03, bounceRays: 12 }, drapeSteps: [1.8] },
  final: { scale: 1, effort: { leastSamples: 2, mostSamples: 6, tolerance: 0.03, bounceRays: 12 } },
};
