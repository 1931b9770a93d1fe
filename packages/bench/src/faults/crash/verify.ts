import type { Purchase } from '@orime/contracts/api/selling/order';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { QUIET_RULES } from '../../../../../apps/api/test/quiet-rules.ts';
import type { Client } from './client.ts';
import { MARKED, type Journal, type MarkKind } from './journal.ts';

export interface Verdict {
  /** Violations in words, each with an example. */
  readonly breaches: readonly string[];
  readonly mails: number;
}

interface Evidence {
  readonly pool: Pool;
  readonly client: Client;
  readonly dataDir: string;
  readonly journal: Journal;
}

/** Waits until no work is pending; resolves with false when some still is after two minutes. */
export async function isQuiet(pool: Pool): Promise<boolean> {
  for (const until = Date.now() + 120_000; Date.now() < until; await sleep(100)) {
    const { rows } = await pool.query<{ waiting: number }>(`
      SELECT (SELECT count(*) FROM outbox WHERE done_at IS NULL)::int + (SELECT count(*) FROM refunds WHERE status = 'pending')::int
        + (SELECT count(*) FROM payments WHERE status = 'authorised')::int AS waiting`);
    if (rows[0]?.waiting === 0) return true;
  }
  return false;
}

/** Compares what the clients were told, and the invariants, with database, folders and responses. */
export async function verify(evidence: Evidence): Promise<Verdict> {
  const breaches: string[] = [...evidence.journal.surprises];
  for (const { name, sql } of QUIET_RULES) {
    const { rows } = await evidence.pool.query<{ what: string }>(sql);
    if (rows.length > 0) breaches.push(`${name}: ${rows.length}, such as ${rows[0]?.what}`);
  }
  breaches.push(
    ...(await marksBreached(evidence)),
    ...(await reactionsBreached(evidence)),
    ...(await purchasesBreached(evidence)),
    ...(await filesBreached(evidence)),
  );
  const { breaches: mailBreaches, mails } = await mailsBreached(evidence);
  return { breaches: [...breaches, ...mailBreaches], mails };
}

/** Every acknowledged write exists once, every refused one not at all. */
async function marksBreached({ pool, journal }: Evidence): Promise<readonly string[]> {
  const breaches: string[] = [];
  for (const [kind, { table, column }] of Object.entries(MARKED)) {
    const marks = journal.marks.filter((each) => each.kind === (kind as MarkKind)); // The keys are the kinds.
    const { rows } = await pool.query<{ mark: string; found: number }>(
      `SELECT lower(${column}::text) AS mark, count(*)::int AS found FROM ${table} WHERE lower(${column}::text) = ANY ($1::text[]) GROUP BY 1`,
      [marks.map(({ mark }) => mark.toLowerCase())],
    );
    const found = new Map(rows.map((row) => [row.mark, row.found]));
    for (const { mark, kept } of marks) {
      const times = found.get(mark.toLowerCase()) ?? 0;
      if (times !== (kept ? 1 : 0)) breaches.push(`${kept ? 'acknowledged' : 'refused'} ${kind} ${mark} is there ${times} times`);
    }
  }
  return breaches;
}

async function reactionsBreached({ pool, journal }: Evidence): Promise<readonly string[]> {
  const [likes, follows] = await Promise.all([
    pool.query<{ pair: string }>("SELECT user_id || ' ' || design_id AS pair FROM design_likes"),
    pool.query<{ pair: string }>("SELECT follower_user_id || ' ' || profile_id AS pair FROM follows"),
  ]);
  const there = new Set([...likes.rows, ...follows.rows].map(({ pair }) => pair));
  const told = [
    ...journal.likes.map(({ userId, designId }) => `${userId} ${designId}`),
    ...journal.follows.map(({ userId, profileId }) => `${userId} ${profileId}`),
  ];
  return [...new Set(told)].filter((pair) => !there.has(pair)).map((pair) => `acknowledged like or follow ${pair} is gone`);
}

/** Each purchase can be read with its buyer's key and has the right number, totals and orders. */
async function purchasesBreached({ client, journal }: Evidence): Promise<readonly string[]> {
  const breaches: string[] = [];
  const left = journal.purchases.values();
  const read = async () => {
    for (const { group, key, orders } of left) {
      const { status, body } = await client.read<Purchase>(`/api/order/id/${group.id}?key=${key}`);
      const isSame =
        status === 200 &&
        body.group.number === group.number &&
        JSON.stringify(body.group.totals) === JSON.stringify(group.totals) &&
        body.orders.length === orders.length;
      if (!isSame) breaches.push(`acknowledged order ${group.number} reads ${status}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, read));
  return breaches;
}

/** Compares delivered mails with those that were due. */
async function mailsBreached({ pool, dataDir }: Evidence): Promise<{ breaches: readonly string[]; mails: number }> {
  const names = (await readdir(join(dataDir, 'outbox')).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const received = new Map<string, number>();
  for (const name of names) {
    const tail = name.slice(-16, -4);
    received.set(tail, (received.get(tail) ?? 0) + 1);
  }
  const { rows } = await pool.query<{ id: string }>("SELECT s.id FROM sent_emails s WHERE s.status = 'sent'");
  const sent = new Set(rows.map(({ id }) => id.slice(-12)));
  const breaches = [
    ...[...received].filter(([, times]) => times > 1).map(([tail]) => `mail …${tail} was received twice`),
    ...[...received.keys()].filter((tail) => !sent.has(tail)).map((tail) => `mail …${tail} was received and is not on record`),
    ...[...sent].filter((tail) => !received.has(tail)).map((tail) => `mail …${tail} is on record and was not received`),
  ];
  return { breaches, mails: names.length };
}

/** Every file has its row, or is recorded as pending; every row has its file. */
async function filesBreached({ pool, dataDir }: Evidence): Promise<readonly string[]> {
  const root = join(dataDir, 'files');
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const there = new Set(
    entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  );
  const { rows } = await pool.query<{ key: string; kept: boolean }>(
    'SELECT storage_key AS key, true AS kept FROM files UNION ALL SELECT storage_key, false FROM stored_objects',
  );
  const known = new Set(rows.map(({ key }) => key));
  return [
    ...[...there].filter((key) => !known.has(key)).map((key) => `file ${key} has no row`),
    ...rows.filter(({ key, kept }) => kept && !there.has(key)).map(({ key }) => `row of file ${key} has no file`),
  ];
}
