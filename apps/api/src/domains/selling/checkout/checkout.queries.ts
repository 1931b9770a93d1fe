import type { Quote } from '@orime/commerce';
import type { Currency } from '@orime/contracts';
import type { CheckoutLineInput, OrderWishes } from '@orime/contracts/api/selling/checkout';
import type { Address } from '@orime/contracts/schemas';
import { sql, type RawBuilder } from 'kysely';
import type { ShippingChoices } from '../../../house/db/column-types.ts';
import type { Db, Trx } from '../../../house/db/db.ts';
import { runText } from '../../../house/db/run-text.ts';
import { hashKey } from './checkout-key.ts';

export interface CheckoutRow {
  readonly id: string;
  readonly user_id: string | null;
  readonly key_hash: string;
  readonly email: string | null;
  readonly currency: Currency;
  readonly locale: 'en' | 'jp';
  readonly address: Address | null;
  readonly lines: readonly CheckoutLineInput[];
  readonly shipping: ShippingChoices;
  readonly codes: readonly string[];
  readonly wishes: OrderWishes;
  readonly quote: Quote;
  readonly quote_hash: string;
  readonly status: 'open' | 'completing' | 'completed' | 'expired';
  readonly hold_expires_at: Date | null;
  readonly expires_at: Date;
  readonly is_draft: boolean;
  readonly note: string;
}

const columns = [
  'id',
  'user_id',
  'key_hash',
  'email',
  'currency',
  'locale',
  'address',
  'lines',
  'shipping',
  'codes',
  'wishes',
  'quote',
  'quote_hash',
  'status',
  'hold_expires_at',
  'expires_at',
  'is_draft',
  'note',
] as const;

/** Who asks for a checkout. */
export interface Holder {
  readonly userId: string | null;
  /** Opens a guest's checkout; says nothing about one of an account. */
  readonly checkoutKey?: string | undefined;
}

/** Whether a row of `checkouts` is the holder's: their account's, or a guest's whose key they have. An id alone opens nothing. */
export function isHeldBy({ userId, checkoutKey }: Holder): RawBuilder<boolean> {
  const keyHash = checkoutKey === undefined ? null : hashKey(checkoutKey);
  return sql<boolean>`(checkouts.user_id = ${userId} OR (checkouts.user_id IS NULL AND checkouts.key_hash = ${keyHash}))`;
}

/** A checkout by id, where it is the holder's. */
export async function findCheckout(db: Db, id: string, holder: Holder): Promise<CheckoutRow | undefined> {
  const row = await db.selectFrom('checkouts').select(columns).where('id', '=', id).where(isHeldBy(holder)).executeTakeFirst();
  return row && (row as CheckoutRow); // the currency column is held to the three by its constraint
}

/** The same with its row locked until the transaction ends. Whoever holds it is the one that completes the checkout. */
export async function lockCheckout(trx: Trx, id: string): Promise<CheckoutRow | undefined> {
  const row = await trx.selectFrom('checkouts').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
  return row && (row as CheckoutRow); // as above
}

/** The same, where it is the holder's. */
export async function lockCheckoutOf(trx: Trx, id: string, holder: Holder): Promise<CheckoutRow | undefined> {
  const row = await trx.selectFrom('checkouts').select(columns).where('id', '=', id).where(isHeldBy(holder)).forUpdate().executeTakeFirst();
  return row && (row as CheckoutRow); // as above
}

export interface CheckoutContent {
  readonly userId: string | null;
  readonly email: string | null;
  readonly currency: Currency;
  readonly locale: 'en' | 'jp';
  readonly address: Address | null;
  readonly lines: readonly CheckoutLineInput[];
  readonly shipping: ShippingChoices;
  readonly codes: readonly string[];
  readonly wishes: OrderWishes;
  readonly quote: Quote;
  readonly quoteHash: string;
}

/** How long a checkout may lie untouched. */
const lifetime = sql<Date>`now() + interval '24 hours'`;

export interface NewCheckout {
  readonly id: string;
  readonly keyHash: string;
  readonly content: CheckoutContent;
}

