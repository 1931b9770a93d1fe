import { canTransition, rfqMachine } from '@orime/commerce';
import type { RfqDecision, RfqInput } from '@orime/contracts/api/rfq';
import { sql } from 'kysely';
import { RequestError } from '../../errors/request-error.ts';
import { newId, newReference } from '../../ids.ts';
import type { WorkMail } from '../../mail/seller-mail-request.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import type { UserActor } from '../../plugins/actor.ts';
import type { Db, Trx } from '../../plugins/db.ts';
import { assertSizes, findOwnDesign, startProduction } from '../production/index.ts';
import { lockRfq, type LockedRfq } from './rfq.queries.ts';

/** Asks an approved producer. A designer may name a design of their own. Returns the id. */
export async function createRfq(db: Db, user: UserActor, input: RfqInput): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const producer = await trx.selectFrom('producers').select(['id', 'user_id']).where('id', '=', input.producerId).where('status', '=', 'approved').where('deleted_at', 'is', null).executeTakeFirst();
    if (producer === undefined) throw new RequestError('not_found');
    const sizeQuantities = input.sizeQuantities ?? {};
    const units = sumOf(sizeQuantities) || input.units;
    if (units === undefined) throw new RequestError('validation', { fields: { units: 'is needed, or quantities of sizes' } });
    const profile = user.role === 'designer' ? await trx.selectFrom('profiles').select(['id', 'name']).where('user_id', '=', user.userId).where('deleted_at', 'is', null).executeTakeFirst() : undefined;
    if (input.designId !== undefined) {
      if ((await findOwnDesign(trx, input.designId, user.userId)) === undefined) throw new RequestError('validation', { fields: { designId: 'is no design of yours' } });
      await assertSizes(trx, input.designId, sizeQuantities);
    }
    const id = newId('rfq');
    const title = input.title.trim();
    await trx
      .insertInto('rfqs')
      .values({
        id, reference: newReference('RQ'), requester_user_id: user.userId, profile_id: profile?.id ?? null, producer_id: producer.id, design_id: input.designId ?? null, title,
        message: input.message.trim(), size_quantities: JSON.stringify(sizeQuantities), units, due_on: input.dueDate ?? null,
      })
      .execute();
    if (producer.user_id !== null) await tell(trx, producer.user_id, { template: 'rfq-open', title, from: profile?.name ?? user.name, note: '', path: '/dashboard-manufacturers' }, `rfq:${id}:open`);
    return id;
  });
}

/** A step of one side. An accepted quote on a designer's design becomes a run at the producer, in the same transaction. */
export async function decideRfq(db: Db, user: UserActor, id: string, decision: RfqDecision): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const rfq = await lockRfq(trx, id, user.userId);
    if (rfq === undefined) throw new RequestError('not_found');
    const { status } = decision;
    const isProducer = rfq.producerUserId === user.userId;
    if ((status === 'quoted' || status === 'declined') !== isProducer) throw new RequestError('invalid_transition', { details: { from: rfq.status, to: status } });
    // Said twice is said once.
    if (rfq.status === status && status !== 'quoted') return;
    if (!canTransition(rfqMachine, rfq.status, status)) throw new RequestError('invalid_transition', { details: { from: rfq.status, to: status } });
    const quote = status === 'quoted' ? readQuote(decision) : undefined;
    const note = decision.note?.trim() ?? '';
    await trx
      .updateTable('rfqs')
      .set({ status, ...(quote ?? {}), ...(isProducer ? { answer: note } : {}), version: rfq.version + 1, updated_at: new Date() })
      .where('id', '=', id)
      .execute();
    if (status === 'accepted') await startRun(trx, rfq, user.userId);
    await tellOther(trx, rfq, user, isProducer, status, note);
  });
}

function readQuote({ unitPriceMinor, currency, leadDays }: RfqDecision) {
  const missing = Object.entries({ unitPriceMinor, currency, leadDays }).filter(([, value]) => value === undefined);
  if (unitPriceMinor === undefined || currency === undefined || leadDays === undefined) {
    throw new RequestError('validation', { fields: Object.fromEntries(missing.map(([field]) => [field, 'is required in a quote'])) });
  }
  return { unit_price_minor: unitPriceMinor, currency, lead_days: leadDays };
}

async function startRun(trx: Trx, rfq: LockedRfq, userId: string): Promise<void> {
  if (rfq.designId === null || rfq.profileId === null || rfq.currency === null || rfq.unitPriceMinor === null || sumOf(rfq.sizeQuantities) === 0) return;
  await startProduction(trx, {
    profileId: rfq.profileId, designId: rfq.designId, producerId: rfq.producerId, rfqId: rfq.id, status: 'accepted', sizeQuantities: rfq.sizeQuantities, currency: rfq.currency,
    costs: [{ label: rfq.producerName, amountMinor: rfq.unitPriceMinor * rfq.units }], dueInDays: rfq.leadDays, actorId: userId,
  });
}

async function tellOther(trx: Trx, rfq: LockedRfq, user: UserActor, isProducer: boolean, status: RfqDecision['status'], note: string): Promise<void> {
  const receiver = isProducer ? rfq.requesterId : rfq.producerUserId;
  if (receiver === null) return;
  const from = isProducer ? rfq.producerName : await nameOf(trx, rfq, user);
  await tell(trx, receiver, { template: `rfq-${status}`, title: rfq.title, from, note, path: isProducer ? '/dashboard' : '/dashboard-manufacturers' }, `rfq:${rfq.id}:${rfq.version + 1}`);
}

async function nameOf(trx: Trx, rfq: LockedRfq, user: UserActor): Promise<string> {
  const profile = rfq.profileId === null ? undefined : await trx.selectFrom('profiles').select('name').where('id', '=', rfq.profileId).executeTakeFirst();
  return profile?.name ?? user.name;
}

async function tell(trx: Trx, userId: string, { template, ...data }: { template: WorkMail['template'] } & WorkMail['data'], dedupeKey: string): Promise<void> {
  const { rows } = await sql<{ email: string; locale: 'en' | 'jp' }>`SELECT email, locale FROM users WHERE id = ${userId} AND status = 'active'`.execute(trx);
  const receiver = rows[0];
  if (receiver !== undefined) await enqueueMail(trx, { template, ...receiver, data }, dedupeKey);
}

function sumOf(quantities: Readonly<Record<string, number>>): number {
  return Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0);
}
