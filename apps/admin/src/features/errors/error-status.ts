import type { BadgeTone } from '@orime/ui';
import type { ErrorStatus } from './errors.api.ts';

export const ERROR_TONES = { open: 'danger', resolved: 'success', ignored: 'neutral' } as const satisfies Record<ErrorStatus, BadgeTone>;

/** Where an error may go from where it is. */
export const ERROR_STEPS: Readonly<Record<ErrorStatus, readonly ErrorStatus[]>> = {
  open: ['resolved', 'ignored'],
  resolved: ['open', 'ignored'],
  ignored: ['open', 'resolved'],
};

/** The first line of a stack that names code; empty when there is none. */
export function topFrame(stack: string): string {
  const lines = stack.split('\n').map((line) => line.trim());
  return (lines.find((line) => line.startsWith('at ')) ?? lines.find((line) => line !== '') ?? '').replace(/^at /, '');
}
