import { BRAND } from '@orime/contracts';
import type { CompanyRole } from '@orime/contracts/api/trade/buyer';
import { finishMail } from '../../../../house/mail/finish-mail.ts';
import type { MailContent } from '../../../../house/mail/mail-content.ts';
import type { MailTemplate } from '../../../../house/mail/mail-template.ts';
import type { PageMailRequest } from '../../../../house/mail/page-mail.ts';
import { createInvitationLink } from './invitation-link.ts';

/** Invites an address to join a company. The secret of its link is created when the mail is rendered. */
export interface CompanyInvitationMail extends PageMailRequest {
  readonly template: 'company-invitation';
  readonly data: {
    readonly path: string;
    readonly invitationId: string;
    readonly company: string;
    readonly inviter: string;
    readonly role: CompanyRole;
  };
}

/** Undefined when the invitation was answered or withdrawn in the meantime. */
export const companyInvitationMail: MailTemplate<CompanyInvitationMail> = {
  names: ['company-invitation'],
  hasSingleUseLink: () => true,
  async write(db, request, { publicUrl }) {
    const secret = await createInvitationLink(db, request.data.invitationId);
    if (secret === undefined) return undefined;
    const url = new URL(request.data.path, publicUrl);
    url.searchParams.set('token', secret);
    return finishMail(contentOf(request, url.href), request.locale, { secrets: [secret] });
  },
};

/** What each role is for, in the words of the mail. */
const MAY = {
  owner: {
    en: 'You will be able to order, to change the company’s details, and to say who else may.',
    jp: 'ご発注のほか、企業情報の変更やメンバーの管理を行っていただけます。',
  },
  purchaser: {
    en: 'You will see wholesale prices and be able to order for the company.',
    jp: '卸価格をご覧いただき、ご発注いただけます。',
  },
  viewer: { en: 'You will see the company’s orders, invoices and wholesale prices.', jp: 'ご注文、請求書、卸価格をご覧いただけます。' },
} as const satisfies Record<CompanyRole, { en: string; jp: string }>;

function contentOf({ data, locale, email }: CompanyInvitationMail, url: string): MailContent {
  const { company, inviter, role } = data;
  if (locale === 'jp') {
    const heading = `${company}のメンバーに招待されました`;
    return {
      subject: `【${BRAND.name}】${heading}`,
      preview: `${inviter}様より、${company}へのご招待が届いています。`,
      heading,
      paragraphs: [
        `${inviter}様より、${BRAND.name}で${company}の卸取引に参加するためのご招待が届いています。`,
        MAY[role].jp,
        `このメールアドレス（${email}）のアカウントでログインし、ご参加ください。アカウントをお持ちでない方は、リンク先で登録いただけます。`,
      ],
      button: { label: '招待を確認する', url },
      closing: ['リンクの有効期間は7日間です。お心当たりのない場合は、このメールを破棄してください。'],
    };
  }
  const heading = `Join ${company} on ${BRAND.name}`;
  return {
    subject: heading,
    preview: `${inviter} has invited you to buy wholesale with ${company}.`,
    heading,
    paragraphs: [
      `${inviter} has invited you to buy wholesale with ${company} on ${BRAND.name}.`,
      MAY[role].en,
      `Sign in with the account of this address (${email}), or create one: the link leads you there.`,
    ],
    button: { label: 'See the invitation', url },
    closing: ['The link works for seven days. If this means nothing to you, please ignore this mail.'],
  };
}
