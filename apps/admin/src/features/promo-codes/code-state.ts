import type { PromoCode } from '@orime/contracts/api/selling/promo-code';

export type CodeState = 'live' | 'planned' | 'ended' | 'off' | 'exhausted';

/** Whether a code works at a moment. */
export function codeState(
  { active, startsAt, endsAt, usageLimit, usedCount }: Pick<PromoCode, 'active' | 'startsAt' | 'endsAt' | 'usageLimit' | 'usedCount'>,
  nowMs = Date.now(),
): CodeState {
  if (!active) return 'off';
  if (endsAt !== null && new Date(endsAt).getTime() <= nowMs) return 'ended';
  if (usageLimit !== null && usedCount >= usageLimit) return 'exhausted';
  return startsAt !== null && new Date(startsAt).getTime() > nowMs ? 'planned' : 'live';
}
