import { expect, test } from '@jest/globals';
import type { Insertable, Selectable } from 'kysely';
import { createTestDatabase } from '../../../test/test-database.ts';
import { runCodegen } from './codegen.ts';
import type { DB } from './generated.ts';
import type { Database } from './schema.ts';

/**
 * `generated.ts` says what the migrated database is; the tables of `schema.ts` say it more closely (which texts a CHECK
 * allows, what a jsonb holds). Where the two disagree, the line below does not compile and names table and column.
 */
const disagreements: Record<Exclude<Disagreement, Excused>, never> = {};

/** Computed from a column that is never null, which Postgres does not conclude. */
type Excused = 'orders.fulfilled may be null';

test('the generated row types are those of the migrated database', async () => {
  const database = await createTestDatabase();
  // Fails with the difference; `pnpm --filter @orime/api db:types` writes the file anew.
  await runCodegen(database.url, 'verify');
  await database.drop();
  expect(disagreements).toEqual({});
});

type Table = keyof DB & keyof Database;
type Disagreement =
  | `no such table: ${Exclude<keyof Database, keyof DB>}`
  | `no type for table: ${Exclude<keyof DB, keyof Database>}`
  | { [Name in Table]: ColumnDisagreement<Name> }[Table];

type ColumnDisagreement<Name extends Table> =
  | `${Name}: no such column ${Exclude<keyof Database[Name], keyof DB[Name]> & string}`
  | `${Name}: no type for column ${Exclude<keyof DB[Name], keyof Database[Name]> & string}`
  | { [Column in keyof DB[Name] & keyof Database[Name] & string]: Compare<Name, Column> }[keyof DB[Name] & keyof Database[Name] & string];

/** Nullability has to be the same; a jsonb may be null inside whatever its column says, so its shape is left to us. */
type Compare<Name extends Table, Column extends string> = Column extends keyof Selectable<DB[Name]> & keyof Selectable<Database[Name]>
  ? IsJson<Selectable<DB[Name]>[Column]> extends true
    ? never
    : null extends Selectable<DB[Name]>[Column]
      ? null extends Selectable<Database[Name]>[Column]
        ? CompareValue<Name, Column>
        : `${Name}.${Column} may be null`
      : null extends Selectable<Database[Name]>[Column]
        ? `${Name}.${Column} is never null`
        : CompareValue<Name, Column>
  : never;

/** What is read must be of the database's type, if narrower; what may be left out of an insert must have a default. */
type CompareValue<Name extends Table, Column extends keyof Selectable<DB[Name]> & keyof Selectable<Database[Name]> & string> =
  NonNullable<Selectable<Database[Name]>[Column]> extends Loose<NonNullable<Selectable<DB[Name]>[Column]>>
    ? Column extends OptionalKeys<Insertable<Database[Name]>>
      ? Column extends OptionalKeys<Insertable<DB[Name]>>
        ? never
        : `${Name}.${Column} has no default`
      : never
    : `${Name}.${Column} is of another type`;

/** We read arrays as readonly; the generator does not. */
type Loose<Value> = Value extends (infer Item)[] ? readonly Item[] : Value;
type IsJson<Value> = { any: boolean } extends Value ? true : false;
type OptionalKeys<Row> = { [Key in keyof Row]-?: object extends Pick<Row, Key> ? Key : never }[keyof Row];
