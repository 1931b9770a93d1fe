import type { Marketplace } from '@orime/demo-data';
import { reportMail } from '../../../domains/office/report/index.ts';
import { applicationMail } from '../../../domains/people/application/index.ts';
import { orderConfirmationMail, readConfirmation } from '../../../domains/selling/order/index.ts';
import { buyerMail } from '../../../domains/trade/buyer/index.ts';
import type { Trx } from '../../../house/db/db.ts';
import { EVERYTHING_LIVES } from '../../../house/live-routes/live-routes.ts';
import type { MailRequest, MailTemplate } from '../../../house/mail/mail-template.ts';
import { derivedId } from '../../derived-id.ts';
import { upsertRows } from '../../upsert.ts';

interface PastMail {
  readonly id: string;
  readonly template: MailTemplate;
  readonly request: MailRequest;
  readonly at: Date;
}

const decided = {
  approved: 'application-approved',
  rejected: 'application-rejected',
  info_requested: 'application-info',
  withdrawn: 'application-withdrawn',
} as const;
/** Of the purchases, counted from the first: what came back, and what could not be sent. */
const [returnedAt, failedAt] = [11, new Set([5, 23])];

/** The mails that purchases, applications and companies had, written as they are today. What is there is not written again. */
export async function loadSentMails(trx: Trx, market: Marketplace, publicUrl: string): Promise<void> {
  const purchases = await purchaseMails(trx, market);
  const mails = [...purchases, ...applicationMails(market), ...companyMails(market), ...reportMails(market)];
  const there = new Set(
    (
      await trx
        .selectFrom('sent_emails')
        .select('id')
        .where(
          'id',
          'in',
          mails.map(({ id }) => id),
        )
        .execute()
    ).map(({ id }) => id),
  );
  const failed = new Set(purchases.filter((_, index) => failedAt.has(index)).map(({ id }) => id));
  const returned = purchases[returnedAt];
  const rows: Record<string, unknown>[] = [];
  for (const { id, template, request, at } of mails.filter((mail) => !there.has(mail.id))) {
    // The keys in its links are blanked in what is kept: any secret will do.
    const mail = await template.write(trx, request, { publicUrl, secret: 'demo', isLive: EVERYTHING_LIVES });
    if (mail === undefined) continue;
    const about = { id, template: request.template, locale: mail.locale, recipient: request.email, resends: 0, created_at: at };
    if (failed.has(id))
      rows.push({
        ...about,
        subject: '',
        html: '',
        text_body: '',
        status: 'failed',
        attempts: 8,
        last_error: 'Error: Greeting never received',
        sent_at: null,
      });
    else
      rows.push({
        ...about,
        subject: mail.subject,
        html: mail.keptHtml,
        text_body: mail.keptText,
        status: id === returned?.id ? 'bounced' : 'sent',
        attempts: 1,
        last_error: id === returned?.id ? 'Suppressed: the mailbox does not exist' : null,
        sent_at: at,
      });
  }
  await upsertRows(trx, 'sent_emails', rows, { key: ['id'], keep: 'all' });
  // With its mail alone: where an admin has lifted it since, it stays lifted.
  if (returned === undefined || there.has(returned.id)) return;
  await upsertRows(
    trx,
    'mail_bounces',
    [
      {
        email: returned.request.email,
        kind: 'bounce',
        reason: 'Suppressed: the mailbox does not exist',
        times: 1,
        sent_email_id: returned.id,
        first_at: returned.at,
        last_at: returned.at,
      },
    ],
    { key: ['email'], keep: 'all' },
  );
}

async function purchaseMails(trx: Trx, { orderGroups, orders }: Marketplace): Promise<PastMail[]> {
  const unpaid = new Set(orders.filter(({ status }) => status === 'pending_payment' || status === 'expired').map(({ groupId }) => groupId));
  const mails: PastMail[] = [];
  for (const { id, placedAt } of orderGroups.filter((group) => !unpaid.has(group.id))) {
    const request = await readConfirmation(trx, id, 'demo');
    if (request !== undefined)
      mails.push(pastMail(orderConfirmationMail, request, derivedId('eml', 'order-confirmation', id), after(placedAt, 1)));
  }
  return mails;
}

function applicationMails({ applications }: Marketplace): PastMail[] {
  return applications.flatMap(({ id, email, locale, reference, name, note, status, createdAt, decidedAt }) => {
    const mailOf = (template: 'application-received' | (typeof decided)[keyof typeof decided], at: Date, words: string): PastMail => {
      const data = { path: `/appsubmitted?id=${id}&key=demo`, reference, name, note: words };
      return pastMail(applicationMail, { template, email, locale, data }, derivedId('eml', template, id), at);
    };
    const received = mailOf('application-received', after(createdAt, 1), '');
    return status === 'submitted' || status === 'reviewing'
      ? [received]
      : [received, mailOf(decided[status], after(decidedAt ?? createdAt, 60), note ?? '')];
  });
}

function companyMails({ buyers, users }: Marketplace): PastMail[] {
  const accounts = new Map(users.map((user) => [user.id, user]));
  return buyers.flatMap(
    ({ id, userId, companyLegal: company, verification, rejectionReason, terms, creditLimitMinor, currency, verifiedAt, createdAt }) => {
      const account = accounts.get(userId);
      if (account === undefined || verification === 'pending') return [];
      const data = {
        path: '/buyer/dashboard',
        name: account.name,
        company,
        status: verification,
        isRecheck: false,
        reason: rejectionReason ?? { en: '', jp: '' },
        terms,
        creditLimitMinor,
        currency,
      };
      return [
        pastMail(
          buyerMail,
          { template: 'buyer-decided', email: account.email, locale: account.locale, data },
          derivedId('eml', 'buyer-decided', id),
          after(verifiedAt ?? createdAt, 90),
        ),
      ];
    },
  );
}

function reportMails({ reports }: Marketplace): PastMail[] {
  return reports.map(({ id, email, locale, reference, target, createdAt }) =>
    pastMail(
      reportMail,
      { template: 'report-received', email, locale, data: { path: '/', reference, target } },
      derivedId('eml', 'report-received', id),
      after(createdAt, 1),
    ),
  );
}

function pastMail<Request extends MailRequest>(template: MailTemplate<Request>, request: NoInfer<Request>, id: string, at: Date): PastMail {
  return { id, template, request, at };
}

function after(time: string, minutes: number): Date {
  return new Date(Math.min(Date.now(), new Date(time).getTime() + minutes * 60_000));
}
