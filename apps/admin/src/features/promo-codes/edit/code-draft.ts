import type { PromoCode, PromoCodeInput } from '@orime/contracts/api/selling/promo-code';
import type { FieldProblem } from '@orime/forms';
import { instantOf, localTime } from '../../../lists/local-time.ts';

export type CodeDraft = {
  code: string;
  kind: PromoCodeInput['kind'];
  /** In percent, with two decimals at most. */
  percent: number | null;
  amount: number | null;
  currency: 'USD' | 'JPY' | 'EUR';
  minSpend: number | null;
  /** As typed, in the zone of who types: `2026-05-31T10:00`. Empty for none. */
  startsAt: string;
  endsAt: string;
  usageLimit: number | null;
  perCustomerLimit: number | null;
  scope: PromoCodeInput['scope'];
  scopeIds: readonly string[];
  active: boolean;
};

export function draftOf(code: PromoCode | undefined): CodeDraft {
  return {
    code: code?.code ?? '',
    kind: code?.kind ?? 'percent',
    percent: code?.kind === 'percent' ? code.value / 100 : null,
    amount: code?.kind === 'amount' ? code.value : null,
    currency: code?.currency ?? 'USD',
    minSpend: code === undefined || code.minSpendMinor === 0 ? null : code.minSpendMinor,
    startsAt: localTime(code?.startsAt ?? null),
    endsAt: localTime(code?.endsAt ?? null),
    usageLimit: code?.usageLimit ?? null,
    perCustomerLimit: code?.perCustomerLimit ?? null,
    scope: code?.scope ?? 'all',
    scopeIds: code?.scopeIds ?? [],
    active: code?.active ?? true,
  };
}

export function inputOf(draft: CodeDraft): PromoCodeInput {
  const { kind, percent, amount, minSpend, scope } = draft;
  const hasCurrency = kind === 'amount' || minSpend !== null;
  return {
    code: draft.code.trim(),
    kind,
    value: kind === 'percent' ? Math.round((percent ?? 0) * 100) : kind === 'amount' ? (amount ?? 0) : 0,
    currency: hasCurrency ? draft.currency : null,
    minSpendMinor: minSpend ?? 0,
    startsAt: instantOf(draft.startsAt),
    endsAt: instantOf(draft.endsAt),
    usageLimit: draft.usageLimit,
    perCustomerLimit: draft.perCustomerLimit,
    scope,
    ...(scope !== 'all' && { scopeIds: [...draft.scopeIds] }),
    active: draft.active,
  };
}

export function problemsOf({ kind, percent, amount, startsAt, endsAt, scope, scopeIds }: CodeDraft): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (kind === 'percent' && (percent === null || percent <= 0)) problems.push({ field: 'percent', problem: { kind: 'required' } });
  if (kind === 'percent' && percent !== null && percent > 100)
    problems.push({ field: 'percent', problem: { kind: 'too_large', limit: 100 } });
  if (kind === 'amount' && (amount === null || amount <= 0)) problems.push({ field: 'amount', problem: { kind: 'required' } });
  if (startsAt !== '' && endsAt !== '' && endsAt <= startsAt) problems.push({ field: 'endsAt', problem: { kind: 'malformed' } });
  if (scope !== 'all' && scopeIds.length === 0) problems.push({ field: 'scopeIds', problem: { kind: 'required' } });
  return problems;
}
