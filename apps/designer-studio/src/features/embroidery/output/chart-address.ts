import type { Language } from '@orime/contracts';
import type { PlanFacts } from '../stitch/plan/index.ts';
import { threadOf } from '../threads/palette.ts';

export type ChartFacts = {
  readonly name: string;
  readonly hoop: string;
  readonly language: Language;
  readonly facts: PlanFacts;
  readonly nameOf: (thread: string) => string;
};

/** Where the server writes the thread chart as PDF. All that stands in it is in the address: nothing of the work is kept there. */
export function chartAddress({ name, hoop, language, facts, nameOf }: ChartFacts): string {
  const { left = 0, top = 0, right = 0, bottom = 0 } = facts.box ?? {};
  const lines = facts.blocks.map(({ thread, stitches, metres }) =>
    [threadOf(thread).hex.slice(1), nameOf(thread), String(stitches), metres.toFixed(1)].join('|'),
  );
  const params = new URLSearchParams({
    lang: language,
    name: name.slice(0, 120),
    hoop,
    width: String((right - left) / 10),
    height: String((bottom - top) / 10),
    minutes: String(Math.ceil(facts.minutes)),
    lines: lines.join('~'),
  });
  return `/api/embroidery/thread-chart.pdf?${params.toString()}`;
}
