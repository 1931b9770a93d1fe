import type { TelemetryInput } from '@orime/contracts/api/office/telemetry';
import { ownerOf } from '../../remotes/owner-of.ts';
import { partAround, partOf } from '../../remotes/part-of.ts';

export type Vital = NonNullable<TelemetryInput['vitals']>[number];

/** What browsers tell besides the standard types. */
type Paint = PerformanceEntry & { readonly element?: Element | null };
type Shift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources?: readonly { readonly node?: Node | null }[];
};
type Interaction = PerformanceEntry & { readonly interactionId?: number; readonly target?: Node | null };

/** Frames that took longer than 50 ms; Chromium alone tells of them. */
type LongFrame = PerformanceEntry & { readonly scripts?: readonly { readonly sourceURL: string; readonly duration: number }[] };

const LONG_FRAME = 'long-animation-frame';
/** Shifts belong together as long as one follows another within a second, for at most five. */
const SHIFT_GAP_MS = 1000;
const SHIFT_SESSION_MS = 5000;
/** Shorter ones are told by no browser. */
const SLOW_EVENT_MS = 40;
/** What the server takes. */
const MAX_MS = 600_000;

interface ShiftSession {
  readonly startedAt: number;
  readonly endedAt: number;
  readonly value: number;
}

export interface VitalsWatch {
  /** The largest paint of the first page; undefined while there is none. */
  largestPaint(): Vital | undefined;
  /** The slowest answer, the largest shift and the time of long frames of each part so far. */
  reactions(): readonly Vital[];
  stop(): void;
}

/**
 * Web vitals, each as that of the part of the page that it happened in.
 * @param shell `shell@version`, which owns what no region holds
 */
export function watchVitals(shell: string): VitalsWatch {
  let largest: Vital | undefined;
  const slowest = new Map<string, number>();
  const sessions = new Map<string, ShiftSession>();
  const shifts = new Map<string, number>();
  const long = new Map<string, number>();

  function addShift(part: string, { startTime, value }: Shift): void {
    const last = sessions.get(part);
    const isSame = last !== undefined && startTime - last.endedAt < SHIFT_GAP_MS && startTime - last.startedAt < SHIFT_SESSION_MS;
    const session = isSame
      ? { ...last, endedAt: startTime, value: last.value + value }
      : { startedAt: startTime, endedAt: startTime, value };
    sessions.set(part, session);
    shifts.set(part, Math.max(shifts.get(part) ?? 0, session.value));
  }

  const stops = [
    observe<Paint>('largest-contentful-paint', ({ element, startTime }) => {
      largest = { remote: partAround(element, shell), name: 'LCP', value: startTime };
    }),
    observe<Shift>('layout-shift', (shift) => {
      if (!shift.hadRecentInput) addShift(partAround(shift.sources?.[0]?.node, shell), shift);
    }),
    observe<Interaction>('event', ({ interactionId = 0, target, duration }) => {
      const part = partAround(target, shell);
      if (interactionId > 0) slowest.set(part, Math.max(slowest.get(part) ?? 0, duration));
    }),
    observe<LongFrame>(LONG_FRAME, ({ scripts = [] }) => {
      for (const { sourceURL, duration } of scripts) {
        const part = ownerOf(sourceURL) ?? shell;
        long.set(part, (long.get(part) ?? 0) + duration);
      }
    }),
  ];
  return {
    largestPaint: () => largest,
    reactions: () => {
      // A part that never moved or held anything up counts as well.
      const regions = [...document.querySelectorAll('[data-remote]')].map(partOf);
      const parts = new Set([shell, ...regions, ...shifts.keys()]);
      const workers = isTold(LONG_FRAME) ? new Set([shell, ...regions, ...long.keys()]) : [];
      return [
        ...[...slowest].map(([remote, value]) => ({ remote, name: 'INP' as const, value })),
        ...[...parts].map((remote) => ({ remote, name: 'CLS' as const, value: shifts.get(remote) ?? 0 })),
        ...[...workers].map((remote) => ({ remote, name: 'LONG' as const, value: Math.min(long.get(remote) ?? 0, MAX_MS) })),
      ];
    },
    stop: () => stops.forEach((stop) => stop()),
  };
}

function observe<Entry extends PerformanceEntry>(type: string, hear: (entry: Entry) => void): () => void {
  if (!isTold(type)) return () => undefined;
  // The entries are of the type that was asked for.
  const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(hear));
  observer.observe({ type, buffered: true, durationThreshold: SLOW_EVENT_MS } as PerformanceObserverInit);
  return () => observer.disconnect();
}

function isTold(type: string): boolean {
  return globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type) === true;
}
