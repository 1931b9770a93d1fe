import { TEST_CARDS } from '@orime/contracts/api/selling/payment';
import { sql } from 'kysely';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId } from '../../../house/ids.ts';
import type { ChargeState, ConfirmInput, PaymentProvider, ProviderEvent, WebhookCall } from './provider.ts';

/** Replayed calls are refused after this time. */
const signatureSeconds = 300;
const signatureHeader = 'test-provider-signature';
const challengeText = {
  en: 'This is the confirmation step of the test bank. Approve the payment?',
  jp: 'テスト銀行の本人認証です。お支払いを承認しますか？',
};

/**
 * The provider that is built in: it stands for a company elsewhere, keeps its books in `test_charges`, and behaves by card
 * number (`TEST_CARDS`). No money moves.
 */
export function createTestProvider(db: Db, signingSecret: string): PaymentProvider {
  return {
    name: 'test',
    async open({ amountMinor, currency, reference }) {
      const ref = `test_${reference}`;
      await sql`INSERT INTO test_charges (id, amount_minor, currency) VALUES (${ref}, ${amountMinor}, ${currency}) ON CONFLICT (id) DO NOTHING`.execute(
        db,
      );
      return { ref, redirectUrl: null };
    },
    async resume() {
      return { redirectUrl: null };
    },
    confirm: (input) => confirm(db, input),
    lookUp: (ref) => lookUp(db, ref),
    async capture(ref, amountMinor, key) {
      await once(db, ref, key, sql`status = 'captured', captured_minor = ${amountMinor}`, sql`status = 'authorised'`);
    },
    async void(ref) {
      await sql`UPDATE test_charges SET status = 'voided', updated_at = now() WHERE id = ${ref} AND status <> 'captured'`.execute(db);
      const charge = await db.selectFrom('test_charges').select('status').where('id', '=', ref).executeTakeFirst();
      if (charge?.status === 'captured') throw new Error(`test provider: ${ref} is captured, refused to void it`);
      return 'voided';
    },
    async refund(ref, amountMinor, key) {
      await once(db, ref, key, sql`refunded_minor = refunded_minor + ${amountMinor}`, sql`status = 'captured'`);
    },
    async readWebhook(call) {
      return readWebhook(call, signingSecret);
    },
  };
}

/** A webhook call as the test provider makes it: body and headers. */
export function signTestWebhook(
  event: ProviderEvent,
  signingSecret: string,
  atSeconds = Math.floor(Date.now() / 1000),
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify(event);
  return {
    body,
    headers: { 'content-type': 'application/json', [signatureHeader]: `t=${atSeconds},v1=${sign(`${atSeconds}.${body}`, signingSecret)}` },
  };
}

