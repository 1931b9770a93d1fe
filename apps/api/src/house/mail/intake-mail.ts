import { BRAND } from '@orime/contracts';
import type { MailContent } from './layout.ts';
import type { PrivacyMail, ReportMail } from './mail-request.ts';

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
