import type { SvgImport } from '../shapes/svg/import-svg.ts';
import type { TextOutlines } from '../shapes/text-outlines.ts';
import type { PlanFacts, Planned } from '../stitch/plan/index.ts';
import type { Shape } from '../stitch/shape.ts';

export interface Sewing extends Planned {
  readonly facts: PlanFacts;
}

/** What is worked out beside the page. */
export interface Questions {
  readonly sew: { readonly ask: readonly Shape[]; readonly answer: Sewing };
  readonly svg: { readonly ask: string; readonly answer: SvgImport };
  readonly text: { readonly ask: { readonly text: string; readonly height: number }; readonly answer: TextOutlines };
}

export type Kind = keyof Questions;
export type Message = { [K in Kind]: { readonly id: number; readonly kind: K; readonly ask: Questions[K]['ask'] } }[Kind];
export type Reply = { readonly id: number; readonly answer: Questions[Kind]['answer'] } | { readonly id: number; readonly problem: string };
