import type { Bug } from '@orime/contracts/api/office/bug';
import type { BadgeTone } from '@orime/ui';

export const BUG_STATES = ['open', 'in_progress', 'resolved', 'closed'] as const satisfies readonly Bug['status'][];
export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const satisfies readonly Bug['severity'][];

export const SEVERITY_TONES = { critical: 'danger', high: 'warning', medium: 'neutral', low: 'neutral' } as const satisfies Record<
  Bug['severity'],
  BadgeTone
>;

/** The card that an arrow leads to on a board of ids by column: beside it, or the nearest of the next column that is not empty. */
export function neighbourOf(columns: readonly (readonly string[])[], id: string, key: string): string | undefined {
  const column = columns.findIndex((ids) => ids.includes(id));
  const row = columns[column]?.indexOf(id) ?? -1;
  if (key === 'ArrowDown') return columns[column]?.[row + 1];
  if (key === 'ArrowUp') return row > 0 ? columns[column]?.[row - 1] : undefined;
  const rest =
    key === 'ArrowRight' ? columns.slice(column + 1) : key === 'ArrowLeft' ? columns.slice(0, Math.max(0, column)).toReversed() : [];
  const next = rest.find((ids) => ids.length > 0);
  return next?.[Math.min(row, next.length - 1)];
}
