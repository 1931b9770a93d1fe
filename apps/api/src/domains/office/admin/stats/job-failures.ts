import type { AdminStats } from '@orime/contracts/api/office/admin';
import { sql } from 'kysely';
import type { Db } from '../../../../house/db/db.ts';
import type { JobRun } from '../../../../house/jobs/jobs.ts';

/** Keeps what failed at its last run, with how often in a row; what has succeeded is forgotten. */
export async function noteJobRun(db: Db, { name, isOk, error }: JobRun): Promise<void> {
  if (isOk) {
    await sql`DELETE FROM job_failures WHERE name = ${name}`.execute(db);
    return;
  }
  const text = String(error).slice(0, 300);
  await sql`
    INSERT INTO job_failures (name, error) VALUES (${name}, ${text})
    ON CONFLICT (name) DO UPDATE SET failures = job_failures.failures + 1, error = excluded.error, last_failed_at = now()`.execute(db);
}

export async function listFailingJobs(db: Db): Promise<AdminStats['failingJobs']> {
  const rows = await db.selectFrom('job_failures').select(['name', 'failures', 'first_failed_at', 'error']).orderBy('name').execute();
  return rows.map(({ name, failures, first_failed_at: since, error }) => ({ name, failures, since: since.toISOString(), error }));
}
