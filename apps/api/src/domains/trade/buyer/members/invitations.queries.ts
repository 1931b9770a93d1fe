import type { CompanyRole } from '@orime/contracts/api/trade/buyer';
import type { CompanyInvitation } from '@orime/contracts/api/trade/buyer-member';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../../house/db/db.ts';
import type { Page } from '../../../../house/http/paging.ts';
import { digestOf } from './invitation-link.ts';

interface InvitationRow {
  readonly id: string;
  readonly email: string;
  readonly role: CompanyRole;
  readonly invitedBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Those that nobody has answered or taken back, also when their links are too old by now; the newest first. */
export async function listInvitations(
  db: Db,
  buyerId: string,
  { limit, offset, page }: Page,
): Promise<{ items: CompanyInvitation[]; total: number; page: number }> {
  const open = sql`FROM buyer_invitations i WHERE i.buyer_id = ${buyerId} AND i.accepted_at IS NULL AND i.revoked_at IS NULL`;
  const { rows } =
    await sql<InvitationRow>`SELECT ${facts} ${open} ORDER BY i.created_at DESC, i.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`SELECT count(*)::int AS total ${open}`.execute(db);
  return { items: rows.map(toInvitation), total: counts[0]?.total ?? 0, page };
}

export async function getInvitation(db: Db, id: string): Promise<CompanyInvitation> {
  const { rows } = await sql<InvitationRow>`SELECT ${facts} FROM buyer_invitations i WHERE i.id = ${id}`.execute(db);
  if (rows[0] === undefined) throw new Error(`no invitation ${id}`);
  return toInvitation(rows[0]);
}

export interface NewInvitation {
  readonly id: string;
  readonly buyerId: string;
  readonly email: string;
  readonly role: CompanyRole;
  readonly locale: 'en' | 'jp';
  readonly invitedBy: string;
  readonly expiresAt: Date;
}

/** Keeps an invitation; the open one of the same address becomes it, and its link stops working. Gives the id. */
export async function saveInvitation(trx: Trx, { id, buyerId, email, role, locale, invitedBy, expiresAt }: NewInvitation): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO buyer_invitations (id, buyer_id, email, role, locale, invited_by, expires_at) VALUES (${id}, ${buyerId}, ${email}, ${role}, ${locale}, ${invitedBy}, ${expiresAt})
    ON CONFLICT (buyer_id, email) WHERE accepted_at IS NULL AND revoked_at IS NULL DO UPDATE SET
      role = excluded.role, locale = excluded.locale, invited_by = excluded.invited_by, expires_at = excluded.expires_at, token_hash = NULL, created_at = now()
    RETURNING id`.execute(trx);
  return rows[0]?.id ?? id;
}

export interface OfferedRow {
  readonly id: string;
  readonly buyerId: string;
  readonly email: string;
  readonly role: CompanyRole;
  readonly invitedBy: string;
  readonly expiresAt: Date;
  /** Not answered, not taken back and not too old. */
  readonly isOpen: boolean;
}

export async function findOffered(db: Db, secret: string): Promise<OfferedRow | undefined> {
  const { rows } = await sql<OfferedRow>`
    SELECT ${facts}, i.buyer_id AS "buyerId", i.accepted_at IS NULL AND i.revoked_at IS NULL AND i.expires_at > now() AS "isOpen" FROM buyer_invitations i WHERE i.token_hash = ${digestOf(secret)}`.execute(
    db,
  );
  return rows[0];
}

/** Of invitations `i`. */
const facts = sql`
  i.id, i.email::text AS email, i.role, coalesce((SELECT name FROM users WHERE id = i.invited_by AND status = 'active'), '') AS "invitedBy", i.created_at AS "createdAt", i.expires_at AS "expiresAt"`;

function toInvitation({ createdAt, expiresAt, ...row }: InvitationRow): CompanyInvitation {
  return { ...row, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}
