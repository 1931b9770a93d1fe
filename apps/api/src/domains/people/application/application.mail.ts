import { BRAND } from '@orime/contracts';
import type { LetterPreview } from '@orime/contracts/api/people/application';
import { finishMail } from '../../../house/mail/finish-mail.ts';
import type { MailContent } from '../../../house/mail/mail-content.ts';
import type { MailSite, MailTemplate } from '../../../house/mail/mail-template.ts';
import { pageUrl, type PageMailRequest } from '../../../house/mail/page-mail.ts';
import { createAuthLink } from '../users/index.ts';

const NAMES = [
  'application-received',
  'application-info',
  'application-approved',
  'application-rejected',
  'application-withdrawn',
] as const;

/** A step of an application; `path` has the key of its link. */
export interface ApplicationMail extends PageMailRequest {
  readonly template: (typeof NAMES)[number];
  readonly data: {
    readonly path: string;
    readonly reference: string;
    readonly name: string;
    /** In the words of staff; empty when there are none. */
    readonly note: string;
    /** Of the account that the approval made: its link to a first password is made when the mail is. */
    readonly inviteUserId?: string;
    /** The address had an account before. */
    readonly hasAccount?: boolean;
  };
}

export const applicationMail: MailTemplate<ApplicationMail> = {
  names: NAMES,
  hasSingleUseLink: ({ data }) => 'inviteUserId' in data,
  async write(db, request, site) {
    const { locale, data } = request;
    const { publicUrl } = site;
    const url = pageUrl(data.path, locale, site);
    const invitation = data.inviteUserId === undefined ? undefined : await createAuthLink(db, data.inviteUserId, 'invite');
    const inviteUrl = invitation && `${publicUrl}/passwordReset?token=${invitation}${locale === 'jp' ? '&lang=jp' : ''}`;
    return finishMail(contentOf(request, url.href, inviteUrl), locale, { secrets: [url.searchParams.get('key'), invitation] });
  },
};

/** The letter as its receiver would read it, without the secrets of its links. It makes no link and sends nothing. */
export function drawApplicationLetter(request: ApplicationMail, site: MailSite, isInvited = false): LetterPreview {
  const { locale, data } = request;
  const url = pageUrl(data.path, locale, site);
  const inviteUrl = isInvited ? `${site.publicUrl}/passwordReset` : undefined;
  const { subject, keptText } = finishMail(contentOf(request, url.href, inviteUrl), locale, { secrets: [url.searchParams.get('key')] });
  return { locale, subject, text: keptText };
}

/** What happens to an application, told to who sent it. `inviteUrl` leads to a first password. */
function contentOf({ template, data, locale }: ApplicationMail, url: string, inviteUrl: string | undefined): MailContent {
  const isJp = locale === 'jp';
  const words = isJp ? japanese(data.reference, data.note)[template] : english(data.reference, data.note)[template];
  const account = template === 'application-approved' ? accountLine(data.hasAccount === true, inviteUrl !== undefined, isJp) : [];
  return {
    subject: isJp ? `【${BRAND.name}】${words.subject}` : words.subject,
    preview: words.paragraphs[0] ?? '',
    heading: words.heading,
    paragraphs: [isJp ? `${data.name} 様` : `Hello ${data.name},`, ...words.paragraphs, ...account],
    button:
      inviteUrl === undefined
        ? { label: isJp ? 'お申し込み内容を見る' : 'Open your application', url }
        : { label: isJp ? 'パスワードを設定する' : 'Choose a password', url: inviteUrl },
    closing: [
      ...(inviteUrl === undefined
        ? []
        : [
            isJp
              ? 'パスワード設定のリンクは7日間有効で、一度だけご利用いただけます。'
              : 'The link to choose a password works once and for seven days.',
          ]),
      isJp
        ? 'リンクをお持ちの方はお申し込み内容をご覧いただけます。転送の際はご注意ください。'
        : 'Anyone with the link can open the application: please do not forward this message.',
    ],
  };
}

function accountLine(hasAccount: boolean, isInvited: boolean, isJp: boolean): string[] {
  if (isInvited)
    return [
      isJp
        ? 'アカウントをご用意いたしました。パスワードを設定すると、プロフィールの作成をお始めいただけます。'
        : 'We have made an account for you. Choose a password, and you can start with your profile.',
    ];
  if (hasAccount)
    return [
      isJp
        ? 'このメールアドレスのアカウントでログインし、プロフィールを作成してください。'
        : 'Sign in with your account of this e-mail address to start with your profile.',
    ];
  return [isJp ? '担当者より、改めてメールでご連絡いたします。' : 'One of us will write to you about what comes next.'];
}

type Words = Readonly<
  Record<ApplicationMail['template'], { readonly subject: string; readonly heading: string; readonly paragraphs: readonly string[] }>
>;

function english(reference: string, note: string): Words {
  const said = note === '' ? [] : [note];
  return {
    'application-received': {
      subject: `We have your application ${reference}`,
      heading: 'Thank you for applying',
      paragraphs: [
        `Your application ${reference} has arrived. A person reads it, and we answer within ten working days.`,
        'Until then you can correct or withdraw it through the button below.',
      ],
    },
    'application-info': {
      subject: `A question about your application ${reference}`,
      heading: 'We have a question',
      paragraphs: ['Before we can decide, we would like to know:', ...said, 'Please open your application and add it there.'],
    },
    'application-approved': {
      subject: `Welcome to ${BRAND.name}`,
      heading: 'Your application is approved',
      paragraphs: [`We would love to work with you. Application ${reference} is approved.`, ...said],
    },
    'application-rejected': {
      subject: `About your application ${reference}`,
      heading: 'About your application',
      paragraphs: ['Thank you for the time you took. We cannot take your application further at the moment.', ...said],
    },
    'application-withdrawn': {
      subject: `Your application ${reference} is withdrawn`,
      heading: 'Your application is withdrawn',
      paragraphs: [`You have withdrawn application ${reference}. You are welcome to apply again whenever you like.`],
    },
  };
}

function japanese(reference: string, note: string): Words {
  const said = note === '' ? [] : [note];
  return {
    'application-received': {
      subject: `お申し込み ${reference} を承りました`,
      heading: 'お申し込みありがとうございます',
      paragraphs: [
        `お申し込み ${reference} を承りました。担当者が内容を拝見し、10営業日以内にメールでお返事いたします。`,
        'それまでの間、下のボタンから内容の訂正や取り下げができます。',
      ],
    },
    'application-info': {
      subject: `お申し込み ${reference} についてのお伺い`,
      heading: '確認させていただきたいことがございます',
      paragraphs: ['審査を進めるにあたり、次の点をお聞かせください。', ...said, 'お申し込み内容のページを開き、追記をお願いいたします。'],
    },
    'application-approved': {
      subject: 'お申し込みが承認されました',
      heading: 'お申し込みが承認されました',
      paragraphs: [`お申し込み ${reference} を承認いたしました。ご一緒できることを楽しみにしております。`, ...said],
    },
    'application-rejected': {
      subject: `お申し込み ${reference} の審査結果について`,
      heading: '審査結果について',
      paragraphs: [
        'このたびはお時間をいただき、誠にありがとうございました。慎重に検討いたしましたが、今回は見送らせていただくこととなりました。',
        ...said,
      ],
    },
    'application-withdrawn': {
      subject: `お申し込み ${reference} を取り下げました`,
      heading: 'お申し込みを取り下げました',
      paragraphs: [`お申し込み ${reference} の取り下げを承りました。またの機会をお待ちしております。`],
    },
  };
}
