import type { DesignInput } from '@orime/contracts/api/catalogue/design-input';
import { MAX_IMPORT_ROWS, type ImportReport } from '@orime/contracts/api/catalogue/own-design';
import { sql } from 'kysely';
import type { Caller } from '../../../../house/access/caller.ts';
import type { Db, Trx } from '../../../../house/db/db.ts';
import { inSavepoint } from '../../../../house/db/savepoint.ts';
import { readCsv } from '../../../../house/documents/csv.ts';
import { fromDatabaseError } from '../../../../house/errors/database-errors.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { listDesignForms } from '../detail/design-forms.queries.ts';
import { changedFields, newCounts } from '../write/changed-fields.ts';
import { findOwnProfile } from '../write/design-rows.queries.ts';
import { addStock } from '../write/stock.service.ts';
import { lockStyles, nameStyle } from '../write/styles.queries.ts';
import { recordPrices } from '../write/variant-rows.queries.ts';
import { changeDesign, writeNewDesign } from '../write/write-design.service.ts';
import { groupRows, readDesign, unknownColumns, type CsvRow, type ImportedDesign, type RowError } from './read-design-rows.ts';

export interface ImportOptions {
  readonly isTrial: boolean;
  /** One bad row keeps everything out. */
  readonly isAtomic: boolean;
}

/** Undoes the transaction and carries what it found out. */
class Undone extends Error {
  readonly report: ImportReport;

  constructor(report: ImportReport) {
    super('import undone');
    this.report = report;
  }
}

/** Brings designs of a table in, each by the rules of its form. What a row says already leaves its design untouched. */
export async function importDesigns(db: Db, user: Caller, csv: string, { isTrial, isAtomic }: ImportOptions): Promise<ImportReport> {
  const { rows, errors: broken } = parse(csv);
  const report = { isKept: true, rows: rows.length, created: 0, updated: 0, unchanged: 0, errors: [...broken] };
  if (broken.length > 0) return { ...report, isKept: false };
  try {
    return await db.transaction().execute(async (trx) => {
      // Cards and price history are written once, at the end, and a long table takes its time.
      await sql`SET LOCAL orime.bulk_load = 'on'`.execute(trx);
      await sql`SET LOCAL statement_timeout = '120s'`.execute(trx);
      // Before any design is locked, for all of them.
      if (rows.some(({ styleOf = '' }) => styleOf.trim() !== '')) await lockOwnStyles(trx, user.userId);
      const touched: string[] = [];
      const named = new Map<string, string>();
      for (const group of groupRows(rows)) {
        const design = readDesign(group);
        report.errors.push(...design.errors);
        if (design.errors.length > 0) continue;
        const outcome = await keepOne(trx, user, withStyleOf(named, design));
        if ('errors' in outcome) report.errors.push(...outcome.errors);
        else report[outcome.done] += 1;
        if ('id' in outcome) touched.push(outcome.id);
        if ('id' in outcome && outcome.done === 'created') named.set(design.patch.name ?? '', outcome.id);
      }
      const sorted = { ...report, errors: report.errors.toSorted((a, b) => a.line - b.line).slice(0, MAX_IMPORT_ROWS) };
      if (isTrial || (isAtomic && sorted.errors.length > 0)) throw new Undone({ ...sorted, isKept: false });
      await recordPrices(trx, touched);
      // Cards count the colours of their style, so that one that is hidden changes those of the others.
      await sql`SELECT refresh_design_cards(ARRAY(SELECT id FROM designs WHERE style_id IN (SELECT style_id FROM designs WHERE id = ANY (${touched}::text[]))))`.execute(
        trx,
      );
      return sorted;
    });
  } catch (error) {
    if (error instanceof Undone) return error.report;
    throw error;
  }
}

function parse(csv: string): { readonly rows: readonly CsvRow[]; readonly errors: readonly RowError[] } {
  const { columns, rows, lines, problems } = readCsv(csv);
  if (rows.length > MAX_IMPORT_ROWS) throw new RequestError('too_large', { details: { rows: rows.length, most: MAX_IMPORT_ROWS } });
  const unknown = unknownColumns(columns).map((column) => ({ line: 1, field: column.slice(0, 80), message: 'is not a column we know' }));
  const nameless =
    problems.length > 0 || columns.includes('name') || columns.includes('slug')
      ? []
      : [{ line: 1, field: 'name', message: 'is missing: a column of names or slugs is needed' }];
  const broken = problems.map(({ line, message }) => ({ line, field: 'row', message }));
  return { rows: rows.map((row, place) => ({ ...row, line: lines[place] }) as CsvRow), errors: [...unknown, ...nameless, ...broken] }; // no column is called `line`
}

