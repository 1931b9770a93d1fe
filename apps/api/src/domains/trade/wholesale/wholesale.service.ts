import type { Currency, LocalText } from '@orime/contracts';
import type { WholesaleCatalog, WholesaleOffer, WholesaleProduct, WholesaleStyle } from '@orime/contracts/api/trade/wholesale';
import type { Actor } from '../../../house/access/actor.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import type { Page } from '../../../house/http/paging.ts';
import { toPrice } from '../../catalogue/design/index.ts';
import { toPrice as toTierPrice } from '../../site/market/index.ts';
import { isLiked } from './own-choice.queries.ts';
import { accessOf, accessToLine, seesPrices, type Access } from './wholesale-access.ts';
import {
  countStyles,
  findMinimums,
  listMatrix,
  listOpenWindows,
  listPhotographs,
  listPrepacks,
  listStyleIds,
  listWholesaleRecords,
  listWindowsOf,
  parseCard,
  type OpenWindow,
  type StyleCount,
  type WholesaleRecord,
} from './wholesale.queries.ts';

export interface CatalogFilters {
  readonly designer?: string | undefined;
  readonly season?: string | undefined;
  readonly category?: string | undefined;
  /** Month in which goods ship, `YYYY-MM`. */
  readonly window?: string | undefined;
  /** Goods made for a window, or goods from stock. */
  readonly prebook?: boolean | undefined;
  /** Designs of line sheets and other choices; what is listed is in each of them. */
  readonly sheets?: readonly (readonly string[])[];
  /** Profile ids of designers. */
  readonly profiles?: readonly string[] | undefined;
  /** A tsquery of the search engine. */
  readonly search?: string | undefined;
}

/** The linesheet. Prices are in it for whoever may see them, line by line, and nowhere else. */
export async function readCatalog(
  db: Db,
  actor: Actor,
  filters: CatalogFilters,
  currency: Currency,
  page: Page,
): Promise<WholesaleCatalog> {
  const { season, category, search, sheets = [] } = filters;
  const [counts, windows] = await Promise.all([countStyles(db, { search, sheets }), listOpenWindows(db)]);
  const shipping = Map.groupBy(windows, ({ profileId }) => profileId);
  const chosen = counts.filter((one) => fits(one, filters, shipping));
  const isByProfile = [filters.designer, filters.window, filters.prebook, filters.profiles].some((one) => one !== undefined);
  const profileIds = isByProfile ? [...new Set(chosen.map(({ profileId }) => profileId))] : undefined;
  const ids = chosen.length === 0 ? [] : await listStyleIds(db, { profileIds, season, category, search, sheets }, page);
  const records = await listWholesaleRecords(db, ids, currency);
  return {
    items: records.map((record) => toStyle(record, accessToLine(actor, record.ownerUserId), currency)),
    total: sum(chosen),
    page: page.page,
    access: accessOf(actor),
    facets: {
      designer: count(
        counts.filter((key) => fits(key, { ...filters, designer: undefined }, shipping)),
        (key) => ({ value: key.designer, label: key.designerName }),
      ),
      season: count(
        counts.filter((key) => fits(key, { ...filters, season: undefined }, shipping)),
        (key) => ({ value: key.season, label: { en: key.season, jp: key.season } }),
      ),
      category: count(
        counts.filter((key) => fits(key, { ...filters, category: undefined }, shipping)),
        (key) => ({ value: key.category, label: key.categoryName }),
      ),
      window: countWindows(counts, shipping, filters),
    },
  };
}

export async function readProduct(db: Db, actor: Actor, key: string, currency: Currency): Promise<WholesaleProduct> {
  const [record] = await listWholesaleRecords(db, [key], currency);
  if (record === undefined) throw new RequestError('not_found');
  const access = accessToLine(actor, record.ownerUserId);
  const priced = seesPrices(access);
  const [images, matrix, prepacks, minimums, windows, liked] = await Promise.all([
    listPhotographs(db, record.id),
    listMatrix(db, record.styleId, currency),
    listPrepacks(db, record.id),
    findMinimums(db, record.profileId, currency),
    listWindowsOf(db, record.profileId),
    isLiked(db, actor.userId, record.id),
  ]);
  return {
    ...toStyle(record, access, currency),
    images: [...images],
    description: record.description,
    materials: record.materials,
    matrix: matrix.map(({ wholesaleMinor, tiers, ...row }) => ({
      ...row,
      wholesale: priced ? toPrice(wholesaleMinor, currency) : null,
      tiers: priced ? tiers.map(({ minUnits, amountMinor }) => ({ minUnits, unit: toTierPrice(amountMinor, currency) })) : [],
    })),
    windows: [...windows],
    prepacks: [...prepacks],
    minimums: {
      firstOrder: priced ? toPrice(minimums?.first ?? null, currency) : null,
      reorder: priced ? toPrice(minimums?.reorder ?? null, currency) : null,
    },
    access,
    liked,
  };
}

