import type { useFormat } from '@orime/platform';

/** Compressed sizes, as they travel. */
export function kilobytes(format: ReturnType<typeof useFormat>, bytes: number): string {
  return format.number(bytes / 1000, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 });
}
