import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { ApiApp } from '../../../house/api-app.ts';
import type { Db } from '../../../house/db/db.ts';
import { newId } from '../../../house/ids.ts';
import { newStorageKey } from '../../../house/storage/storage-key.ts';
import { announceFile } from '../../media/upload/index.ts';

/** Stores all data about an e-mail address as a private JSON file and returns the file's id. Secrets and their digests are excluded. */
export async function storeExport(app: ApiApp, db: Db, email: string): Promise<string> {
  const { rows } = await sql<{ copy: object }>`
    WITH account AS (SELECT * FROM users WHERE email = ${email} AND status <> 'deleted'),
      -- What a company has is part of its owners' copies; of the others' what they did there.
      company AS (SELECT buyer_id FROM buyer_members WHERE user_id IN (SELECT id FROM account) AND role = 'owner')
    SELECT jsonb_build_object(
      'generatedAt', now(),
      'email', ${email}::text,
      'account', (SELECT jsonb_build_object('id', id, 'name', name, 'type', type, 'language', locale, 'createdAt', created_at, 'emailVerifiedAt', email_verified_at,
        'termsVersion', terms_version, 'termsAcceptedAt', terms_accepted_at, 'marketingOptInAt', marketing_opt_in_at) FROM account),
      'shopper', (SELECT jsonb_build_object('displayName', display_name, 'sizes', sizes, 'birthday', birthday, 'genderPreference', gender_pref) FROM consumers WHERE user_id IN (SELECT id FROM account)),
      'company', (SELECT jsonb_build_object('legalName', b.company_legal, 'tradeName', b.trade_name, 'country', b.country, 'website', b.website, 'taxId', b.tax_id, 'verification', b.verification, 'role', m.role, 'since', m.created_at)
        FROM buyer_members m JOIN buyers b ON b.id = m.buyer_id WHERE m.user_id IN (SELECT id FROM account)),
      'designerProfile', (SELECT jsonb_build_object('handle', handle, 'name', name, 'bio', bio_en, 'bioJp', bio_jp, 'country', country, 'city', city, 'links', links) FROM profiles WHERE user_id IN (SELECT id FROM account)),
      'producerProfile', (SELECT jsonb_build_object('handle', handle, 'name', name, 'bio', bio_en, 'bioJp', bio_jp, 'country', country, 'city', city, 'links', links) FROM producers WHERE user_id IN (SELECT id FROM account)),
      'addresses', (SELECT coalesce(jsonb_agg(jsonb_build_object('label', label, 'name', name, 'line1', line1, 'line2', line2, 'city', city, 'region', region, 'postal', postal, 'country', country, 'phone', phone)), '[]')
        FROM addresses WHERE owner_id IN (SELECT id FROM account UNION SELECT id FROM consumers WHERE user_id IN (SELECT id FROM account) UNION SELECT buyer_id FROM company)),
      'sessions', (SELECT coalesce(jsonb_agg(jsonb_build_object('startedAt', created_at, 'ip', host(ip), 'browser', user_agent)), '[]') FROM sessions WHERE user_id IN (SELECT id FROM account)),
      'follows', (SELECT coalesce(jsonb_agg(jsonb_build_object('designer', p.handle, 'since', f.created_at)), '[]') FROM follows f JOIN profiles p ON p.id = f.profile_id WHERE f.follower_user_id IN (SELECT id FROM account)),
      'likes', (SELECT coalesce(jsonb_agg(jsonb_build_object('design', d.slug, 'since', l.created_at)), '[]') FROM design_likes l JOIN designs d ON d.id = l.design_id WHERE l.user_id IN (SELECT id FROM account)),
      'cart', (SELECT coalesce(jsonb_agg(jsonb_build_object('design', d.slug, 'size', c.size, 'quantity', c.quantity)), '[]') FROM cart_items c JOIN designs d ON d.id = c.design_id WHERE c.user_id IN (SELECT id FROM account)),
      'wholesaleCart', (SELECT coalesce(jsonb_agg(jsonb_build_object('design', d.slug, 'sizes', c.size_quantities)), '[]') FROM wholesale_cart_items c JOIN designs d ON d.id = c.design_id WHERE c.buyer_id IN (SELECT buyer_id FROM company)),
      'orders', (SELECT coalesce(jsonb_agg(jsonb_build_object('number', g.number, 'placedAt', g.placed_at, 'currency', g.currency, 'totalMinor', g.total_minor, 'address', g.address, 'wishes', g.wishes,
        'lines', (SELECT coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'size', l.size)), '[]') FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.group_id = g.id))), '[]')
        FROM order_groups g WHERE g.email = ${email} OR g.user_id IN (SELECT id FROM account)),
      'wholesaleOrders', (SELECT coalesce(jsonb_agg(jsonb_build_object('number', w.number, 'placedAt', w.placed_at, 'status', w.status, 'currency', w.currency, 'totalMinor', w.total_minor, 'shipTo', w.ship_to, 'note', w.note)), '[]')
        FROM wholesale_orders w JOIN buyer_members m ON m.buyer_id = w.buyer_id WHERE m.user_id IN (SELECT id FROM account) AND (m.role = 'owner' OR w.created_by = m.user_id)),
      'invoices', (SELECT coalesce(jsonb_agg(jsonb_build_object('number', i.number, 'kind', i.kind, 'issuedAt', i.issued_at, 'currency', i.currency, 'totalMinor', i.total_minor, 'to', i.buyer)), '[]')
        FROM invoices i WHERE i.buyer_user_id = ANY (ARRAY(SELECT id FROM account)) OR i.buyer_id = ANY (ARRAY(SELECT buyer_id FROM company))
          OR i.order_id = ANY (ARRAY(SELECT o.id FROM orders o JOIN order_groups g ON g.id = o.group_id WHERE g.email = ${email} OR g.user_id IN (SELECT id FROM account)))),
      -- With the companies that they are for, as their designer sees them.
      'lineSheets', (SELECT coalesce(jsonb_agg(jsonb_build_object('title', s.title_en, 'titleJp', s.title_jp, 'season', s.season, 'visibility', s.visibility, 'createdAt', s.created_at,
        'styles', (SELECT coalesce(jsonb_agg(jsonb_build_object('design', d.slug, 'note', t.note_en, 'noteJp', t.note_jp) ORDER BY t.position), '[]') FROM linesheet_items t JOIN designs d ON d.id = t.design_id WHERE t.linesheet_id = s.id),
        'companies', (SELECT coalesce(jsonb_agg(b.company_legal ORDER BY b.company_legal), '[]') FROM linesheet_buyers y JOIN buyers b ON b.id = y.buyer_id WHERE y.linesheet_id = s.id)) ORDER BY s.created_at, s.id), '[]')
        FROM linesheets s JOIN profiles p ON p.id = s.profile_id WHERE p.user_id IN (SELECT id FROM account)),
      'lineSheetsForCompany', (SELECT coalesce(jsonb_agg(jsonb_build_object('designer', p.handle, 'title', s.title_en, 'titleJp', s.title_jp, 'season', s.season) ORDER BY s.created_at, s.id), '[]')
        FROM linesheet_buyers y JOIN linesheets s ON s.id = y.linesheet_id JOIN profiles p ON p.id = s.profile_id WHERE s.visibility = 'selected' AND y.buyer_id IN (SELECT buyer_id FROM company)),
      'applications', (SELECT coalesce(jsonb_agg(jsonb_build_object('reference', reference, 'kind', kind, 'name', name, 'brand', brand, 'country', country, 'answers', fields, 'status', status, 'sentAt', created_at)), '[]') FROM applications WHERE email = ${email}),
      'castings', (SELECT coalesce(jsonb_agg(jsonb_build_object('reference', reference, 'answers', answers, 'birthDate', birth_date, 'guardian', guardian, 'status', status, 'sentAt', created_at)), '[]') FROM model_intakes WHERE email = ${email}),
      'companyInvitations', (SELECT coalesce(jsonb_agg(jsonb_build_object('company', b.company_legal, 'role', i.role, 'sentAt', i.created_at)), '[]') FROM buyer_invitations i JOIN buyers b ON b.id = i.buyer_id WHERE i.email = ${email}),
      'invitations', (SELECT coalesce(jsonb_agg(jsonb_build_object('reference', r.reference, 'event', e.slug, 'name', r.name, 'role', r.role, 'companion', r.plus_one, 'accessNeeds', r.access_needs, 'sentAt', r.created_at)), '[]')
        FROM event_rsvps r JOIN events e ON e.id = r.event_id WHERE r.email = ${email}),
      'bugs', (SELECT coalesce(jsonb_agg(jsonb_build_object('title', title, 'text', body, 'page', route, 'sentAt', created_at)), '[]') FROM bugs WHERE reporter_id IN (SELECT id FROM account)),
      'stockAlerts', (SELECT coalesce(jsonb_agg(jsonb_build_object('design', d.slug, 'size', v.size, 'status', a.status, 'since', a.created_at) ORDER BY a.created_at), '[]')
        FROM stock_alerts a JOIN variants v ON v.id = a.variant_id JOIN designs d ON d.id = v.design_id WHERE a.email = ${email} OR a.user_id IN (SELECT id FROM account)),
      'baskets', (SELECT coalesce(jsonb_agg(jsonb_build_object('lines', lines, 'address', address, 'wishes', wishes, 'createdAt', created_at) ORDER BY created_at), '[]')
        FROM checkouts WHERE (email = ${email} OR user_id IN (SELECT id FROM account)) AND NOT EXISTS (SELECT FROM order_groups g WHERE g.checkout_id = checkouts.id)),
      'garments', (SELECT coalesce(jsonb_agg(jsonb_build_object('name', name, 'kind', kind, 'document', doc, 'createdAt', created_at) ORDER BY created_at), '[]') FROM garments WHERE owner_user_id IN (SELECT id FROM account)),
      'articles', (SELECT coalesce(jsonb_agg(jsonb_build_object('slug', a.slug, 'status', a.status, 'title', r.title_en, 'titleJp', r.title_jp, 'dek', r.dek_en, 'dekJp', r.dek_jp, 'body', r.body_en, 'bodyJp', r.body_jp) ORDER BY a.created_at), '[]')
        FROM articles a LEFT JOIN article_revisions r ON r.id = coalesce(a.working_revision_id, a.published_revision_id) WHERE a.author_id IN (SELECT id FROM account)),
      'expenses', (SELECT coalesce(jsonb_agg(jsonb_build_object('on', spent_on, 'vendor', vendor, 'category', category, 'currency', currency, 'amountMinor', amount_minor, 'note', note, 'status', status) ORDER BY created_at), '[]')
        FROM expenses WHERE owner_user_id IN (SELECT id FROM account)),
      'requestsForQuotes', (SELECT coalesce(jsonb_agg(jsonb_build_object('reference', reference, 'title', title, 'message', message, 'units', units, 'status', status, 'sentAt', created_at) ORDER BY created_at), '[]')
        FROM rfqs WHERE requester_user_id IN (SELECT id FROM account)),
      'heardOfUs', (SELECT coalesce(jsonb_agg(jsonb_build_object('source', source, 'detail', detail, 'at', created_at) ORDER BY created_at), '[]') FROM heard_of_us WHERE user_id IN (SELECT id FROM account)),
      'reports', (SELECT coalesce(jsonb_agg(jsonb_build_object('reference', reference, 'reason', kind, 'target', subject_url, 'details', message, 'sentAt', created_at)), '[]') FROM content_reports WHERE email = ${email}),
      'messages', (SELECT coalesce(jsonb_agg(jsonb_build_object('topic', topic, 'firm', firm, 'message', message, 'sentAt', created_at)), '[]') FROM contact_messages WHERE email = ${email}),
      'conversations', (SELECT coalesce(jsonb_agg(jsonb_build_object('text', text, 'sentAt', created_at)), '[]') FROM messages WHERE sender_id IN (SELECT id FROM account)),
      'newsletter', (SELECT jsonb_build_object('since', consent_at, 'unsubscribedAt', unsubscribed_at) FROM collected_emails WHERE email = ${email}),
      'newsletterAsked', (SELECT jsonb_build_object('at', asked_at, 'source', source, 'language', locale) FROM newsletter_requests WHERE email = ${email}),
      'consents', (SELECT coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'value', value, 'version', version, 'at', created_at)), '[]') FROM consents WHERE subject IN (SELECT id FROM account)),
      'undelivered', (SELECT jsonb_build_object('kind', kind, 'reason', reason, 'times', times, 'lastAt', last_at) FROM mail_bounces WHERE email = ${email}),
      'mails', (SELECT coalesce(jsonb_agg(jsonb_build_object('subject', subject, 'sentAt', sent_at)), '[]') FROM sent_emails WHERE recipient = ${email})
    ) AS copy`.execute(db);
  const bytes = Buffer.from(`${JSON.stringify(rows[0]?.copy ?? {}, null, 2)}\n`);
  const id = newId('fil');
  const key = newStorageKey('documents', 'json');
  await announceFile(app.db, key);
  await app.storage.put(key, bytes, 'application/json');
  await db
    .insertInto('files')
    .values({
      id,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      mime: 'application/json',
      bytes: bytes.length,
      visibility: 'private',
      purpose: 'document',
      storage_key: key,
    })
    .execute();
  await db.deleteFrom('stored_objects').where('storage_key', '=', key).execute();
  return id;
}
