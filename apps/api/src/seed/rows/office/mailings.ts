import type { Marketplace } from '@orime/demo-data';
import { campaignMail } from '../../../domains/office/admin/index.ts';
import type { Trx } from '../../../house/db/db.ts';
import { EVERYTHING_LIVES } from '../../../house/live-routes/live-routes.ts';
import { derivedId } from '../../derived-id.ts';
import { upsertRows } from '../../upsert.ts';

const DAY_MS = 86_400_000;

/** Letters of the past and one to come; days are from now. */
const LETTERS = [
  {
    name: 'calendar',
    list: 'designers',
    status: 'sent',
    inDays: -18,
    subject: { en: 'The calendar of the coming season', jp: '次シーズンの日程のご案内' },
    body: {
      en: 'Dear {{name}},\n\nThe windows for spring open on the first Monday of the month. Please put your pieces in before, so that buyers find them.',
      jp: '{{name}} 様\n\n春夏の受注期間は、月初の月曜日に始まります。バイヤーの皆さまにご覧いただけるよう、それまでに作品をご登録ください。',
    },
  },
  {
    name: 'visit',
    list: 'producers',
    status: 'cancelled',
    inDays: -6,
    subject: { en: 'We visit workshops in March', jp: '3月の工房訪問について' },
    body: {
      en: 'Dear {{name}},\n\nIn March we come by with a photographer. Tell us which days suit you.',
      jp: '{{name}} 様\n\n3月に写真家とともに工房を訪ねます。ご都合のよい日をお知らせください。',
    },
  },
  {
    name: 'repair',
    list: 'newsletter',
    status: 'scheduled',
    inDays: 9,
    subject: { en: 'Mended, and better for it', jp: '繕って、もっとよく' },
    body: {
      en: 'Three menders show how a worn elbow becomes the best part of a jacket.',
      jp: '三人の繕い手が、擦り切れた肘を上着のいちばんの見どころに変えます。',
    },
  },
] as const;

/** Mailings with their receivers, and the mails of the one that left. What exists stays as it is. */
export async function loadMailings(trx: Trx, market: Marketplace, publicUrl: string): Promise<void> {
  const admin = market.users.find(({ email }) => email === 'admin@example.com');
  if (admin === undefined) return;
  for (const letter of LETTERS) {
    const id = derivedId('mlg', letter.name);
    const there = await trx.selectFrom('mailings').select('id').where('id', '=', id).executeTakeFirst();
    const receivers = receiversOf(market, letter.list);
    if (there !== undefined || receivers.length === 0) continue;
    const at = new Date(Date.now() + letter.inDays * DAY_MS);
    const isOver = letter.status !== 'scheduled';
    await trx
      .insertInto('mailings')
      .values({
        id,
        created_by: admin.id,
        audience: JSON.stringify({ list: letter.list }),
        subject: JSON.stringify(letter.subject),
        body: JSON.stringify(letter.body),
        status: letter.status,
        recipients: receivers.length,
        scheduled_at: at,
        created_at: new Date(Math.min(Date.now(), at.getTime()) - DAY_MS / 24),
        ...(isOver && { last_batch_at: at, finished_at: at }),
      })
      .execute();
    const rows = receivers.map((receiver) => ({ mailing_id: id, ...receiver, queued_at: letter.status === 'sent' ? at : null }));
    await upsertRows(trx, 'mailing_recipients', rows, { key: ['mailing_id', 'email'], keep: 'all' });
    if (letter.status === 'sent') await writeMails(trx, { id, at, receivers, publicUrl });
  }
}

interface Receiver {
  readonly email: string;
  readonly user_id: string | null;
  readonly name: string;
  readonly locale: 'en' | 'jp';
}

function receiversOf({ users, subscribers }: Marketplace, list: (typeof LETTERS)[number]['list']): readonly Receiver[] {
  if (list === 'newsletter')
    return subscribers
      .filter(({ unsubscribedAt }) => unsubscribedAt === null)
      .map(({ email, locale }) => ({ email, user_id: null, name: '', locale }));
  const type = list === 'designers' ? 'designer' : 'producer';
  return users
    .filter((user) => user.type === type && user.status === 'active' && user.emailVerifiedAt !== null)
    .map(({ id, email, name, locale }) => ({ email, user_id: id, name, locale }));
}

interface Sent {
  readonly id: string;
  readonly at: Date;
  readonly receivers: readonly Receiver[];
  readonly publicUrl: string;
}

/** The mails as they would be written today. */
async function writeMails(trx: Trx, { id, at, receivers, publicUrl }: Sent): Promise<void> {
  const rows: Record<string, unknown>[] = [];
  for (const { email, user_id: memberId, name, locale } of receivers) {
    const request = { template: 'campaign', email, locale, data: { name, memberId, letter: { mailingId: id } } } as const;
    // The keys in its links are blanked in what is kept: any secret will do.
    const mail = await campaignMail.write(trx, request, { publicUrl, secret: 'demo', isLive: EVERYTHING_LIVES });
    if (mail === undefined) continue;
    rows.push({
      id: derivedId('eml', 'campaign', id, email),
      template: 'campaign',
      locale,
      recipient: email,
      subject: mail.subject,
      html: mail.keptHtml,
      text_body: mail.keptText,
      status: 'sent',
      attempts: 1,
      related: id,
      resends: 0,
      created_at: at,
      sent_at: at,
    });
  }
  await upsertRows(trx, 'sent_emails', rows, { key: ['id'], keep: 'all' });
}
