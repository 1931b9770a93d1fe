import type { Language } from '@orime/contracts';
import { unsubscribeLinks } from '../../domains/notify/email-preferences/index.ts';
import type { Db } from '../db/db.ts';
import type { CompanyInvitationMail } from './buyer-mail-request.ts';
import { writeCampaignMail } from './campaign-mail.ts';
import { drawMail, type DrawnMail } from './layout.ts';
import {
  MEMBER_MAIL_CATEGORIES,
  type AccountMail,
  type CampaignMail,
  type EventTicketMail,
  type MailRequest,
  type MemberMail,
  type NewsletterMail,
} from './mail-request.ts';
import type { MailSite, MailTemplate, WrittenMail } from './mail-template.ts';
import { memberMail } from './member-mails.ts';
import { writeNewsletterMail } from './newsletter-mail.ts';

/** Writes a queued mail. Nothing when there is nobody to write to: no such account, or verified long ago. */
export async function writeMail(db: Db, request: MailRequest, site: MailSite): Promise<WrittenMail | undefined> {
  if ('userId' in request) return writeMemberMail(request, site);
  if (request.template === 'campaign') return writeCampaign(db, request, site);
  if (request.template === 'newsletter-confirm') return writeNewsletter(db, request, site);
  throw new Error(`${request.template} has moved to its domain`);
}

async function writeMemberMail(request: MemberMail, { publicUrl, secret }: MailSite): Promise<WrittenMail> {
  const { locale, userId, data } = request;
  const links = unsubscribeLinks({ userId }, { category: MEMBER_MAIL_CATEGORIES[request.template], language: locale, secret, publicUrl });
  const url = new URL(data.path, publicUrl);
  if (locale === 'jp') url.searchParams.set('lang', 'jp');
  const mail = drawMail(memberMail(request, url.href, links.pageUrl), locale);
  return { ...withoutSecrets(mail, locale, [links.key]), oneClickUrl: links.oneClickUrl };
}

async function writeCampaign(db: Db, request: CampaignMail, site: MailSite): Promise<WrittenMail | undefined> {
  const written = await writeCampaignMail(db, request, site);
  return (
    written && {
      ...withoutSecrets(drawMail(written.content, request.locale), request.locale, [written.links.key]),
      oneClickUrl: written.links.oneClickUrl,
    }
  );
}

async function writeNewsletter(db: Db, request: NewsletterMail, site: MailSite): Promise<WrittenMail | undefined> {
  const written = await writeNewsletterMail(db, request, site);
  return (
    written && {
      ...withoutSecrets(drawMail(written.content, request.locale), request.locale, [written.links.key, written.key]),
      oneClickUrl: written.links.oneClickUrl,
    }
  );
}

function withoutSecrets(mail: DrawnMail, locale: Language, secrets: readonly (string | null | undefined)[]): WrittenMail {
  const blank = (text: string) => secrets.reduce<string>((rest, secret) => (secret ? rest.replaceAll(secret, '[…]') : rest), text);
  return { ...mail, locale, keptHtml: blank(mail.html), keptText: blank(mail.text) };
}

const OTHERS = [...['message-digest', 'follow-digest', 'design-decision', 'newsletter-confirm', 'campaign']] as MailRequest['template'][];

/** Mails that have not moved to their domains yet. */
export const houseMails: readonly MailTemplate[] = [
  {
    names: OTHERS,
    write: writeMail,
    hasSingleUseLink: (request) => 'data' in request && ('inviteUserId' in request.data || 'invitationId' in request.data),
    senderOf: (request) =>
      request.template === 'campaign' && request.data.gmailOf !== undefined
        ? { service: 'gmail', userId: request.data.gmailOf }
        : undefined,
    relatedOf: (request) =>
      request.template === 'campaign' && 'mailingId' in request.data.letter ? request.data.letter.mailingId : undefined,
  } satisfies MailTemplate<MailRequest>,
];
