import { BRAND } from '@orime/contracts';
import { definePageMail, type PageMailRequest } from '../../../house/mail/page-mail.ts';

export interface ReportMail extends PageMailRequest {
  readonly template: 'report-received';
  readonly data: { readonly path: string; readonly reference: string; readonly target: string };
}

/** What came of a report. */
export interface ReportDecisionMail extends PageMailRequest {
  readonly template: 'report-decided';
  readonly data: { readonly path: string; readonly reference: string; readonly outcome: 'upheld' | 'declined'; readonly note: string };
}

export const reportMail = definePageMail<ReportMail>(['report-received'], ({ data, locale }, url) => {
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
});

export const reportDecisionMail = definePageMail<ReportDecisionMail>(['report-decided'], ({ data, locale }, url) => {
  const isJp = locale === 'jp';
  const { subject, heading, text } = isJp ? japanese(data) : english(data);
  return {
    subject: isJp ? `【${BRAND.name}】${subject}` : subject,
    preview: text,
    heading,
    paragraphs: [text, ...(data.note === '' ? [] : [data.note])],
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

function english({ reference, outcome }: ReportDecisionMail['data']): Words {
  const text =
    outcome === 'upheld'
      ? `We have looked into your report ${reference} and acted on it.`
      : `We have looked into your report ${reference} and found nothing that we have to change.`;
  return { subject: `About your report ${reference}`, heading: 'Your report', text };
}

function japanese({ reference, outcome }: ReportDecisionMail['data']): Words {
  const text =
    outcome === 'upheld'
      ? `ご報告 ${reference} の内容を確認し、必要な対応を行いました。`
      : `ご報告 ${reference} の内容を確認いたしましたが、対応が必要な点は見つかりませんでした。`;
  return { subject: `ご報告 ${reference} について`, heading: 'ご報告の確認結果', text };
}
