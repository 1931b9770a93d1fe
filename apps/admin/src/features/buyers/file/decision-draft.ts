import type { LocalText } from '@orime/contracts';
import type { BuyerDecision, StaffBuyer } from '@orime/contracts/api/trade/buyer-staff';
import type { FieldProblem } from '@orime/forms';
import { decisionSteps, needsReason } from '../verification.ts';
import type { Verification } from '../verification.ts';

export interface PaperVerdict {
  readonly id: string;
  /** Empty: nothing was decided. */
  readonly status: '' | 'accepted' | 'rejected';
  readonly note: string;
  /** A day; empty for none. */
  readonly expiresAt: string;
}

export type DecisionDraft = {
  status: Verification | '';
  reason: LocalText;
  terms: StaffBuyer['terms'];
  currency: StaffBuyer['creditLimit']['currency'];
  creditLimit: number | null;
  documents: readonly PaperVerdict[];
};

/** The company as it stands: what is left alone is not sent. */
export function draftOf(buyer: StaffBuyer): DecisionDraft {
  return {
    status: '',
    reason: { en: '', jp: '' },
    // What it asked for is where a new company's terms start from.
    terms: buyer.verification === 'pending' ? (buyer.requestedTerms ?? buyer.terms) : buyer.terms,
    currency: buyer.creditLimit.currency,
    creditLimit: buyer.creditLimit.priceMinor,
    documents: buyer.documents.map(verdictOf),
  };
}

export function verdictOf({ id, status, note, expiresAt }: StaffBuyer['documents'][number]): PaperVerdict {
  return { id, status: status === 'accepted' || status === 'rejected' ? status : '', note, expiresAt: expiresAt?.slice(0, 10) ?? '' };
}

export function decisionOf(draft: DecisionDraft, buyer: StaffBuyer): BuyerDecision {
  const documents = draft.documents.flatMap((verdict) => {
    const document = buyer.documents.find(({ id }) => id === verdict.id);
    if (verdict.status === '' || document === undefined || isSame(verdict, verdictOf(document))) return [];
    const { id, status, note, expiresAt } = verdict;
    return [{ id, status, note, expiresAt: expiresAt === '' ? null : `${expiresAt}T23:59:59.000Z` }];
  });
  return {
    // An empty one never gets here: the check refuses it.
    status: draft.status === '' ? buyer.verification : draft.status,
    ...(needsReason(draft.status === '' ? 'pending' : draft.status) && { reason: draft.reason }),
    ...(draft.status === 'verified' && { terms: draft.terms, currency: draft.currency, creditLimit: draft.creditLimit ?? 0 }),
    ...(documents.length > 0 && { documents }),
    version: buyer.version,
  };
}

/** Whether what can be decided about a company is the same in two versions of it: another manager is none of it. */
export function isSameToDecide(one: StaffBuyer, other: StaffBuyer): boolean {
  const stateOf = (buyer: StaffBuyer) => JSON.stringify([buyer.id, buyer.verification, buyer.recheck, draftOf(buyer)]);
  return stateOf(one) === stateOf(other);
}

function isSame(one: PaperVerdict, other: PaperVerdict): boolean {
  return one.status === other.status && one.note === other.note && one.expiresAt === other.expiresAt;
}

/** A reason is needed in the language of the account at least; payment after delivery needs a limit to what may be owed. */
export function problemsOf({ status, reason, terms, creditLimit }: DecisionDraft, buyer: StaffBuyer): readonly FieldProblem[] {
  const { locale } = buyer.user;
  // A step that was chosen before somebody else's decision may be none any more.
  if (status === '' || !decisionSteps(buyer).some((step) => step.status === status))
    return [{ field: 'status', problem: { kind: 'required' } }];
  if (needsReason(status) && reason[locale].trim() === '') return [{ field: `reason.${locale}`, problem: { kind: 'required' } }];
  if (status !== 'verified') return [];
  if (creditLimit === null) return [{ field: 'creditLimit', problem: { kind: 'required' } }];
  const isOwedLater = terms === 'net30' || terms === 'net60';
  return isOwedLater && creditLimit === 0 ? [{ field: 'creditLimit', problem: { kind: 'too_small', limit: 1 } }] : [];
}

/** Whether a company would be verified without a licence that was looked at. The API accepts every paper that waits. */
export function lacksLicence({ status, documents }: DecisionDraft, buyer: StaffBuyer): boolean {
  if (status !== 'verified' || buyer.verification === 'verified') return false;
  const accepted = new Set(documents.filter((verdict) => verdict.status === 'accepted').map(({ id }) => id));
  return !buyer.documents.some(({ id, kind }) => kind === 'licence' && accepted.has(id));
}
