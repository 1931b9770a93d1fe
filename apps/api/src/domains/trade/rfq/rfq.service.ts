import { canTransition, rfqMachine } from '@orime/commerce';
import type { RfqDecision, RfqInput } from '@orime/contracts/api/trade/rfq';
import { sql } from 'kysely';
import type { UserActor } from '../../../house/access/actor.ts';
import { audit } from '../../../house/access/audit.ts';
import type { Caller } from '../../../house/access/caller.ts';
import type { Db, Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId, newReference } from '../../../house/ids.ts';
import { enqueueMail } from '../../../house/mail/outbox.ts';
import { assertSizes, findOwnDesign, startProduction } from '../production/index.ts';
import { rfqMail, type RfqMail } from './rfq.mail.ts';
import { lockRfq, type LockedRfq } from './rfq.queries.ts';

/** Where producers find their requests. */
const PRODUCER_PATH = '/dashboard-manufacturers';

/** Asks an approved producer. A designer may name a design of their own. Returns the id. */
export async function createRfq(db: Db, user: UserActor, input: RfqInput): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const producer = await trx
      .selectFrom('producers')
      .select(['id', 'user_id'])
      .where('id', '=', input.producerId)
      .where('status', '=', 'approved')
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (producer === undefined) throw new RequestError('not_found');
    const sizeQuantities = input.sizeQuantities ?? {};
    const units = sumOf(sizeQuantities) || input.units;
    if (units === undefined) throw new RequestError('validation', { fields: { units: 'is needed, or quantities of sizes' } });
    if (input.dueDate !== undefined && input.dueDate < earliestToday())
      throw new RequestError('validation', { fields: { dueDate: 'is over' } });
    const profile =
      user.role === 'designer'
        ? await trx
            .selectFrom('profiles')
            .select(['id', 'name'])
            .where('user_id', '=', user.userId)
            .where('deleted_at', 'is', null)
            .executeTakeFirst()
        : undefined;
    if (input.designId !== undefined) {
      if ((await findOwnDesign(trx, input.designId, user.userId)) === undefined)
        throw new RequestError('validation', { fields: { designId: 'is no design of yours' } });
      await assertSizes(trx, input.designId, sizeQuantities);
    }
    const id = newId('rfq');
    const title = input.title.trim();
    await trx
      .insertInto('rfqs')
      .values({
        id,
        reference: newReference('RQ'),
        requester_user_id: user.userId,
        profile_id: profile?.id ?? null,
        producer_id: producer.id,
        design_id: input.designId ?? null,
        title,
        message: input.message.trim(),
        size_quantities: JSON.stringify(sizeQuantities),
        units,
        due_on: input.dueDate ?? null,
      })
      .execute();
    if (producer.user_id !== null)
      await tell(
        trx,
        producer.user_id,
        { template: 'rfq-open', title, from: profile?.name ?? user.name, note: '', path: PRODUCER_PATH },
        `rfq:${id}:open`,
      );
    return id;
  });
}

/**
 * A step of one side. An accepted quote on a designer's design becomes a run at the producer, in the same transaction. An admin
 * ends what is stuck, in the place of either side; prices are for the two alone.
 */
export async function decideRfq(db: Db, caller: Caller, id: string, decision: RfqDecision): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const rfq = await lockRfq(trx, id, caller);
    if (rfq === undefined) throw new RequestError('not_found');
    const { status } = decision;
    const side = sideOf(rfq, caller);
    const isProducerStep = status === 'quoted' || status === 'declined';
    const isTheirs = side === 'staff' ? status === 'declined' || status === 'withdrawn' : isProducerStep === (side === 'producer');
    if (!isTheirs) throw new RequestError('invalid_transition', { details: { from: rfq.status, to: status } });
    // Said twice is said once.
    if (rfq.status === status && status !== 'quoted') return;
    if (!canTransition(rfqMachine, rfq.status, status))
      throw new RequestError('invalid_transition', { details: { from: rfq.status, to: status } });
    const quote = status === 'quoted' ? readQuote(decision) : undefined;
    const note = decision.note?.trim() ?? '';
    await trx
      .updateTable('rfqs')
      .set({ status, ...(quote ?? {}), ...(side === 'producer' ? { answer: note } : {}), version: rfq.version + 1, updated_at: new Date() })
      .where('id', '=', id)
      .execute();
    if (status === 'accepted') await startRun(trx, rfq, caller.userId);
    if (side === 'staff')
      await audit(trx, {
        actor: caller,
        action: 'rfq.status',
        entity: 'rfq',
        entityId: id,
        diff: { from: rfq.status, to: status, note },
        ip: caller.ip,
      });
    if (side !== 'requester') await tellRequester(trx, rfq, status, note);
    if (side !== 'producer') await tellProducer(trx, rfq, status, note);
  });
}

