import { isEmpty } from '@orime/contracts';
import type { AddressInput, SavedAddress } from '@orime/contracts/schemas';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import {
  deleteAddressRow,
  insertAddressRow,
  listAddressRows,
  setDefault,
  toSavedAddress,
  updateAddressRow,
  type BookOwner,
} from './address-book.queries.ts';

/** More is no address book but a data base. */
const maxAddresses = 50;
const required = ['name', 'line1', 'city', 'postal'] as const;

export async function listAddresses(db: Db | Trx, owner: BookOwner): Promise<SavedAddress[]> {
  return (await listAddressRows(db, owner)).map(toSavedAddress);
}

/** The first address of a book is its default for deliveries and for bills. */
export async function addAddress(db: Db, owner: BookOwner, input: AddressInput): Promise<SavedAddress> {
  return change(
    db,
    owner,
    async (trx) => {
      requireWords(input);
      if ((await listAddressRows(trx, owner)).length >= maxAddresses)
        throw new RequestError('business_rule', { fields: { label: `is one more than the ${maxAddresses} there is room for` } });
      return insertAddressRow(trx, owner, input);
    },
    input,
  );
}

/** A default stays one until another takes its place: without any, nobody would know where parcels go. */
export async function updateAddress(db: Db, owner: BookOwner, id: string, input: AddressInput): Promise<SavedAddress> {
  return change(
    db,
    owner,
    async (trx) => {
      if (!(await updateAddressRow(trx, owner, id, input))) throw new RequestError('not_found');
      requireWords(input);
      return id;
    },
    input,
  );
}

/** The newest of those left takes the place of a default. */
export async function removeAddress(db: Db, owner: BookOwner, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockBook(trx, owner);
    if (!(await deleteAddressRow(trx, owner, id))) throw new RequestError('not_found');
    await fillDefaults(trx, owner);
  });
}

async function change(db: Db, owner: BookOwner, write: (trx: Trx) => Promise<string>, input: AddressInput): Promise<SavedAddress> {
  return db.transaction().execute(async (trx) => {
    await lockBook(trx, owner);
    const id = await write(trx);
    if (input.isDefaultShip === true) await setDefault(trx, owner, 'is_default_ship', id);
    if (input.isDefaultBill === true) await setDefault(trx, owner, 'is_default_bill', id);
    await fillDefaults(trx, owner);
    const saved = (await listAddressRows(trx, owner)).find((row) => row.id === id);
    if (saved === undefined) throw new RequestError('not_found');
    return toSavedAddress(saved);
  });
}

/** One writer a book at a time, also of one that has no rows to lock yet. */
async function lockBook(trx: Trx, owner: BookOwner): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`addresses ${owner.type} ${owner.id}`}, 0))`.execute(trx);
}

async function fillDefaults(trx: Trx, owner: BookOwner): Promise<void> {
  const rows = await listAddressRows(trx, owner);
  const [newest] = rows;
  if (newest === undefined) return;
  if (!rows.some((row) => row.is_default_ship)) await setDefault(trx, owner, 'is_default_ship', newest.id);
  if (!rows.some((row) => row.is_default_bill)) await setDefault(trx, owner, 'is_default_bill', newest.id);
}

/** Blanks are no words (decision T30), which a length does not tell. */
function requireWords(input: AddressInput): void {
  const fields = Object.fromEntries(required.filter((name) => isEmpty(input[name])).map((name) => [name, 'is required']));
  if (Object.keys(fields).length > 0) throw new RequestError('validation', { fields });
}
