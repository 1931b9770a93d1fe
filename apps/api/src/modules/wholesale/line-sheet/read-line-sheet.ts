import type { Currency, LocalText } from '@orime/contracts';
import type { DesignCard } from '@orime/contracts/api/design';
import { RequestError } from '../../../errors/request-error.ts';
import type { UserActor } from '../../../plugins/actor.ts';
import type { Db } from '../../../plugins/db.ts';
import { accessToLine, seesPrices } from '../wholesale-access.ts';
import { listStyleKeys, listWholesaleRecords, parseCard, type StyleKey, type WholesaleRecord } from '../wholesale.queries.ts';
import { listSheetColours, type SheetColour } from './line-sheet.queries.ts';

export interface SheetWish {
  /** Design ids; without them, all styles that fit the rest. */
  readonly ids?: readonly string[] | undefined;
  readonly designer?: string | undefined;
  readonly season?: string | undefined;
  readonly category?: string | undefined;
  readonly currency: Currency;
}

/** One style on a line sheet. */
export interface SheetStyle {
  readonly name: LocalText;
  readonly designer: LocalText;
  readonly pictureId: string | null;
  readonly season: string;
  readonly moq: number;
  readonly multiple: number;
  readonly window: WholesaleRecord['window'];
  readonly wholesaleMinor: number | null;
  readonly retailMinor: number | null;
  readonly colours: readonly SheetColour[];
}

/** Styles on one sheet at most. */
const MOST = 120;

/** The styles of a line sheet. Only with prices: lines whose prices the reader may not see are not on it. Throws `not_found` when none is left. */
export async function readLineSheet(db: Db, actor: UserActor, wish: SheetWish): Promise<readonly SheetStyle[]> {
  const keys = wish.ids ?? (await listStyleKeys(db, undefined)).filter((key) => fits(key, wish)).map((key) => key.id);
  const records = (await listWholesaleRecords(db, await ownFirst(db, actor, keys), wish.currency)).filter((record) => seesPrices(accessToLine(actor, record.ownerUserId))).slice(0, MOST);
  const styles = records.filter((record, index) => records.findIndex((other) => other.styleId === record.styleId) === index);
  if (styles.length === 0) throw new RequestError('not_found');
  const colours = Map.groupBy(await listSheetColours(db, styles.map((record) => record.styleId), wish.currency), (colour) => colour.styleId);
  return styles.map((record) => toStyle(record, parseCard(record), colours.get(record.styleId) ?? []));
}

/** Records are heavy: a designer's own are found before they are read, everybody else's are cut to what a sheet takes. */
async function ownFirst(db: Db, actor: UserActor, keys: readonly string[]): Promise<readonly string[]> {
  if (actor.role !== 'designer') return keys.slice(0, MOST);
  const rows = await db.selectFrom('designs').innerJoin('profiles', 'profiles.id', 'designs.profile_id').select('designs.id').where('profiles.user_id', '=', actor.userId).execute();
  const own = new Set(rows.map((row) => row.id));
  return keys.filter((key) => own.has(key)).slice(0, MOST);
}

function fits(key: StyleKey, { designer, season, category }: SheetWish): boolean {
  return (designer === undefined || key.designer === designer) && (season === undefined || key.season === season) && (category === undefined || key.category === category);
}

function toStyle(record: WholesaleRecord, card: DesignCard, colours: readonly SheetColour[]): SheetStyle {
  return {
    name: { en: card.name, jp: card.nameJp === '' ? card.name : card.nameJp },
    designer: { en: card.designer.name, jp: card.designer.nameJp === '' ? card.designer.name : card.designer.nameJp },
    pictureId: card.images[0]?.id ?? null,
    season: record.season,
    moq: record.moq,
    multiple: record.multiple,
    window: record.window,
    wholesaleMinor: record.wholesaleMinor,
    retailMinor: record.retailMinor,
    colours,
  };
}
