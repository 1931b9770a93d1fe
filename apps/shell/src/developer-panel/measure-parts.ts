import type { JournalEntry } from '@orime/event-bus';
import { ownerOf } from '../remotes/owner-of.ts';
import { partAround, partOf } from '../remotes/part-of.ts';

/** What one part of the page costs, as far as the browser tells. */
export interface PartCost {
  /** `remote@version`. */
  readonly part: string;
  readonly scriptBytes: number;
  /** Milliseconds of tasks that held the page up for more than 50. */
  readonly longMs: number;
  /** Sum of the layout shifts whose largest mover stands in the part. */
  readonly shift: number;
  readonly failedRequests: number;
  readonly published: number;
  readonly heard: number;
}

/** What browsers tell besides the standard types: Chromium since 123. */
type LongFrame = PerformanceEntry & { readonly scripts?: readonly { readonly sourceURL: string; readonly duration: number }[] };
type Shift = PerformanceEntry & { readonly value: number; readonly sources?: readonly { readonly node?: Node | null }[] };

export interface Measured {
  readonly requests: readonly PerformanceResourceTiming[];
  readonly longFrames: readonly LongFrame[];
  readonly shifts: readonly Shift[];
  readonly journal: readonly JournalEntry[];
  /** Facts that were delivered, by part. */
  readonly heard: ReadonlyMap<string, number>;
}

/**
 * The parts on the page with what each costs; what belongs to none of them is the shell's.
 * @param regions elements with `data-remote` and `data-version`
 */
export function measureParts(regions: Iterable<Element>, shell: string, measured: Measured): readonly PartCost[] {
  const parts = new Set([shell, ...[...regions].map(partOf)]);
  const cost = (part: string): PartCost => {
    const requests = measured.requests.filter(({ name }) => (ownerOf(name) ?? shell) === part);
    const scripts = measured.longFrames.flatMap((frame) => frame.scripts ?? []);
    return {
      part,
      scriptBytes: sum(requests.filter(({ name }) => name.endsWith('.js')).map(({ encodedBodySize }) => encodedBodySize)),
      longMs: sum(scripts.filter(({ sourceURL }) => (ownerOf(sourceURL) ?? shell) === part).map(({ duration }) => duration)),
      shift: sum(measured.shifts.filter((shift) => moverOf(shift, shell) === part).map(({ value }) => value)),
      failedRequests: requests.filter(({ responseStatus }) => responseStatus >= 400).length,
      published: measured.journal.filter((entry) => (entry.kind === 'fact' ? entry.envelope.source : entry.source) === part).length,
      heard: measured.heard.get(part) ?? 0,
    };
  };
  return [...parts].map(cost);
}

/** Browsers name up to five movers, the one with the largest area first. */
function moverOf({ sources }: Shift, shell: string): string {
  return partAround(sources?.[0]?.node, shell);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
