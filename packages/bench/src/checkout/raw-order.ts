import type { Pool, PoolClient } from 'pg';

interface Insert {
  readonly name: string;
  readonly text: string;
  readonly values: readonly (string | null)[];
}

/** All rows of a purchase, by table, with how to find them. */
const rowsOf = {
  checkouts: 'id = $1',
  payment_sessions: 'checkout_id = $1',
  test_charges: 'id IN (SELECT provider_ref FROM payment_sessions WHERE checkout_id = $1)',
  order_groups: 'checkout_id = $1',
  payments: 'group_id = $2',
  orders: 'group_id = $2',
  order_lines: 'order_id = $3',
  commission_lines: 'order_line_id IN (SELECT id FROM order_lines WHERE order_id = $3)',
  payment_splits: 'order_id = $3',
  ledger_entries: 'ref = $3',
  order_events: "order_id = $3 AND kind = 'placed'",
  stock_movements: 'ref = $2',
  outbox: "dedupe_key = 'order-confirmation:' || $2",
  notifications: "dedupe_key = 'order_placed:' || $3",
} as const;

export interface RawOrder {
  /** Writes the rows of one more such purchase in one transaction. */
  write(): Promise<void>;
}

/** The lower bound of an order flow: the rows of a real purchase as prepared inserts, with its number and its unit of stock. */
export async function readRawOrder(pool: Pool, groupId: string): Promise<RawOrder> {
  const {
    rows: [ids],
  } = await pool.query<{ checkout: string; order: string; variant: string; number: string }>(
    `SELECT g.checkout_id AS checkout, o.id AS order, l.variant_id AS variant, g.number FROM order_groups g JOIN orders o ON o.group_id = g.id JOIN order_lines l ON l.order_id = o.id WHERE g.id = $1`,
    [groupId],
  );
  if (ids === undefined) throw new Error(`no purchase ${groupId}`);
  const inserts: Insert[] = [];
  for (const [table, where] of Object.entries(rowsOf))
    inserts.push(...(await readInserts(pool, table, where, [ids.checkout, groupId, ids.order])));
  const own = [
    ...new Set(
      inserts.flatMap(({ values }) => values.flatMap((value) => value?.match(/\b(?:chk|grp|ord|orl|pay|pms|ntf)_[0-9A-Za-z]+/g) ?? [])),
    ),
  ];
  let count = 0;
  const write = async (client: PoolClient) => {
    count += 1;
    const mark = `${process.pid.toString(36)}${count.toString(36)}`.padStart(10, '0');
    await client.query('BEGIN');
    await client.query({
      name: 'raw_stock',
      text: 'UPDATE stock_levels SET allocated = allocated + 1, updated_at = now() WHERE variant_id = $1 AND on_hand - allocated >= 1',
      values: [ids.variant],
    });
    const {
      rows: [taken],
    } = await client.query<{ number: string }>({ name: 'raw_number', text: "SELECT take_number('raw_orders') AS number", values: [] });
    const rename = (value: string | null) =>
      value === null
        ? null
        : own
            .reduce((text, id) => text.replaceAll(id, id.slice(0, -10) + mark), value)
            .replaceAll(ids.number, `RAW${process.pid}-${taken?.number ?? ''}`);
    for (const { name, text, values } of inserts) await client.query({ name, text, values: values.map(rename) });
    await client.query('COMMIT');
  };
  return {
    async write() {
      const client = await pool.connect();
      try {
        await write(client);
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      } finally {
        client.release();
      }
    },
  };
}

/** Columns of a mail that the purchase does not write; a copied id would prevent delivery of the copy. */
const SET_BY_DELIVERY: ReadonlySet<string> = new Set(['id', 'mail_id', 'written', 'written_at', 'attempts', 'done_at', 'last_error']);

/** Rows as the inserts that would write them, without columns that the database generates. */
async function readInserts(pool: Pool, table: string, where: string, ids: readonly string[]): Promise<readonly Insert[]> {
  const { rows: columns } = await pool.query<{ name: string }>(
    "SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER' AND is_identity = 'NO' ORDER BY ordinal_position",
    [table],
  );
  const names = columns.map(({ name }) => name).filter((name) => !(table === 'outbox' && SET_BY_DELIVERY.has(name)));
  const used = ids.map((_, index) => `$${index + 1}::text IS NOT NULL`).join(' AND ');
  const { rows } = await pool.query<Record<string, string | null>>(
    `SELECT ${names.map((name) => `${name}::text`).join(', ')} FROM ${table} WHERE ${where} AND ${used}`,
    [...ids],
  );
  const text = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})`;
  return rows.map((row) => ({ name: `raw_${table}`, text, values: names.map((name) => row[name] ?? null) }));
}
