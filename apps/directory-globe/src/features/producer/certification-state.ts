export type CertificationState = 'valid' | 'ending' | 'expired';

const ENDING_WITHIN_MS = 60 * 86_400_000;

/** Whether a certificate still holds on a day; `ending` within the next sixty days. Without an end it always holds. */
export function certificationState(expires: string | null, today: string): CertificationState {
  if (expires === null) return 'valid';
  const leftMs = Date.parse(expires.slice(0, 10)) - Date.parse(today);
  if (leftMs < 0) return 'expired';
  return leftMs <= ENDING_WITHIN_MS ? 'ending' : 'valid';
}