/** Who asked and who is asked are named first: an admin may be either. */
function sideOf(rfq: LockedRfq, { userId }: Caller): 'producer' | 'requester' | 'staff' {
  if (rfq.producerUserId === userId) return 'producer';
  return rfq.requesterId === userId ? 'requester' : 'staff';
}

function readQuote({ unitPriceMinor, currency, leadDays }: RfqDecision) {
  const missing = Object.entries({ unitPriceMinor, currency, leadDays }).filter(([, value]) => value === undefined);
  if (unitPriceMinor === undefined || currency === undefined || leadDays === undefined) {
    throw new RequestError('validation', { fields: Object.fromEntries(missing.map(([field]) => [field, 'is required in a quote'])) });
  }
  return { unit_price_minor: unitPriceMinor, currency, lead_days: leadDays };
}

async function startRun(trx: Trx, rfq: LockedRfq, userId: string): Promise<void> {
  if (
    rfq.designId === null ||
    rfq.profileId === null ||
    rfq.currency === null ||
    rfq.unitPriceMinor === null ||
    sumOf(rfq.sizeQuantities) === 0
  )
    return;
  await startProduction(trx, {
    profileId: rfq.profileId,
    designId: rfq.designId,
    producerId: rfq.producerId,
    rfqId: rfq.id,
    status: 'accepted',
    sizeQuantities: rfq.sizeQuantities,
    currency: rfq.currency,
    costs: [{ label: rfq.producerName, amountMinor: rfq.unitPriceMinor * rfq.units }],
    dueInDays: rfq.leadDays,
    actorId: userId,
  });
}

async function tellRequester(trx: Trx, rfq: LockedRfq, status: RfqDecision['status'], note: string): Promise<void> {
  await tell(
    trx,
    rfq.requesterId,
    // A store has no list of its requests: it finds them on the page of the workshop.
    {
      template: `rfq-${status}`,
      title: rfq.title,
      from: rfq.producerName,
      note,
      path: rfq.profileId === null ? `/producer/${rfq.producerHandle}` : '/dashboard?tab=production',
    },
    `rfq:${rfq.id}:${rfq.version + 1}`,
  );
}

async function tellProducer(trx: Trx, rfq: LockedRfq, status: RfqDecision['status'], note: string): Promise<void> {
  if (rfq.producerUserId === null) return;
  const from = await nameOfRequester(trx, rfq);
  await tell(
    trx,
    rfq.producerUserId,
    { template: `rfq-${status}`, title: rfq.title, from, note, path: PRODUCER_PATH },
    `rfq:${rfq.id}:${rfq.version + 1}:producer`,
  );
}

async function nameOfRequester(trx: Trx, rfq: LockedRfq): Promise<string> {
  if (rfq.profileId !== null)
    return (await trx.selectFrom('profiles').select('name').where('id', '=', rfq.profileId).executeTakeFirstOrThrow()).name;
  return (await trx.selectFrom('users').select('name').where('id', '=', rfq.requesterId).executeTakeFirstOrThrow()).name;
}

async function tell(
  trx: Trx,
  userId: string,
  { template, ...data }: { template: RfqMail['template'] } & RfqMail['data'],
  dedupeKey: string,
): Promise<void> {
  const { rows } = await sql<{
    email: string;
    locale: 'en' | 'jp';
  }>`SELECT email, locale FROM users WHERE id = ${userId} AND status = 'active'`.execute(trx);
  const receiver = rows[0];
  if (receiver !== undefined) await enqueueMail(trx, rfqMail, { template, ...receiver, data }, dedupeKey);
}

function sumOf(quantities: Readonly<Record<string, number>>): number {
  return Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0);
}

/** The day it still is somewhere: whoever asks may be twelve hours behind. */
function earliestToday(): string {
  return new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10);
}