/** Decides charges that have been `processing` for a while, as the delayed card asks; gives the webhook events to send. */
export async function settleDelayedCharges(db: Db, afterSeconds: number): Promise<ProviderEvent[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE test_charges SET status = 'authorised', updated_at = now()
    WHERE status = 'processing' AND updated_at <= now() - make_interval(secs => ${afterSeconds}) RETURNING id`.execute(db);
  return rows.map((row) => ({ id: newId('evt'), kind: 'authorised', ref: row.id }));
}

async function confirm(db: Db, { ref, cardNumber = TEST_CARDS.success, challenge, signal }: ConfirmInput): Promise<ChargeState> {
  const number = cardNumber.replaceAll(/[\s-]/g, '');
  const methodLabel = `•••• ${number.slice(-4)}`;
  const charge = await db.selectFrom('test_charges').select('status').where('id', '=', ref).executeTakeFirst();
  switch (charge?.status) {
    case 'authorised':
    case 'captured':
      return { status: 'authorised', methodLabel };
    case 'processing':
      return { status: 'processing', methodLabel };
    case 'challenged':
      if (challenge === undefined) return { status: 'requires_action', text: challengeText };
      return (await move(db, ref, challenge === 'approve' ? 'authorised' : 'declined')) === 'authorised'
        ? { status: 'authorised', methodLabel }
        : { status: 'declined' };
    case 'created':
    case 'declined':
      break;
    case 'voided':
    case undefined:
      return { status: 'declined' };
  }
  switch (number) {
    case TEST_CARDS.success:
      return (await move(db, ref, 'authorised')) === 'authorised' ? { status: 'authorised', methodLabel } : { status: 'declined' };
    case TEST_CARDS.challenge:
      await move(db, ref, 'challenged');
      return { status: 'requires_action', text: challengeText };
    case TEST_CARDS.delayed:
      await move(db, ref, 'processing');
      return { status: 'processing', methodLabel };
    case TEST_CARDS.timeout:
      await sleep(60_000, undefined, { signal });
      return { status: 'declined' };
    default:
      await move(db, ref, 'declined');
      return { status: 'declined' };
  }
}

async function lookUp(db: Db, ref: string): Promise<ChargeState> {
  const charge = await db.selectFrom('test_charges').select('status').where('id', '=', ref).executeTakeFirst();
  switch (charge?.status) {
    case 'authorised':
    case 'captured':
      return { status: 'authorised', methodLabel: '' };
    case 'processing':
      return { status: 'processing', methodLabel: '' };
    case 'challenged':
      return { status: 'requires_action', text: challengeText };
    case 'created':
      return { status: 'open' };
    case 'declined':
      return { status: 'declined' };
    case 'voided':
    case undefined:
      return { status: 'expired' };
  }
}

/** Only a charge that is still open moves; tells where it stands afterwards. */
async function move(db: Db, ref: string, to: 'authorised' | 'declined' | 'challenged' | 'processing'): Promise<string | undefined> {
  await sql`UPDATE test_charges SET status = ${to}, updated_at = now() WHERE id = ${ref} AND status IN ('created', 'challenged', 'declined')`.execute(
    db,
  );
  return (await db.selectFrom('test_charges').select('status').where('id', '=', ref).executeTakeFirst())?.status;
}

/** Carries out a step once per key: a repeat finds its key in the books. */
async function once(db: Db, ref: string, key: string, set: ReturnType<typeof sql>, when: ReturnType<typeof sql>): Promise<void> {
  const done = await sql`
    UPDATE test_charges SET ${set}, done_keys = done_keys || ${key}::text, updated_at = now()
    WHERE id = ${ref} AND ${when} AND NOT (done_keys @> ARRAY[${key}::text]) RETURNING 1`.execute(db);
  if (done.rows.length > 0) return;
  const row = await db.selectFrom('test_charges').select(['status', 'done_keys']).where('id', '=', ref).executeTakeFirst();
  if (!row?.done_keys.includes(key)) throw new Error(`test provider: ${ref} is ${row?.status ?? 'unknown'}, refused ${key}`);
}

function readWebhook({ body, headers }: WebhookCall, secret: string): ProviderEvent {
  const header = headers[signatureHeader];
  const match = /^t=(\d{1,12}),v1=([\w-]+)$/.exec(typeof header === 'string' ? header : '');
  const [, time = '', signature = ''] = match ?? [];
  const isFresh = Math.abs(Date.now() / 1000 - Number(time)) <= signatureSeconds;
  if (!match || !isFresh || !isSame(signature, sign(`${time}.${body.toString('utf8')}`, secret))) throw new RequestError('unauthenticated');
  const event: unknown = JSON.parse(body.toString('utf8'));
  return toEvent(event);
}

function toEvent(value: unknown): ProviderEvent {
  const event = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>; // fields are checked one by one below
  if (typeof event['id'] !== 'string') throw new RequestError('validation', { fields: { id: 'is required' } });
  const { id, kind, ref } = event;
  return (kind === 'authorised' || kind === 'declined') && typeof ref === 'string' ? { id, kind, ref } : { id, kind: 'other' };
}

function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

function isSame(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