/** Gives until when they may lie untouched, in their order. */
export async function insertCheckouts(db: Db, checkouts: readonly NewCheckout[]): Promise<readonly Date[]> {
  const values = checkouts.flatMap(({ id, keyHash, content }) => {
    const { user_id, email, currency, locale, address, lines, shipping, codes, wishes, quote, quote_hash } = toColumns(content);
    return [id, keyHash, user_id, email, currency, locale, address, lines, shipping, codes, wishes, quote, quote_hash];
  });
  const rows = await runText<{ readonly expires_at: Date }>(db, insertText(checkouts.length), values);
  return rows.map((row) => row.expires_at);
}

const insertTexts = new Map<number, string>();
const inserted = [
  'id',
  'key_hash',
  'user_id',
  'email',
  'currency',
  'locale',
  'address',
  'lines',
  'shipping',
  'codes',
  'wishes',
  'quote',
  'quote_hash',
] as const;

function insertText(count: number): string {
  const known = insertTexts.get(count);
  if (known !== undefined) return known;
  const row = (place: number) =>
    `(${inserted.map((_, column) => `$${place * inserted.length + column + 1}`).join(', ')}, now() + interval '24 hours')`;
  const text = `INSERT INTO checkouts (${inserted.join(', ')}, expires_at) VALUES ${Array.from({ length: count }, (_, place) => row(place)).join(', ')} RETURNING expires_at`;
  insertTexts.set(count, text);
  return text;
}

/** Writes a new quote into an open (or expired) checkout. Undefined when it has been completed meanwhile. */
export async function updateCheckout(db: Db, id: string, content: CheckoutContent): Promise<Date | undefined> {
  const row = await db
    .updateTable('checkouts')
    .set({ ...toColumns(content), status: 'open', expires_at: lifetime, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('status', 'in', ['open', 'expired'])
    .returning('expires_at')
    .executeTakeFirst();
  return row?.expires_at;
}

export interface DraftContent extends CheckoutContent {
  readonly draftedBy: string;
  readonly note: string;
}

/** How long a customer has to pay what staff have written for them. */
const draftLifetime = sql<Date>`now() + interval '7 days'`;

export async function insertDraft(db: Db, id: string, keyHash: string, content: DraftContent): Promise<Date> {
  const row = await db
    .insertInto('checkouts')
    .values({
      id,
      key_hash: keyHash,
      ...toColumns(content),
      is_draft: true,
      drafted_by: content.draftedBy,
      note: content.note,
      expires_at: draftLifetime,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return row.expires_at;
}

/** What a customer may change of an order that staff wrote, and its new quote. False when it is no longer open. */
export async function updateDraft(
  db: Db,
  id: string,
  {
    address,
    shipping,
    codes,
    wishes,
    quote,
    quoteHash,
  }: Pick<CheckoutContent, 'address' | 'shipping' | 'codes' | 'wishes' | 'quote' | 'quoteHash'>,
): Promise<boolean> {
  const row = await db
    .updateTable('checkouts')
    .set({
      address: address === null ? null : JSON.stringify(address),
      shipping: JSON.stringify(shipping),
      codes,
      wishes: JSON.stringify(wishes),
      quote: JSON.stringify(quote),
      quote_hash: quoteHash,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps the quote that was told with a `quote_changed`, so that agreeing to it works and a further change is compared with it. */
export async function updateQuote(db: Db, id: string, quote: Quote, quoteHash: string): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ quote: JSON.stringify(quote), quote_hash: quoteHash, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute();
}

function toColumns(content: CheckoutContent) {
  return {
    user_id: content.userId,
    // One spelling of an address, as accounts have it: guests' orders are found and claimed by it.
    email: content.email?.normalize('NFC') ?? null,
    currency: content.currency,
    locale: content.locale,
    address: content.address === null ? null : JSON.stringify(content.address),
    lines: JSON.stringify(content.lines),
    shipping: JSON.stringify(content.shipping),
    codes: content.codes,
    wishes: JSON.stringify(content.wishes),
    quote: JSON.stringify(content.quote),
    quote_hash: content.quoteHash,
  };
}