type Outcome =
  | { readonly errors: readonly RowError[] }
  | { readonly id: string; readonly done: 'created' | 'updated' }
  | { readonly done: 'unchanged' };

/** A new design has no slug that its table could know: rows after it call it by its name. */
function withStyleOf(named: ReadonlyMap<string, string>, design: ImportedDesign): ImportedDesign {
  const id = named.get(design.patch.styleOf ?? '');
  return id === undefined ? design : { ...design, patch: { ...design.patch, styleOf: id } };
}

async function lockOwnStyles(trx: Trx, userId: string): Promise<void> {
  const profile = await findOwnProfile(trx, userId);
  if (profile !== undefined) await lockStyles(trx, profile.id);
}

/** One design in a savepoint of its own, so that a refused one leaves the others alone. */
async function keepOne(trx: Trx, user: Caller, design: ImportedDesign): Promise<Outcome> {
  try {
    return await inSavepoint(trx, () => (design.slug === '' ? createOne(trx, user, design) : updateOne(trx, user, design)));
  } catch (error) {
    const refusal =
      error instanceof RequestError ? error : typeof error === 'object' && error !== null ? fromDatabaseError(error) : undefined;
    if (refusal === undefined) throw error;
    const fields = Object.entries(refusal.fields);
    return {
      errors: (fields.length === 0 ? [['row', refusal.code] as const] : fields).map(([field, message]) => ({
        line: design.line,
        field,
        message,
      })),
    };
  }
}

async function createOne(trx: Trx, user: Caller, { line, patch }: ImportedDesign): Promise<Outcome> {
  const { name, category, gender, colour, materials, countryOrigin } = patch;
  if (
    name === undefined ||
    category === undefined ||
    gender === undefined ||
    colour === undefined ||
    materials === undefined ||
    countryOrigin === undefined
  ) {
    const missing = Object.entries({ name, category, gender, colour, materials, countryOrigin }).filter(([, value]) => value === undefined);
    return { errors: missing.map(([field]) => ({ line, field, message: 'is needed for a new design' })) };
  }
  const input: DesignInput = {
    description: { en: '', jp: '' },
    images: [],
    sizes: [],
    retailMinor: {},
    ...patch,
    name,
    category,
    gender,
    colour,
    materials,
    countryOrigin,
    submit: false,
  };
  return { id: await writeNewDesign(trx, user, input), done: 'created' };
}

async function updateOne(trx: Trx, user: Caller, { slug, line, patch: read }: ImportedDesign): Promise<Outcome> {
  const { rows } = await sql<{
    id: string;
    profileId: string;
  }>`SELECT d.id, d.profile_id AS "profileId" FROM designs d JOIN profiles p ON p.id = d.profile_id WHERE d.slug = ${slug} AND p.user_id = ${user.userId} AND d.deleted_at IS NULL`.execute(
    trx,
  );
  const [own] = rows;
  const form = own === undefined ? undefined : (await listDesignForms(trx, [own.id]))[0]?.form;
  if (own === undefined || form === undefined) return { errors: [{ line, field: 'slug', message: 'is no design of yours' }] };
  const { id } = own;
  const patch = await nameStyle(trx, own, read);
  const changed = changedFields(form, patch);
  const counts = changed.sizes === undefined ? newCounts(form, patch) : [];
  if (Object.keys(changed).length > 0) await changeDesign(trx, user, id, changed, undefined);
  for (const { size, onHand } of counts) {
    const variant = await trx
      .selectFrom('variants')
      .select('id')
      .where('design_id', '=', id)
      .where('size', '=', size)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    await addStock(trx, variant.id, { set: onHand }, { kind: 'adjustment', ref: 'import', actorId: user.userId });
  }
  return Object.keys(changed).length + counts.length === 0 ? { done: 'unchanged' } : { id, done: 'updated' };
}
