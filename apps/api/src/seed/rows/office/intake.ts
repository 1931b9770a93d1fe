import type { Marketplace } from '@orime/demo-data';
import type { Db } from '../../../house/db/db.ts';
import { upsertRows } from '../../upsert.ts';

/** Applications, reports, messages and subscribers. What staff has done with them since stays. */
export async function loadIntake(db: Db, { applications, reports, contactMessages, subscribers }: Marketplace): Promise<void> {
  await upsertRows(
    db,
    'applications',
    applications.map((row) => ({
      id: row.id,
      reference: row.reference,
      kind: row.kind,
      email: row.email,
      name: row.name,
      brand: row.brand,
      country: row.country,
      locale: row.locale,
      status: row.status,
      note: row.note ?? '',
      fields: {
        website: row.website ?? '',
        instagram: row.instagram ?? '',
        yearFounded: row.yearFounded ?? null,
        priceRange: row.priceRange ?? null,
        statement: row.statement,
        heard: row.heard ?? null,
      },
      // No digest of anything: nobody holds a link to these.
      key_hash: `demo ${row.id}`,
      decided_at: row.decidedAt,
      version: 1,
      created_at: row.createdAt,
      updated_at: row.decidedAt ?? row.createdAt,
    })),
    { key: ['id'], keep: 'all' },
  );
  await upsertRows(
    db,
    'content_reports',
    reports.map((row) => ({
      id: row.id,
      reference: row.reference,
      kind: row.reason,
      subject_url: row.target,
      message: row.details,
      email: row.email,
      locale: row.locale,
      status: row.status,
      created_at: row.createdAt,
    })),
    { key: ['id'], keep: 'all' },
  );
  await upsertRows(
    db,
    'contact_messages',
    contactMessages.map((row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      topic: row.topic,
      message: row.message,
      firm: row.firm ?? null,
      locale: row.locale,
      status: row.status,
      note: '',
      version: 1,
      handled_at: row.status === 'answered' || row.status === 'closed' ? row.createdAt : null,
      created_at: row.createdAt,
    })),
    { key: ['id'], keep: 'all' },
  );
  await upsertRows(
    db,
    'collected_emails',
    subscribers.map((row) => ({
      email: row.email,
      source: row.source,
      locale: row.locale,
      consent_at: row.consentAt,
      unsubscribed_at: row.unsubscribedAt,
    })),
    { key: ['email'], keep: 'all' },
  );
}
