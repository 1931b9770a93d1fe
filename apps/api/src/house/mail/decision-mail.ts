import { BRAND } from '@orime/contracts';
import type { MailContent } from './layout.ts';
import type { PrivacyDecisionMail, ReportDecisionMail } from './mail-request.ts';

type DecisionMail = PrivacyDecisionMail | ReportDecisionMail;

/** How a report or a request about personal data ended, with what staff have to say about it. */
export function decisionMail(mail: DecisionMail, url: string): MailContent {
  const isJp = mail.locale === 'jp';
  const { subject, heading, text } = isJp ? japanese(mail) : english(mail);
  return {
    subject: isJp ? `【${BRAND.name}】${subject}` : subject,
    preview: text,
    heading,
    paragraphs: [text, ...(mail.data.note === '' ? [] : [mail.data.note])],
    button: { label: isJp ? `${BRAND.name}を開く` : `Open ${BRAND.name}`, url },
    closing: [
      isJp
        ? 'ご不明な点がございましたら、お問い合わせフォームよりご連絡ください。'
        : 'If you think that we are wrong, please write to us through the contact form.',
    ],
  };
}

interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
}

function english(mail: DecisionMail): Words {
  if (mail.template === 'report-decided') {
    const { reference, outcome } = mail.data;
    const text =
      outcome === 'upheld'
        ? `We have looked into your report ${reference} and acted on it.`
        : `We have looked into your report ${reference} and found nothing that we have to change.`;
    return { subject: `About your report ${reference}`, heading: 'Your report', text };
  }
  const text =
    mail.data.status === 'done'
      ? `We have done what you asked about the personal data that ${BRAND.name} kept for this address.`
      : 'We cannot do what you asked about your personal data at the moment.';
  return { subject: 'About your request on personal data', heading: 'Your personal data', text };
}

function japanese(mail: DecisionMail): Words {
  if (mail.template === 'report-decided') {
    const { reference, outcome } = mail.data;
    const text =
      outcome === 'upheld'
        ? `ご報告 ${reference} の内容を確認し、必要な対応を行いました。`
        : `ご報告 ${reference} の内容を確認いたしましたが、対応が必要な点は見つかりませんでした。`;
    return { subject: `ご報告 ${reference} について`, heading: 'ご報告の確認結果', text };
  }
  const text =
    mail.data.status === 'done'
      ? '個人データに関するご請求への対応が完了いたしました。'
      : '個人データに関するご請求について、現時点では対応いたしかねます。';
  return { subject: '個人データに関するご請求について', heading: '個人データに関するご請求', text };
}
