import { sql } from 'kysely';
import type { Trx } from '../../../house/db/db.ts';
import { derivedId } from '../../derived-id.ts';

const COMPANY = 'achats@example.com';

/** A verified company has a new legal form and sent no paper of it yet: staff look at it again while it goes on ordering. */
export async function loadBuyerRecheck(trx: Trx): Promise<void> {
  await sql`
    INSERT INTO buyer_rechecks (id, buyer_id, changed, before, created_at)
    SELECT ${derivedId('brc', 'demo')}, b.id, '{companyLegal}', '{"companyLegal": "Passage Quinze EURL"}', now() - interval '5 days'
    FROM buyers b JOIN users u ON u.id = b.user_id WHERE u.email = ${COMPANY} ON CONFLICT DO NOTHING`.execute(trx);
}
