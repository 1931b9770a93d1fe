import { sql } from 'kysely';
import type { Db } from '../../src/house/db/db.ts';
import type { Change } from './changes.ts';

/** A time that nothing but a sent one can be. */
const sentTime = '2001-02-03T04:05:06.000Z';
const sentNumber = 987_654;

/** What a sender would like most; any other column gets a value of its kind. */
const wishes: Readonly<Record<string, unknown>> = {
  staff_role: 'admin',
  role: 'admin',
  verification: 'verified',
  confirmed: 'confirmed',
  status: 'approved',
  payment_status: 'paid',
  terms: 'net60',
  scope: 'all',
  type: 'designer',
  visibility: 'public',
  kind: 'manual',
  hidden: false,
  private_reserve: false,
  currency: 'JPY',
};
const asked = [
  'role',
  'is_admin',
  'admin',
  'is_staff',
  'verified',
  'approved',
  'published',
  'owner_id',
  'owner_user_id',
  'user_id',
  'seller_id',
  'profile_id',
  'buyer_id',
  'balance',
  'total_minor',
  'price',
  'price_minor',
  'paid_minor',
  'commission_bp',
  'commission_rate',
  'token_version',
  'created_at',
  'id',
  'staff_role',
  'verification',
  'status',
  'email_verified',
  'email_verified_at',
  'password_hash',
  'credit_limit',
  'credit_limit_minor',
  'account_manager_id',
  'featured',
  'permissions',
  'claims',
  'version_number',
];

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
}

export type Privileges = (changes: readonly Change[], declared: readonly string[]) => Readonly<Record<string, unknown>>;

/**
 * Fields that no schema declares, with values their sender would profit from: every column of the rows that the call writes, in both ways
 * of writing, and what one asks for anyway.
 */
export async function readPrivileges(db: Db, victimId: string): Promise<Privileges> {
  const { rows } =
    await sql<Column>`SELECT table_name AS table, column_name AS name, udt_name AS type FROM information_schema.columns WHERE table_schema = 'public'`.execute(
      db,
    );
  return (changes, declared) => {
    const written = new Set(changes.map(({ name }) => name));
    const columns = [...asked.map((name) => ({ name, type: 'text' })), ...rows.filter(({ table }) => written.has(table))];
    const entries = columns.flatMap(({ name, type }) =>
      [name, camelCase(name)].map((key) => [key, valueOf(name, type, victimId)] as const),
    );
    return Object.fromEntries(entries.filter(([key]) => !declared.includes(key)));
  };
}

function valueOf(name: string, type: string, victimId: string): unknown {
  if (Object.hasOwn(wishes, name)) return wishes[name];
  if (/(^|_)(id|by)$/.test(name)) return victimId;
  if (name.endsWith('_at') || /^(timestamptz|date)$/.test(type)) return sentTime;
  if (/^(is_|admin|verified|approved|published|featured|email_verified)/.test(name) || type === 'bool') return true;
  if (/minor|bp$|balance|price|version|limit|rate/.test(name) || /^(int|float|numeric)/.test(type)) return sentNumber;
  if (type === 'jsonb') return { privileged: true };
  if (type.startsWith('_')) return ['privileged'];
  return 'privileged';
}

function camelCase(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** What is looked at here of a JSON schema as TypeBox makes it. */
export interface Schema {
  readonly type?: string;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
}

/** The value with the fields added to every object of it whose fields the schema names. */
export function withFields(value: unknown, schema: Schema | undefined, fields: (declared: readonly string[]) => object): unknown {
  if (Array.isArray(value)) return value.map((item) => withFields(item, itemsOf(schema), fields));
  if (typeof value !== 'object' || value === null) return value;
  const properties = propertiesOf(schema);
  // Free records hold content under names of the sender's choosing.
  if (properties === undefined) return value;
  const whole = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withFields(part, properties[name], fields)]));
  return { ...fields(Object.keys(properties)), ...whole };
}

export function propertiesOf(schema: Schema | undefined): Readonly<Record<string, Schema>> | undefined {
  if (schema?.anyOf !== undefined) {
    const parts = schema.anyOf.flatMap((part) => Object.entries(propertiesOf(part) ?? {}));
    return parts.length === 0 ? undefined : Object.fromEntries(parts);
  }
  return schema?.properties;
}

export function itemsOf(schema: Schema | undefined): Schema | undefined {
  return schema?.items ?? schema?.anyOf?.map(itemsOf).find((items) => items !== undefined);
}
