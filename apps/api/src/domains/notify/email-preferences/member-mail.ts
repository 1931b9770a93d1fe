import { BRAND, type Language } from '@orime/contracts';
import type { MailCategory } from '@orime/contracts/api/notify/email-preferences';
import { finishMail } from '../../../house/mail/finish-mail.ts';
import type { MailContent } from '../../../house/mail/mail-content.ts';
import type { MailTemplate } from '../../../house/mail/mail-template.ts';
import { pageUrl, type PageMailRequest } from '../../../house/mail/page-mail.ts';
import { unsubscribeLinks } from './preferences-links.ts';

/** A mail that a member may do without: it carries the way to stop it. Queued by `queueMemberMail`, which knows who wants it. */
export interface MemberMail<Data extends PageMailRequest['data']> extends PageMailRequest {
  readonly userId: string;
  readonly data: Data;
}

export interface MemberMailTemplate<Data extends PageMailRequest['data']> extends MailTemplate<MemberMail<Data>> {
  readonly name: string;
  /** Which wish of a member lets it be sent. */
  readonly category: MailCategory;
}

export type MemberMailWords = Pick<MailContent, 'subject' | 'preview' | 'heading' | 'paragraphs'> & { readonly button: string };

/** A mail about something a member may look at, with the way to have no more of its kind. */
export function defineMemberMail<Data extends PageMailRequest['data']>(
  name: string,
  category: MailCategory,
  wordsOf: (data: Data, locale: Language) => MemberMailWords,
): MemberMailTemplate<Data> {
  return {
    name,
    names: [name],
    category,
    async write(_, { userId, data, locale }, site) {
      const { publicUrl, secret } = site;
      const links = unsubscribeLinks({ userId }, { category, language: locale, secret, publicUrl });
      const url = pageUrl(data.path, locale, site);
      const content = contentOf(wordsOf(data, locale), { locale, url: url.href, preferencesUrl: links.pageUrl });
      return finishMail(content, locale, { secrets: [links.key], oneClickUrl: links.oneClickUrl });
    },
  };
}

function contentOf(
  { button, subject, ...words }: MemberMailWords,
  { locale, url, preferencesUrl }: { readonly locale: Language; readonly url: string; readonly preferencesUrl: string },
): MailContent {
  const isJp = locale === 'jp';
  return {
    ...words,
    subject: isJp ? `【${BRAND.name}】${subject}` : subject,
    button: { label: button, url },
    closing: [],
    footer: isJp
      ? { text: `このメールは、${BRAND.name}のメール設定に基づいてお送りしています。`, label: '配信停止・設定の変更', url: preferencesUrl }
      : {
          text: `You receive this because of your ${BRAND.name} e-mail settings.`,
          label: 'Unsubscribe or change them',
          url: preferencesUrl,
        },
  };
}
