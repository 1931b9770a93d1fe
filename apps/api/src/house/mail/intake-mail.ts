import { BRAND } from '@orime/contracts';
import type { MailContent } from './layout.ts';
import type { ApplicationMail, PrivacyMail, ReportMail } from './mail-request.ts';

/** What happens to an application, told to who sent it. `inviteUrl` leads to a first password. */
export function applicationMail({ template, data, locale }: ApplicationMail, url: string, inviteUrl: string | undefined): MailContent {
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

export function reportMail({ data, locale }: ReportMail, url: string): MailContent {
  if (locale === 'jp') {
    return {
      subject: `【${BRAND.name}】ご報告 ${data.reference} を承りました`,
      preview: '内容を確認いたします。',
      heading: 'ご報告ありがとうございます',
      paragraphs: [
        `ご報告 ${data.reference} を承りました。担当者が2営業日以内に内容を確認し、必要に応じてメールでご連絡いたします。`,
        `対象: ${data.target}`,
      ],
      button: { label: `${BRAND.name}を開く`, url },
      closing: ['お問い合わせの際は、受付番号をお知らせください。'],
    };
  }
  return {
    subject: `We have your report ${data.reference}`,
    preview: 'We are looking into it.',
    heading: 'Thank you for telling us',
    paragraphs: [
      `Your report ${data.reference} has arrived. A person looks at it within two working days and writes to you if anything is unclear.`,
      `Reported: ${data.target}`,
    ],
    button: { label: `Open ${BRAND.name}`, url },
    closing: ['Please name the reference when you write to us about it.'],
  };
}

/** The link that proves a request for personal data comes from the person. */
export function privacyMail({ data, locale }: PrivacyMail, url: string): MailContent {
  const isExport = data.kind === 'export';
  if (locale === 'jp') {
    return {
      subject: `【${BRAND.name}】個人データに関するご請求の確認`,
      preview: 'ご本人であることをご確認ください。',
      heading: isExport ? 'データの写しのご請求' : 'データの削除のご請求',
      paragraphs: [
        isExport
          ? 'お預かりしている個人データの写しのご請求を承りました。ご本人によるご請求であることを、下のボタンからご確認ください。'
          : 'お預かりしている個人データの削除のご請求を承りました。ご本人によるご請求であることを、下のボタンからご確認ください。確認後の取り消しはできません。',
      ],
      button: { label: 'ご請求を確認する', url },
      closing: ['このリンクは24時間有効です。', 'お心当たりがない場合は、このメールを破棄してください。何も行われません。'],
    };
  }
  return {
    subject: `Confirm your request about your personal data`,
    preview: 'Only you can confirm it.',
    heading: isExport ? 'A copy of your data' : 'Erasing your data',
    paragraphs: [
      isExport
        ? `Somebody asked for a copy of the personal data that ${BRAND.name} keeps for this address. If it was you, please confirm it.`
        : `Somebody asked ${BRAND.name} to erase the personal data kept for this address. If it was you, please confirm it. This cannot be undone.`,
    ],
    button: { label: 'Confirm the request', url },
    closing: ['The link works for 24 hours.', 'If it was not you, ignore this message: nothing will happen.'],
  };
}
