import { sql, type RawBuilder } from 'kysely';

/** Id of the company that an account is in, as SQL; NULL when it is in none. */
export function companyOf(userId: string | null): RawBuilder<string | null> {
  return sql`(SELECT member.buyer_id FROM buyer_members member WHERE member.user_id = ${userId})`;
}
