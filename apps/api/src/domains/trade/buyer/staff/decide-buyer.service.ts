import { decideVerification, type VerificationStep } from '@orime/commerce';
import type { LocalText } from '@orime/contracts';
import type { BuyerDecision } from '@orime/contracts/api/trade/buyer-staff';
import type { UserActor } from '../../../../house/access/actor.ts';
import { audit } from '../../../../house/access/audit.ts';
import type { Db, Trx } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { assertVersion } from '../../../../house/http/if-match.ts';
import { enqueueMail } from '../../../../house/mail/outbox.ts';
import { notify } from '../../../notify/notification/index.ts';
import { findBuyer, lockBuyer, type BuyerRow } from '../buyer.queries.ts';
import { buyerMail, type BuyerMail } from './buyer-decided.mail.ts';
import { judgeDocuments } from './judge-documents.ts';

export interface Staff {
  readonly actor: UserActor;
  readonly ip: string;
}

/**
 * Staff's word about a company: its verification, its terms and its papers at once, told to it in the same transaction.
 * What is so already is not done again, nor told again.
 */
export async function decideBuyer(db: Db, id: string, decision: BuyerDecision, staff: Staff): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const buyer = await lockBuyer(trx, { id, managerId: null });
    if (buyer === undefined) throw new RequestError('not_found');
    assertVersion(decision.version, buyer.version);
    const step = stepTo(buyer, decision.status);
    const reason = readReason(decision, step);
    const conditions = readConditions(decision, buyer);
    await judgeDocuments(trx, id, decision.documents ?? [], step.state === 'verified' && isNews(buyer, step));
    const changes = changesOf(buyer, step, reason, conditions);
    if (Object.keys(changes).length === 0 && step.recheck === null && decision.documents === undefined) return;
    await trx
      .updateTable('buyers')
      .set({
        ...changes,
        ...(step.state === 'verified' && isNews(buyer, step) ? { verified_by: staff.actor.userId, verified_at: new Date() } : {}),
        version: buyer.version + 1,
        updated_at: new Date(),
      })
      .where('id', '=', id)
      .execute();
    if (step.recheck !== null) await closeRecheck(trx, id, step.recheck, staff.actor.userId);
    await audit(trx, {
      ...staff,
      action: 'buyer.decide',
      entity: 'buyer',
      entityId: id,
      diff: { from: buyer.verification, to: step.state, recheck: step.recheck, ...conditions, reason, documents: decision.documents ?? [] },
    });
    if (isNews(buyer, step)) await tell(trx, buyer, step, reason, conditions);
  });
}

interface Conditions {
  readonly terms: BuyerRow['terms'];
  readonly creditLimitMinor: number;
  readonly currency: BuyerRow['currency'];
}

function readConditions({ terms, creditLimit, currency }: BuyerDecision, buyer: BuyerRow): Conditions {
  const next = {
    terms: terms ?? buyer.terms,
    creditLimitMinor: creditLimit ?? buyer.credit_limit_minor,
    currency: currency ?? buyer.currency,
  };
  if (next.currency !== buyer.currency && creditLimit === undefined && buyer.credit_limit_minor > 0)
    throw new RequestError('validation', { fields: { creditLimit: 'is needed in the new currency' } });
  if ((terms === 'net30' || terms === 'net60') && next.creditLimitMinor === 0)
    throw new RequestError('business_rule', { fields: { creditLimit: 'must be more than nothing for payment after delivery' } });
  return next;
}

/** Whoever is told no is told why. */
function readReason({ reason }: BuyerDecision, { state }: VerificationStep): LocalText {
  const text =
    typeof reason === 'string' ? { en: reason.trim(), jp: reason.trim() } : { en: reason?.en.trim() ?? '', jp: reason?.jp.trim() ?? '' };
  if (text.en === '' && text.jp === '' && state !== 'verified' && state !== 'pending')
    throw new RequestError('validation', { fields: { reason: 'is required' } });
  return text;
}

function isNews(buyer: BuyerRow, { state, recheck }: VerificationStep): boolean {
  return state !== buyer.verification || recheck !== null;
}

type Changes = Partial<
  Pick<BuyerRow, 'verification' | 'terms' | 'credit_limit_minor' | 'currency' | 'rejection_reason_en' | 'rejection_reason_jp'>
>;

/** Columns that get another value. */
function changesOf(
  buyer: BuyerRow,
  { state }: VerificationStep,
  reason: LocalText,
  { terms, creditLimitMinor, currency }: Conditions,
): Changes {
  const wanted: Required<Changes> = {
    verification: state,
    terms,
    credit_limit_minor: creditLimitMinor,
    currency,
    rejection_reason_en: state === 'verified' || reason.en === '' ? null : reason.en,
    rejection_reason_jp: state === 'verified' || reason.jp === '' ? null : reason.jp,
  };
  return Object.fromEntries(Object.entries(wanted).filter(([column, value]) => buyer[column as keyof typeof wanted] !== value)); // columns of `wanted`
}

async function closeRecheck(trx: Trx, buyerId: string, status: 'accepted' | 'rejected', staffId: string): Promise<void> {
  await trx
    .updateTable('buyer_rechecks')
    .set({ status, decided_by: staffId, decided_at: new Date(), updated_at: new Date() })
    .where('buyer_id', '=', buyerId)
    .where('status', '=', 'open')
    .execute();
}

async function tell(trx: Trx, buyer: BuyerRow, step: VerificationStep, reason: LocalText, conditions: Conditions): Promise<void> {
  const letter = letterOf(buyer, step, reason, conditions);
  if (letter === undefined) return;
  const { company, status, isRecheck } = letter.data;
  const dedupeKey = `buyer_decided:${buyer.id}:${buyer.version + 1}`;
  const owners = await trx
    .selectFrom('buyer_members')
    .select('user_id')
    .where('buyer_id', '=', buyer.id)
    .where('role', '=', 'owner')
    .execute();
  for (const { user_id: userId } of owners)
    await notify(trx, { userId, kind: 'buyer_decided', data: { buyerId: buyer.id, company, status, isRecheck, reason }, dedupeKey });
  await enqueueMail(trx, buyerMail, letter, dedupeKey);
}

/** What the company is told of a decision; nothing when it only goes back to the queue. */
function letterOf(buyer: BuyerRow, { state, recheck }: VerificationStep, reason: LocalText, conditions: Conditions): BuyerMail | undefined {
  if (state === 'pending') return undefined;
  return {
    template: 'buyer-decided',
    email: buyer.user_email,
    locale: buyer.user_locale,
    data: {
      path: '/buyer/dashboard',
      name: buyer.user_name,
      company: buyer.trade_name || buyer.company_legal,
      status: state,
      isRecheck: recheck !== null && buyer.verification === 'verified',
      reason,
      ...conditions,
    },
  };
}

/** The letter of a decision that is not taken yet. Undefined when nothing would be sent. Refuses what could not be decided. */
export async function draftBuyerLetter(db: Db, id: string, decision: BuyerDecision): Promise<BuyerMail | undefined> {
  const buyer = await findBuyer(db, { id, managerId: null });
  if (buyer === undefined) throw new RequestError('not_found');
  const step = stepTo(buyer, decision.status);
  return isNews(buyer, step) ? letterOf(buyer, step, readReason(decision, step), readConditions(decision, buyer)) : undefined;
}

function stepTo(buyer: BuyerRow, status: BuyerDecision['status']): VerificationStep {
  const step = decideVerification(buyer.verification, buyer.recheck !== null, status);
  if (step === undefined) throw new RequestError('invalid_transition', { details: { from: buyer.verification, to: status } });
  return step;
}
