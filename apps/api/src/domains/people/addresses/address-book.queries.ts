import type { AddressInput, SavedAddress } from '@orime/contracts/schemas';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../house/db/db.ts';
import { newId } from '../../../house/ids.ts';

/** Whose book it is. A consumer's belongs to the account itself. */
export interface BookOwner {
  readonly type: 'buyer' | 'user';
  readonly id: string;
}

export interface AddressRow {
  readonly id: string;
  readonly label: string;
  readonly name: string;
  readonly name_kana: string | null;
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  readonly region: string | null;
  readonly postal: string;
  readonly country: string;
  readonly phone: string | null;
  readonly is_default_ship: boolean;
  readonly is_default_bill: boolean;
}

const columns = [
  'id',
  'label',
  'name',
  'name_kana',
  'line1',
  'line2',
  'city',
  'region',
  'postal',
  'country',
  'phone',
  'is_default_ship',
  'is_default_bill',
] as const;

/** The default of deliveries first, then the newest. */
export function listAddressRows(db: Db | Trx, owner: BookOwner): Promise<AddressRow[]> {
  return db
    .selectFrom('addresses')
    .select(columns)
    .where('owner_type', '=', owner.type)
    .where('owner_id', '=', owner.id)
    .orderBy('is_default_ship', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function insertAddressRow(trx: Trx, owner: BookOwner, input: AddressInput): Promise<string> {
  const id = newId('adr');
  await trx
    .insertInto('addresses')
    .values({
      id,
      owner_type: owner.type,
      owner_id: owner.id,
      ...columnsOf(input),
      is_default_ship: false,
      is_default_bill: false,
      created_at: sql<Date>`clock_timestamp()`,
    })
    .execute();
  return id;
}

/** False when the owner has no such address. */
export async function updateAddressRow(trx: Trx, owner: BookOwner, id: string, input: AddressInput): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('addresses')
    .set(columnsOf(input))
    .where('id', '=', id)
    .where('owner_type', '=', owner.type)
    .where('owner_id', '=', owner.id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function deleteAddressRow(trx: Trx, owner: BookOwner, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('addresses')
    .where('id', '=', id)
    .where('owner_type', '=', owner.type)
    .where('owner_id', '=', owner.id)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Makes an address the default in place of the one that was. */
export async function setDefault(trx: Trx, owner: BookOwner, column: 'is_default_ship' | 'is_default_bill', id: string): Promise<void> {
  // Taken away first: the index allows one at a time.
  await sql`UPDATE addresses SET ${sql.ref(column)} = false WHERE owner_type = ${owner.type} AND owner_id = ${owner.id} AND ${sql.ref(column)} AND id <> ${id}`.execute(
    trx,
  );
  await sql`UPDATE addresses SET ${sql.ref(column)} = true WHERE owner_type = ${owner.type} AND owner_id = ${owner.id} AND id = ${id}`.execute(
    trx,
  );
}

export function toSavedAddress(row: AddressRow): SavedAddress {
  const { id, label, name, line1, city, postal, country } = row;
  return {
    _id: id,
    id,
    label,
    name,
    ...(row.name_kana === null ? {} : { nameKana: row.name_kana }),
    line1,
    ...(row.line2 === null ? {} : { line2: row.line2 }),
    city,
    ...(row.region === null ? {} : { region: row.region }),
    postal,
    country,
    ...(row.phone === null ? {} : { phone: row.phone }),
    isDefaultShip: row.is_default_ship,
    isDefaultBill: row.is_default_bill,
  };
}

function columnsOf(input: AddressInput) {
  return {
    label: input.label?.trim() ?? '',
    name: input.name.trim(),
    name_kana: textOrNull(input.nameKana),
    line1: input.line1.trim(),
    line2: textOrNull(input.line2),
    city: input.city.trim(),
    region: textOrNull(input.region),
    postal: input.postal.trim(),
    country: input.country,
    phone: textOrNull(input.phone),
  };
}

function textOrNull(text: string | undefined): string | null {
  return text === undefined || text.trim() === '' ? null : text.trim();
}
