import type { Currency, LocalText } from '@orime/contracts';
import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import type { UserActor } from '../../../../house/access/actor.ts';
import type { Db } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { findSheetContent } from '../named-sheets/named-sheets.queries.ts';
import { accessToLine, seesPrices } from '../wholesale-access.ts';
import { listStyleKeys, listWholesaleRecords, parseCard, type StyleKey, type WholesaleRecord } from '../wholesale.queries.ts';
import { listSheetColours, type SheetColour } from './line-sheet.queries.ts';

export interface SheetWish {
  /** A named one; nothing else narrows it. */
  readonly linesheet?: string | undefined;
  /** Design ids; without them, all styles that fit the rest. */
  readonly ids?: readonly string[] | undefined;
  readonly designer?: string | undefined;
  readonly season?: string | undefined;
  readonly category?: string | undefined;
  readonly currency: Currency;
}

/** What is on paper. */
export interface Sheet {
  /** Of a sheet that a designer put together. */
  readonly head: SheetHead | null;
  readonly styles: readonly SheetStyle[];
}

export interface SheetHead {
  readonly title: LocalText;
  readonly season: string;
  readonly designer: LocalText;
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
  /** What the designer says of it on a named sheet. */
  readonly note: LocalText;
}

/** Styles on one sheet at most. */
const MOST = 120;

/**
 * A line sheet. Only with prices: lines whose prices the reader may not see are not on it. Throws `not_found` when none is left, or the
 * named one is not for the reader.
 */
export async function readLineSheet(db: Db, actor: UserActor, wish: SheetWish): Promise<Sheet> {
  if (wish.linesheet === undefined) {
    const keys = wish.ids ?? (await listStyleKeys(db)).filter((key) => fits(key, wish)).map((key) => key.id);
    return { head: null, styles: await readStyles(db, actor, await ownFirst(db, actor, keys), wish.currency) };
  }
  const content = await findSheetContent(db, actor, wish.linesheet);
  if (content === undefined) throw new RequestError('not_found');
  const { title, season, designerName: designer, items } = content;
  const notes = new Map(items.map(({ designId, note }) => [designId, note]));
  return { head: { title, season, designer }, styles: await readStyles(db, actor, [...notes.keys()], wish.currency, notes) };
}

async function readStyles(
  db: Db,
  actor: UserActor,
  keys: readonly string[],
  currency: Currency,
  notes: ReadonlyMap<string, LocalText> = new Map(),
): Promise<readonly SheetStyle[]> {
  const records = (await listWholesaleRecords(db, keys, currency))
    .filter((record) => seesPrices(accessToLine(actor, record.ownerUserId)))
    .slice(0, MOST);
  const styles = records.filter((record, index) => records.findIndex((other) => other.styleId === record.styleId) === index);
  if (styles.length === 0) throw new RequestError('not_found');
  const colours = Map.groupBy(
    await listSheetColours(
      db,
      styles.map((record) => record.styleId),
      currency,
    ),
    (colour) => colour.styleId,
  );
  return styles.map((record) =>
    toStyle(record, parseCard(record), colours.get(record.styleId) ?? [], notes.get(record.id) ?? { en: '', jp: '' }),
  );
}

/** Records are heavy: a designer's own are found before they are read, everybody else's are cut to what a sheet takes. */
async function ownFirst(db: Db, actor: UserActor, keys: readonly string[]): Promise<readonly string[]> {
  if (actor.role !== 'designer') return keys.slice(0, MOST);
  const rows = await db
    .selectFrom('designs')
    .innerJoin('profiles', 'profiles.id', 'designs.profile_id')
    .select('designs.id')
    .where('profiles.user_id', '=', actor.userId)
    .execute();
  const own = new Set(rows.map((row) => row.id));
  return keys.filter((key) => own.has(key)).slice(0, MOST);
}

function fits(key: StyleKey, { designer, season, category }: SheetWish): boolean {
  return (
    (designer === undefined || key.designer === designer) &&
    (season === undefined || key.season === season) &&
    (category === undefined || key.category === category)
  );
}

function toStyle(record: WholesaleRecord, card: DesignCard, colours: readonly SheetColour[], note: LocalText): SheetStyle {
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
    note,
  };
}
