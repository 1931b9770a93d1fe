import type { Marketplace } from '@orime/demo-data';
import type { Trx } from '../../../house/db/db.ts';

const DAY_MS = 86_400_000;
/** Days that the entries go back. */
const SPAN_DAYS = 60;
const HOW_MANY = 60;
/** Addresses of the range for documentation: by them the entries of the demo are known. */
const IPS = ['192.0.2.10', '192.0.2.24'] as const;

interface Deed {
  readonly by: 'admin' | 'manager';
  readonly action: string;
  readonly entity: string;
  readonly diff: Readonly<Record<string, unknown>>;
  /** Ids that it may have been done to. */
  readonly of: (market: Marketplace) => readonly string[];
}

const DEEDS: readonly Deed[] = [
  {
    by: 'admin',
    action: 'design.confirm',
    entity: 'design',
    diff: { from: 'unconfirmed', confirmed: true },
    of: ({ designs }) => ids(designs),
  },
  {
    by: 'admin',
    action: 'design.confirm',
    entity: 'design',
    diff: { from: 'unconfirmed', confirmed: false, reason: 'The second picture shows another color.' },
    of: ({ designs }) => ids(designs),
  },
  { by: 'admin', action: 'design.hide', entity: 'design', diff: { hidden: true }, of: ({ designs }) => ids(designs) },
  {
    by: 'admin',
    action: 'profile.status',
    entity: 'profile',
    diff: { from: 'in_review', to: 'approved', reason: '' },
    of: ({ profiles }) => ids(profiles),
  },
  {
    by: 'admin',
    action: 'buyer.decide',
    entity: 'buyer',
    diff: { from: 'pending', to: 'verified', terms: 'net_30', creditLimitMinor: 2_000_000, currency: 'USD' },
    of: ({ buyers }) => ids(buyers),
  },
  { by: 'admin', action: 'settings.update', entity: 'setting', diff: { from: 8, to: 10 }, of: () => ['holdMinutes'] },
  {
    by: 'admin',
    action: 'contact.update',
    entity: 'contact_message',
    diff: { from: { status: 'new', assignee_id: null }, to: { status: 'open', assignee_id: 'manager' } },
    of: ({ contactMessages }) => ids(contactMessages),
  },
  {
    by: 'admin',
    action: 'contact.answer',
    entity: 'contact_message',
    diff: { from: 'open', to: 'answered' },
    of: ({ contactMessages }) => ids(contactMessages),
  },
  {
    by: 'admin',
    action: 'application.status',
    entity: 'application',
    diff: { from: 'submitted', to: 'reviewing', note: '' },
    of: ({ applications }) => ids(applications),
  },
  {
    by: 'admin',
    action: 'report.status',
    entity: 'content_report',
    diff: { from: 'open', to: 'reviewing', outcome: null },
    of: ({ reports }) => ids(reports),
  },
  {
    by: 'manager',
    action: 'order.note',
    entity: 'order',
    diff: { note: 'The customer prefers the morning.' },
    of: ({ orders }) => ids(orders),
  },
  { by: 'manager', action: 'buyer.invite', entity: 'buyer', diff: { role: 'viewer' }, of: ({ buyers }) => ids(buyers) },
];

/** What staff did in the last two months. A log that has these entries is left as it is: nothing of it can be changed. */
export async function loadAuditEntries(trx: Trx, market: Marketplace): Promise<void> {
  const isThere = await trx.selectFrom('audit_log').select('id').where('ip', '=', IPS[0]).limit(1).executeTakeFirst();
  if (isThere !== undefined) return;
  const staff = new Map(market.users.map(({ email, id }) => [email, id]));
  const rows = Array.from({ length: HOW_MANY }, (_, index) => {
    const deed = DEEDS[(index * 7) % DEEDS.length];
    const of = deed?.of(market) ?? [];
    return {
      actor_id: staff.get(`${deed?.by ?? 'admin'}@example.com`) ?? null,
      action: deed?.action ?? '',
      entity: deed?.entity ?? '',
      entity_id: of[(index * 3) % Math.max(1, of.length)] ?? null,
      diff: JSON.stringify(deed?.diff ?? {}),
      ip: IPS[index % IPS.length] ?? null,
      // The oldest first: ids grow with time.
      created_at: new Date(Date.now() - ((HOW_MANY - index) / HOW_MANY) * SPAN_DAYS * DAY_MS),
    };
  });
  await trx.insertInto('audit_log').values(rows).execute();
}

function ids(rows: readonly { readonly id: string }[]): readonly string[] {
  return rows.map(({ id }) => id);
}
