import type { CompanyRole } from '@orime/contracts/api/trade/buyer';
import type { CompanyMember } from '@orime/contracts/api/trade/buyer-member';
import { sql } from 'kysely';
import type { Db } from '../../../../house/db/db.ts';
import type { Page } from '../../../../house/http/paging.ts';

interface MemberRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: CompanyRole;
  readonly isLead: boolean;
  readonly since: Date;
}

/** Who came first is first. */
export async function listMembers(db: Db, buyerId: string, page: Page): Promise<{ items: CompanyMember[]; total: number; page: number }> {
  const { rows } = await selectMembers(buyerId, page).execute(db);
  const { rows: counts } = await sql<{
    total: number;
  }>`SELECT count(*)::int AS total FROM buyer_members WHERE buyer_id = ${buyerId}`.execute(db);
  return { items: rows.map(toMember), total: counts[0]?.total ?? 0, page: page.page };
}

/** Somebody of the company; undefined for all others. */
export async function findMember(db: Db, buyerId: string, userId: string): Promise<CompanyMember | undefined> {
  const { rows } = await selectMembers(buyerId, { limit: 1, offset: 0 }, userId).execute(db);
  return rows[0] && toMember(rows[0]);
}

function selectMembers(buyerId: string, { limit, offset }: Pick<Page, 'limit' | 'offset'>, userId?: string) {
  return sql<MemberRow>`
    SELECT u.id, u.name, u.email::text AS email, m.role, b.user_id = m.user_id AS "isLead", m.created_at AS since
    FROM buyer_members m JOIN buyers b ON b.id = m.buyer_id JOIN users u ON u.id = m.user_id
    WHERE m.buyer_id = ${buyerId} ${userId === undefined ? sql`` : sql`AND m.user_id = ${userId}`} ORDER BY m.created_at, u.id LIMIT ${limit} OFFSET ${offset}`;
}

function toMember({ since, ...row }: MemberRow): CompanyMember {
  return { ...row, since: since.toISOString() };
}
