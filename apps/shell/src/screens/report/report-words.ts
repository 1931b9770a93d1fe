import type { LocalText } from '@orime/contracts';
import type { ReportReason } from '@orime/contracts/api/office/report';

export const REPORT_WORDS = {
  title: { en: 'Report something', jp: '報告する' },
  lead: {
    en: 'Tell us about a design, a profile or a story that should not be here. A person looks at every report within two working days.',
    jp: '不適切な商品・プロフィール・記事がありましたら、お知らせください。担当者が2営業日以内にすべてのご報告を確認いたします。',
  },
  target: { en: 'What is it about?', jp: '対象のページ' },
  targetHint: { en: 'The address of the page, or its id.', jp: 'ページのURLまたはIDを入力してください。' },
  reason: { en: 'Reason', jp: '理由' },
  choose: { en: 'Please choose', jp: '選択してください' },
  details: { en: 'What is wrong?', jp: '詳しい内容' },
  detailsHint: {
    en: 'At least 20 characters: what you saw, and how you know.',
    jp: '20文字以上。ご覧になった内容と、そう判断された理由をご記入ください。',
  },
  email: { en: 'Email', jp: 'メールアドレス' },
  emailHint: {
    en: 'Only to answer you. Sellers do not see who reports.',
    jp: 'ご連絡のためだけに使用します。報告者の情報が出品者に伝わることはありません。',
  },
  files: { en: 'Evidence, up to three files', jp: '資料（3点まで）' },
  addFiles: { en: 'Add files', jp: 'ファイルを追加' },
  submit: { en: 'Send report', jp: '報告を送る' },
  doneTitle: { en: 'Thank you for telling us', jp: 'ご報告ありがとうございます' },
  doneText: {
    en: 'We look at it within two working days. We also sent you an e-mail with the reference.',
    jp: '2営業日以内に内容を確認いたします。受付番号はメールでもお送りしました。',
  },
  reference: { en: 'Reference: {reference}', jp: '受付番号: {reference}' },
  repeatedTitle: { en: 'We have this report already', jp: 'このご報告はすでに承っています' },
  repeatedText: {
    en: 'You reported the same page within the last 24 hours, and we are looking into it. To add something, write to us with this reference.',
    jp: '同じページについて、24時間以内にご報告をいただいております。現在確認を進めておりますので、補足がございましたら受付番号を添えてご連絡ください。',
  },
  home: { en: 'Back to the front page', jp: 'トップページへ' },
} as const satisfies Record<string, LocalText>;

export const REASON_WORDS: Readonly<Record<ReportReason, LocalText>> = {
  counterfeit: { en: 'Counterfeit', jp: '偽造品・模倣品' },
  ip: { en: 'Copyright, trademark or design right', jp: '著作権・商標権・意匠権の侵害' },
  offensive: { en: 'Offensive or hateful', jp: '不快・差別的な内容' },
  fraud: { en: 'Fraud or a false claim', jp: '詐欺・虚偽の表示' },
  privacy: { en: 'Somebody’s privacy', jp: 'プライバシーの侵害' },
  other: { en: 'Something else', jp: 'その他' },
};
export const REASONS = Object.keys(REASON_WORDS) as readonly ReportReason[]; // keys of a complete record

export const REPORT_WRONG = {
  target: { en: 'Please name the page you are reporting.', jp: '対象のページを入力してください。' },
  reason: { en: 'Please choose a reason.', jp: '理由を選択してください。' },
  details: { en: 'Please write at least 20 characters.', jp: '20文字以上でご記入ください。' },
  email: {
    en: 'Please enter an e-mail address such as name@example.com.',
    jp: 'name@example.comのような形式でメールアドレスを入力してください。',
  },
} as const satisfies Record<string, LocalText>;
