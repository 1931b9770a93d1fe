import { BRAND } from '@orime/contracts';
import { definePageMail, type PageMailRequest } from '../../../house/mail/page-mail.ts';

/** `path` has the key that confirms the request. */
export interface PrivacyMail extends PageMailRequest {
  readonly template: 'privacy-request';
  readonly data: { readonly path: string; readonly kind: 'export' | 'delete' };
}

/** How a request about personal data ended that staff had to look at. */
export interface PrivacyDecisionMail extends PageMailRequest {
  readonly template: 'privacy-decided';
  readonly data: { readonly path: string; readonly status: 'done' | 'refused'; readonly note: string };
}

/** The link that proves a request for personal data comes from the person. */
export const privacyMail = definePageMail<PrivacyMail>(['privacy-request'], ({ data, locale }, url) => {
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
});

export const privacyDecisionMail = definePageMail<PrivacyDecisionMail>(['privacy-decided'], ({ data: { status, note }, locale }, url) => {
  const isJp = locale === 'jp';
  const { subject, heading, text } = isJp ? japanese(status) : english(status);
  return {
    subject: isJp ? `【${BRAND.name}】${subject}` : subject,
    preview: text,
    heading,
    paragraphs: [text, ...(note === '' ? [] : [note])],
    button: { label: isJp ? `${BRAND.name}を開く` : `Open ${BRAND.name}`, url },
    closing: [
      isJp
        ? 'ご不明な点がございましたら、お問い合わせフォームよりご連絡ください。'
        : 'If you think that we are wrong, please write to us through the contact form.',
    ],
  };
});

interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
}

function english(status: PrivacyDecisionMail['data']['status']): Words {
  const text =
    status === 'done'
      ? `We have done what you asked about the personal data that ${BRAND.name} kept for this address.`
      : 'We cannot do what you asked about your personal data at the moment.';
  return { subject: 'About your request on personal data', heading: 'Your personal data', text };
}

function japanese(status: PrivacyDecisionMail['data']['status']): Words {
  const text =
    status === 'done'
      ? '個人データに関するご請求への対応が完了いたしました。'
      : '個人データに関するご請求について、現時点では対応いたしかねます。';
  return { subject: '個人データに関するご請求について', heading: '個人データに関するご請求', text };
}
