import type { Stockist, StockistChange, StockistInput } from '@orime/contracts/api/trade/stockist';
import { audit } from '../../../house/access/audit.ts';
import type { Caller } from '../../../house/access/caller.ts';
import type { Db, Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { countryCode } from '../../../house/geography/country-code.ts';
import { assertVersion } from '../../../house/http/if-match.ts';
import { newId } from '../../../house/ids.ts';
import { reindexStockists } from '../../../house/search/index.ts';
import { firstFreeSlug, slugOf } from '../../../house/slugs/slug.ts';
import { listProfileIds, listSlugsLike, listStockistsByIds, setDesigners } from './stockist.queries.ts';

export async function createStockist(db: Db, input: StockistInput, caller: Caller): Promise<Stockist> {
  return db.transaction().execute(async (trx) => {
    const designerIds = await check(trx, input);
    const id = newId('stk');
    const base = slugOf(input.name);
    const slug = input.slug ?? firstFreeSlug(base === '' ? 'shop' : base, await listSlugsLike(trx, base === '' ? 'shop' : base));
    await trx
      .insertInto('stockists')
      .values({ id, slug, ...columnsOf(input) })
      .execute();
    return finish(trx, { id, verb: 'create', before: undefined, designerIds, caller });
  });
}

/** Replaces a shop. Refuses a change to an older version than the stored one. */
export async function updateStockist(db: Db, id: string, { version, ...input }: StockistChange, caller: Caller): Promise<Stockist> {
  return db.transaction().execute(async (trx) => {
    const designerIds = await check(trx, input);
    const { slug } = input;
    const stored = await trx.selectFrom('stockists').select('version').where('id', '=', id).forUpdate().executeTakeFirst();
    if (stored === undefined) throw new RequestError('not_found');
    assertVersion(version, stored.version);
    const [before] = await listStockistsByIds(trx, [id]);
    await trx
      .updateTable('stockists')
      .set({ ...columnsOf(input), ...(slug === undefined ? {} : { slug }), updated_at: new Date(), version: stored.version + 1 })
      .where('id', '=', id)
      .execute();
    return finish(trx, { id, verb: 'update', before, designerIds, caller });
  });
}

/** Removes a shop, in the version that the sender has seen where one is given. */
export async function deleteStockist(db: Db, id: string, version: number | undefined, caller: Caller): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const stored = await trx.selectFrom('stockists').select('version').where('id', '=', id).forUpdate().executeTakeFirst();
    if (stored === undefined) throw new RequestError('not_found');
    assertVersion(version, stored.version);
    const [before] = await listStockistsByIds(trx, [id]);
    await trx.deleteFrom('stockists').where('id', '=', id).execute();
    await reindexStockists(trx, [id]);
    await audit(trx, {
      actor: caller,
      action: 'stockist.delete',
      entity: 'stockist',
      entityId: id,
      diff: { before: { ...before } },
      ip: caller.ip,
    });
  });
}

interface Change {
  readonly id: string;
  readonly verb: 'create' | 'update';
  /** The shop that is replaced. */
  readonly before: Stockist | undefined;
  readonly designerIds: readonly string[];
  readonly caller: Caller;
}

async function finish(trx: Trx, { id, verb, before, designerIds, caller }: Change): Promise<Stockist> {
  await setDesigners(trx, id, designerIds);
  await reindexStockists(trx, [id]);
  const [stockist] = await listStockistsByIds(trx, [id]);
  if (stockist === undefined) throw new Error(`stockist ${id} cannot be read`);
  const diff = { before: before === undefined ? {} : toRecord(before), after: toRecord(stockist) };
  await audit(trx, { actor: caller, action: `stockist.${verb}`, entity: 'stockist', entityId: id, diff, ip: caller.ip });
  return stockist;
}

/** What an admin writes of a shop, for the record. */
function toRecord({ id: _, version: _version, designers, ...words }: Stockist) {
  return { ...words, designers: designers.map(({ handle }) => handle) };
}

/** Refuses what the schema cannot see; gives the profiles of the designers. */
async function check(trx: Trx, { name, nameJp = '', country, designers }: StockistInput): Promise<readonly string[]> {
  if (name.trim() === '' && nameJp.trim() === '')
    throw new RequestError('validation', { fields: { name: 'is required in one of the languages' } });
  if (countryCode(country) === undefined) throw new RequestError('validation', { fields: { country: 'is not a country' } });
  const handles = [...new Set(designers)];
  const ids = await listProfileIds(trx, handles);
  if (ids.length < handles.length) throw new RequestError('validation', { fields: { designers: 'names a designer who does not exist' } });
  return ids;
}

function columnsOf({
  name,
  nameJp = '',
  city = '',
  cityJp = '',
  country,
  address = '',
  lat,
  lon,
  note = { en: '', jp: '' },
  url = '',
}: StockistInput) {
  return {
    name: name.trim(),
    name_jp: nameJp.trim(),
    city: city.trim(),
    city_jp: cityJp.trim(),
    country,
    address: address.trim(),
    lat,
    lon,
    note_en: note.en.trim(),
    note_jp: note.jp.trim(),
    url,
  };
}
