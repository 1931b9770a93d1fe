import type { LocalText } from '@orime/contracts';
import type { ApplicationStatus } from '@orime/contracts/api/people/application';

export const SUBMITTED_WORDS = {
  emptyTitle: { en: 'No application here', jp: '表示できるお申し込みがありません' },
  emptyText: {
    en: 'To see an application you have sent, open the link in our confirmation e-mail.',
    jp: '送信済みのお申し込みは、確認メールのリンクからご覧いただけます。',
  },
  apply: { en: 'Apply to Orime', jp: 'Orimeに申し込む' },
  missingTitle: { en: 'This link does not work', jp: 'このリンクはご利用いただけません' },
  missingText: {
    en: 'Please open the link from our e-mail once more, whole. If the application was erased at your request, it is gone for good.',
    jp: 'お手数ですが、メールのリンク全体をもう一度開いてください。ご請求により削除されたお申し込みはご覧いただけません。',
  },
  reference: { en: 'Reference', jp: '受付番号' },
  sentOn: { en: 'Sent on', jp: '送信日' },
  files: { en: 'Files', jp: 'ファイル' },
  none: { en: 'None', jp: 'なし' },
  email: { en: 'Answers go to', jp: 'ご連絡先' },
  note: { en: 'From us to you', jp: '担当者からのご連絡' },
  next: { en: 'What happens next', jp: '今後の流れ' },
  keep: {
    en: 'The link to this page is in our e-mail. Anyone who has it can open the page.',
    jp: 'このページのリンクはメールでもお送りしています。リンクをお持ちの方はどなたでもご覧いただけます。',
  },
  edit: { en: 'Correct it', jp: '内容を訂正する' },
  withdraw: { en: 'Withdraw it', jp: '申し込みを取り下げる' },
  withdrawAsk: {
    en: 'Withdraw this application? You can apply again at any time.',
    jp: 'このお申し込みを取り下げますか？ あらためてお申し込みいただくこともできます。',
  },
  withdrawYes: { en: 'Yes, withdraw', jp: '取り下げる' },
  withdrawNo: { en: 'Keep it', jp: '取り下げない' },
  again: { en: 'Apply again', jp: 'もう一度申し込む' },
} as const satisfies Record<string, LocalText>;

/** What the page says in each state: its headline and what it means. */
export const STATUS_WORDS: Readonly<
  Record<ApplicationStatus, { readonly label: LocalText; readonly title: LocalText; readonly text: LocalText }>
> = {
  submitted: {
    label: { en: 'Received', jp: '受付済み' },
    title: { en: 'Thank you. We have your application.', jp: 'お申し込みありがとうございます' },
    text: {
      en: 'A person will read it and answer by e-mail within ten working days.',
      jp: '担当者が内容を拝見し、10営業日以内にメールでお返事いたします。',
    },
  },
  reviewing: {
    label: { en: 'In review', jp: '審査中' },
    title: { en: 'We are reading your application', jp: 'お申し込みを拝見しています' },
    text: {
      en: 'We answer by e-mail. Until then you can still correct it.',
      jp: '結果はメールでお知らせいたします。それまでは内容を訂正いただけます。',
    },
  },
  info_requested: {
    label: { en: 'A question for you', jp: '確認事項あり' },
    title: { en: 'We have a question', jp: '確認させていただきたいことがあります' },
    text: {
      en: 'Please add the answer to your application; the review then goes on.',
      jp: 'お申し込み内容に回答を追記してください。追記後、審査を再開いたします。',
    },
  },
  approved: {
    label: { en: 'Approved', jp: '承認済み' },
    title: { en: 'Welcome. Your application is approved.', jp: 'お申し込みが承認されました' },
    text: { en: 'Our e-mail tells you how to start.', jp: 'ご利用の始め方をメールでお送りしました。' },
  },
  rejected: {
    label: { en: 'Not this time', jp: '見送り' },
    title: { en: 'Not this time', jp: '今回は見送らせていただきました' },
    text: {
      en: 'Thank you for the time you took. You are welcome to apply again when your work has moved on.',
      jp: 'お時間をいただき、誠にありがとうございました。新しい取り組みがございましたら、ぜひまたお申し込みください。',
    },
  },
  withdrawn: {
    label: { en: 'Withdrawn', jp: '取り下げ済み' },
    title: { en: 'You have withdrawn this application', jp: 'お申し込みは取り下げられました' },
    text: { en: 'Nothing more happens with it.', jp: 'このお申し込みについての手続きは終了しました。' },
  },
};

export const NEXT_STEPS: readonly LocalText[] = [
  { en: 'You get an e-mail that confirms your application.', jp: '確認メールをお送りします。' },
  {
    en: 'A person who knows your craft reads it and looks at every file.',
    jp: 'その分野に詳しい担当者が、内容とファイルをすべて拝見します。',
  },
  { en: 'We answer by e-mail: with a decision, or with a question.', jp: '審査の結果、または確認したい事項をメールでお知らせします。' },
];
