import { sql } from 'kysely';
import type { Trx } from './db.ts';

/** Runs work in a savepoint: when it throws, what it wrote is taken back, the transaction can go on, and the error is passed on. */
export async function inSavepoint<Result>(trx: Trx, work: () => Promise<Result>): Promise<Result> {
  await sql`SAVEPOINT step`.execute(trx);
  try {
    const result = await work();
    await sql`RELEASE SAVEPOINT step`.execute(trx);
    return result;
  } catch (error) {
    await sql`ROLLBACK TO SAVEPOINT step`.execute(trx);
    throw error;
  }
}

/** Runs work to learn whether it would succeed: what it wrote is taken back in any case, and its error is passed on. */
export async function tryOut(trx: Trx, work: () => Promise<unknown>): Promise<void> {
  await sql`SAVEPOINT trial`.execute(trx);
  try {
    await work();
  } finally {
    await sql`ROLLBACK TO SAVEPOINT trial`.execute(trx);
  }
}
