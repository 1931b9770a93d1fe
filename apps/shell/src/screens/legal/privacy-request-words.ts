import type { LocalText } from '@orime/contracts';
import type { PrivacyRequestKind } from '@orime/contracts/api/office/privacy-request';

export const PRIVACY_WORDS = {
  title: { en: 'Ask for your data', jp: '個人データに関するご請求' },
  lead: {
    en: 'Ask for a copy of what we keep about you, or to have it erased. We send a link to your e-mail address first, so that nobody but you can decide this. No account is needed.',
    jp: '当社がお預かりしている個人データの写しの交付、または削除をご請求いただけます。ご本人以外による請求を防ぐため、まず確認用のリンクをメールでお送りします。アカウントがない方もご利用いただけます。',
  },
  kind: { en: 'I would like', jp: 'ご請求の内容' },
  email: { en: 'Email', jp: 'メールアドレス' },
  emailWrong: {
    en: 'Please enter an e-mail address such as name@example.com.',
    jp: 'name@example.comのような形式でメールアドレスを入力してください。',
  },
  submit: { en: 'Send me the link', jp: '確認リンクを送る' },
  sent: {
    en: 'If this address is right, a link is on its way. It works for 24 hours; nothing happens before you open it.',
    jp: '確認用のリンクをメールでお送りしました。リンクは24時間有効です。リンクから確認されるまで、手続きは行われません。',
  },
  confirmExport: { en: 'Make a copy of my data', jp: 'データの写しを作成する' },
  confirmExportText: {
    en: 'We put what we keep for your e-mail address into one JSON file for you to save.',
    jp: 'メールアドレスに関してお預かりしているデータを、1つのJSONファイルにまとめます。',
  },
  confirmDelete: { en: 'Erase my data for good', jp: 'データを完全に削除する' },
  confirmDeleteText: {
    en: 'Your account, addresses, applications and messages are erased. Records of orders stay as long as the law asks of us. This cannot be undone.',
    jp: 'アカウント、住所、お申し込み、お問い合わせの内容を削除します。注文の記録は、法令で定められた期間保管いたします。この操作は取り消せません。',
  },
  confirmTitle: { en: 'Please confirm your request', jp: 'ご請求の確認' },
  exported: { en: 'Your copy is ready', jp: 'データの写しができました' },
  download: { en: 'Save the file', jp: 'ファイルを保存する' },
  exportedText: {
    en: 'The download works for a minute. Open the link in our e-mail again within seven days for another one.',
    jp: 'ダウンロードは1分間有効です。7日以内であれば、メールのリンクから何度でもダウンロードできます。',
  },
  erased: {
    en: 'Your data is erased. If you were signed in, you no longer are.',
    jp: 'データを削除しました。ログイン中だった場合は、ログアウトされています。',
  },
  withStaff: {
    en: 'Your account sells, produces or buys for a company, and others depend on it. A person takes this up and writes to you within 30 days.',
    jp: '販売・生産・仕入れに使われているアカウントのため、担当者が個別に対応いたします。30日以内にメールでご連絡します。',
  },
  refused: {
    en: 'You have orders that are still on their way. Once they have arrived or are cancelled, open this link again or ask for a new one.',
    jp: 'お届けが完了していないご注文があります。完了またはキャンセルの後、このリンクをもう一度開くか、あらためてご請求ください。',
  },
  over: {
    en: 'This link has run out or does not work. Please ask for a new one below.',
    jp: 'このリンクは有効期限切れか、無効です。下のフォームからあらためてご請求ください。',
  },
} as const satisfies Record<string, LocalText>;

export const PRIVACY_KINDS: readonly { readonly value: PrivacyRequestKind; readonly label: LocalText; readonly hint: LocalText }[] = [
  {
    value: 'export',
    label: { en: 'A copy of my data', jp: 'データの写し' },
    hint: { en: 'One file with all of it.', jp: '1つのファイルにまとめてお渡しします。' },
  },
  {
    value: 'delete',
    label: { en: 'My data erased', jp: 'データの削除' },
    hint: { en: 'Orders stay in the books, as the law asks.', jp: '注文の記録は法令に従い保管します。' },
  },
];
