import type { Marketplace } from '@orime/demo-data';
import { createHash } from 'node:crypto';
import { fingerprintOf } from '../../../domains/office/errors/index.ts';
import type { Trx } from '../../../house/db/db.ts';
import { upsertRows } from '../../upsert.ts';

const BROWSERS = {
  chrome: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  safari: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
} as const;

/** Errors that browsers reported, and bugs that people did. What happened to them since stays. */
export async function loadTroubles(trx: Trx, { frontEndErrors, bugs, users }: Marketplace): Promise<void> {
  await upsertRows(
    trx,
    'front_end_errors',
    frontEndErrors.map((row) => ({
      id: row.id,
      fingerprint: fingerprintOf(row),
      message: row.message,
      name: row.name,
      file_name: row.fileName,
      line_number: row.line,
      column_number: row.column,
      info: row.info,
      route: row.route,
      user_agent: BROWSERS[row.browser],
      release: row.release,
      count: row.count,
      status: row.status,
      first_seen_at: row.firstSeenAt,
      last_seen_at: row.lastSeenAt,
    })),
    { key: ['fingerprint'], keep: 'all' },
  );
  // Somebody may have met the same error on this site before: that group is theirs.
  const there = new Set(
    (
      await trx
        .selectFrom('front_end_errors')
        .select('id')
        .where(
          'id',
          'in',
          frontEndErrors.map(({ id }) => id),
        )
        .execute()
    ).map(({ id }) => id),
  );
  await upsertRows(
    trx,
    'front_end_error_people',
    frontEndErrors
      .filter(({ id }) => there.has(id))
      .flatMap(({ id, people }) =>
        users.slice(0, people).map((user) => ({ error_id: id, person_hash: createHash('sha256').update(user.id).digest('base64url') })),
      ),
    { key: ['error_id', 'person_hash'] },
  );
  await upsertRows(trx, 'front_end_error_hours', frontEndErrors.filter(({ id }) => there.has(id)).flatMap(hoursOf), {
    key: ['error_id', 'hour_at'],
  });
  const idOf = new Map(users.map((user) => [user.email, user.id]));
  await upsertRows(
    trx,
    'bugs',
    bugs.flatMap((row) => {
      const reporter = idOf.get(`${row.reporter}@example.com`);
      if (reporter === undefined) return [];
      const assignee = row.assignee === undefined ? null : (idOf.get(`${row.assignee}@example.com`) ?? null);
      return [
        {
          id: row.id,
          title: row.title,
          body: row.body,
          route: row.route,
          severity: row.severity,
          status: row.status,
          reporter_id: reporter,
          assignee_id: assignee,
          error_id: row.errorId !== null && there.has(row.errorId) ? row.errorId : null,
          version: row.status === 'open' ? 1 : 2,
          created_at: row.createdAt,
          updated_at: row.updatedAt,
        },
      ];
    }),
    { key: ['id'], keep: 'all' },
  );
}

const HOUR_MS = 3_600_000;

/** Its occurrences in waves of every third hour, the last one at the end. */
function hoursOf({ id, count, firstSeenAt, lastSeenAt }: Marketplace['frontEndErrors'][number]) {
  const last = Math.floor(Date.parse(lastSeenAt) / HOUR_MS);
  const span = last - Math.floor(Date.parse(firstSeenAt) / HOUR_MS);
  const waves = Math.max(1, Math.min(count, Math.floor(span / 3) + 1));
  const least = Math.floor(count / waves);
  return Array.from({ length: waves }, (_, wave) => ({
    error_id: id,
    hour_at: new Date((last - wave * 3) * HOUR_MS).toISOString(),
    count: least + (wave < count % waves ? 1 : 0),
  }));
}