/** A design as verified buyers order it; null for anybody else, for past designs and without a wholesale price in the currency. */
export async function readOffer(db: Db, actor: Actor, key: string, currency: Currency): Promise<WholesaleOffer | null> {
  if (accessOf(actor) !== 'verified') return null;
  const [record] = await listWholesaleRecords(db, [key], currency);
  if (record === undefined) return null;
  const { id, slug, designer, colours, moq, multiple, window, msrp, wholesale, archived } = toStyle(record, 'verified', currency);
  if (archived || wholesale === null) return null;
  const minimums = await findMinimums(db, record.profileId, currency);
  return {
    id,
    slug,
    designer,
    colours,
    moq,
    multiple,
    window,
    msrp,
    wholesale,
    minimums: { firstOrder: toPrice(minimums?.first ?? null, currency), reorder: toPrice(minimums?.reorder ?? null, currency) },
  };
}

/** Built field by field: the retail price of the card must not slip through. */
function toStyle(record: WholesaleRecord, access: Access, currency: Currency): WholesaleStyle {
  const { price: _, priceMinor: __, compareAt: ___, sizes, ...card } = parseCard(record);
  const priced = seesPrices(access);
  return {
    ...card,
    sizes: sizes.map((size) => size.size),
    season: record.season,
    moq: record.moq,
    multiple: record.multiple,
    window: record.window,
    wholesale: priced ? toPrice(record.wholesaleMinor, currency) : null,
    msrp: priced ? toPrice(record.retailMinor, currency) : null,
  };
}

type Shipping = ReadonlyMap<string, readonly OpenWindow[]>;

function fits(key: StyleCount, { designer, season, category, window, prebook, profiles }: CatalogFilters, shipping: Shipping): boolean {
  return (
    (profiles === undefined || profiles.includes(key.profileId)) &&
    (designer === undefined || key.designer === designer) &&
    (season === undefined || key.season === season) &&
    (category === undefined || key.category === category) &&
    ((window === undefined && prebook === undefined) || (shipping.get(key.profileId) ?? []).some((one) => ships(one, { window, prebook })))
  );
}

function ships({ month, isPrebook }: OpenWindow, { window, prebook }: Pick<CatalogFilters, 'window' | 'prebook'>): boolean {
  return (window === undefined || month === window) && (prebook === undefined || isPrebook === prebook);
}

/** The months in which goods ship, soonest first. */
function countWindows(counts: readonly StyleCount[], shipping: Shipping, filters: CatalogFilters): WholesaleCatalog['facets'][string] {
  const open = [...shipping.values()].flat().filter((one) => ships(one, { window: undefined, prebook: filters.prebook }));
  const months = [...new Set(open.map(({ month }) => month))].toSorted();
  return months.flatMap((month) => {
    const styles = sum(counts.filter((key) => fits(key, { ...filters, window: month }, shipping)));
    return styles === 0 ? [] : [{ value: month, label: monthLabel(month), count: styles }];
  });
}

function monthLabel(month: string): LocalText {
  const first = new Date(`${month}-01T00:00:00Z`);
  const text = (locale: string) => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', timeZone: 'UTC' }).format(first);
  return { en: text('en'), jp: text('ja') };
}

function sum(counts: readonly StyleCount[]): number {
  return counts.reduce((styles, one) => styles + one.styles, 0);
}

function count(
  counts: readonly StyleCount[],
  valueOf: (one: StyleCount) => { value: string; label: { en: string; jp: string } },
): WholesaleCatalog['facets'][string] {
  const facets = new Map<string, WholesaleCatalog['facets'][string][number]>();
  for (const one of counts) {
    const { value, label } = valueOf(one);
    if (value !== '') facets.set(value, { value, label, count: (facets.get(value)?.count ?? 0) + one.styles });
  }
  return [...facets.values()].toSorted((one, other) => other.count - one.count || one.value.localeCompare(other.value));
}
