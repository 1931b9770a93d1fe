import type { Db } from '../db/db.ts';
import type { UserActor } from './actor.ts';

export interface AuditEntry {
  /** Null for what was done at the server's command line. */
  readonly actor: Pick<UserActor, 'userId'> | null;
  /** `banner.update`: entity and verb. */
  readonly action: string;
  readonly entity: string;
  readonly entityId: string;
  /** What changed; never a secret. */
  readonly diff?: object;
  readonly ip: string | null;
}

/** Records what staff did, in the transaction that does it. Every mutation by staff is recorded. */
export async function audit(db: Db, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      actor_id: entry.actor?.userId ?? null,
      action: entry.action,
      entity: entry.entity,
      entity_id: entry.entityId,
      diff: entry.diff === undefined ? null : JSON.stringify(entry.diff),
      ip: entry.ip,
    })
    .execute();
}
