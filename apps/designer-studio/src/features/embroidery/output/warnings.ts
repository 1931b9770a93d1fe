import { MANY_STITCHES, MOST_STITCHES } from '../stitch/plan/index.ts';
import { coversArea } from '../stitch/settings.ts';
import { hoopOf } from '../work/hoops.ts';
import type { Work } from '../work/work.ts';
import type { Sewing } from '../worker/questions.ts';

export type Warning =
  | { readonly kind: 'open' | 'empty'; readonly names: readonly string[] }
  | { readonly kind: 'hoop' }
  | { readonly kind: 'many' | 'cut'; readonly limit: number };

/** What somebody should know before sewing. */
export function warningsOf(work: Work, { facts, empty, isCut }: Sewing): readonly Warning[] {
  const warnings: Warning[] = [];
  const open = work.shapes.filter(({ paths, stitch }) => coversArea(stitch.kind) && paths.some(({ isClosed }) => !isClosed));
  if (open.length > 0) warnings.push({ kind: 'open', names: open.map(({ name }) => name) });
  const nothing = work.shapes.filter(({ id }) => empty.includes(id));
  if (nothing.length > 0) warnings.push({ kind: 'empty', names: nothing.map(({ name }) => name) });
  const { width, height } = hoopOf(work.hoop);
  const { left, top, right, bottom } = facts.box ?? { left: 0, top: 0, right: 0, bottom: 0 };
  if (Math.max(-left, right) > width * 5 || Math.max(-top, bottom) > height * 5) warnings.push({ kind: 'hoop' });
  if (isCut) warnings.push({ kind: 'cut', limit: MOST_STITCHES });
  else if (facts.stitches > MANY_STITCHES) warnings.push({ kind: 'many', limit: MANY_STITCHES });
  return warnings;
}
