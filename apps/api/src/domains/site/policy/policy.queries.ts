import { sql } from 'kysely';
import type { PolicySection } from '../../../house/db/column-types.ts';
import type { Db } from '../../../house/db/db.ts';

export interface PolicyRow {
  readonly slug: string;
  readonly version: string;
  readonly locale: 'en' | 'jp';
  readonly title: string;
  readonly sections: readonly PolicySection[];
  readonly effective_at: Date;
}

/** Both languages of the newest version in force; empty when there is no such policy. */
export async function listPolicyTexts(db: Db, slug: string): Promise<readonly PolicyRow[]> {
  const { rows } = await sql<PolicyRow>`
    SELECT slug, version, locale, title, sections, effective_at FROM policies
    WHERE slug = ${slug} AND version = (
      SELECT version FROM policies WHERE slug = ${slug} AND effective_at <= now() ORDER BY effective_at DESC, version DESC LIMIT 1
    )`.execute(db);
  return rows;
}
