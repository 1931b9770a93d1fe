import { sql } from 'kysely';
import type { Db } from '../../../../house/db/db.ts';
import { newId } from '../../../../house/ids.ts';
import type { DesignPatch } from './check-input.ts';

export interface PendingChange {
  readonly id: string;
  readonly patch: DesignPatch;
}

/** Takes back the change that waits, if there is one, and gives what it asked for. */
export async function withdrawChange(db: Db, designId: string): Promise<DesignPatch> {
  const { rows } = await sql<{ patch: DesignPatch }>`
    UPDATE design_changes SET status = 'cancelled', decided_at = now() WHERE design_id = ${designId} AND status = 'pending' RETURNING patch`.execute(
    db,
  );
  return rows[0]?.patch ?? {};
}

/** Asks for review of a change. Only one of a design can wait. */
export async function proposeChange(
  db: Db,
  change: { designId: string; userId: string; patch: DesignPatch; baseVersion: number },
): Promise<void> {
  await db
    .insertInto('design_changes')
    .values({
      id: newId('chg'),
      design_id: change.designId,
      requested_by: change.userId,
      patch: JSON.stringify(change.patch),
      base_version: change.baseVersion,
    })
    .execute();
}

export async function lockPendingChange(db: Db, designId: string): Promise<PendingChange | undefined> {
  const { rows } =
    await sql<PendingChange>`SELECT id, patch FROM design_changes WHERE design_id = ${designId} AND status = 'pending' FOR UPDATE`.execute(
      db,
    );
  return rows[0];
}

export async function decideChange(
  db: Db,
  id: string,
  decision: { status: 'accepted' | 'declined'; reason: string | null; userId: string },
): Promise<void> {
  await db
    .updateTable('design_changes')
    .set({ status: decision.status, reason: decision.reason, decided_by: decision.userId, decided_at: new Date() })
    .where('id', '=', id)
    .execute();
}
