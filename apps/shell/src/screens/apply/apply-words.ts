import type { LocalText } from '@orime/contracts';
import type { ApplicationKind, PriceRange } from '@orime/contracts/api/people/application';

/** The words of the application form. They come with the screen, so that no first view waits for them. */
export const APPLY_WORDS = {
  title: { en: 'Show us what you make', jp: 'あなたの仕事を、見せてください' },
  lead: {
    en: 'Tell us about your work in your own words, in English or Japanese. A person reads every application and answers within ten working days.',
    jp: 'あなたの仕事について、日本語でも英語でも、ご自身の言葉でお聞かせください。お申し込みは担当者がすべて拝読し、10営業日以内にお返事いたします。',
  },
  editTitle: { en: 'Correct your application', jp: 'お申し込み内容の訂正' },
  editLead: {
    en: 'What you change here replaces what you sent before. Your files stay as they are.',
    jp: 'ここで変更した内容が、以前お送りいただいた内容に置き換わります。ファイルはそのまま残ります。',
  },
  kept: { en: 'What you write is kept in this browser until you send it.', jp: '入力内容は、送信するまでこのブラウザーに保存されます。' },
  you: { en: 'You', jp: 'あなたについて' },
  youText: { en: 'Who you are and where we reach you.', jp: 'お名前とご連絡先をご記入ください。' },
  kind: { en: 'I apply as', jp: 'お申し込みの種類' },
  name: { en: 'Your name', jp: 'お名前' },
  brand: { en: 'Brand, workshop or publication', jp: 'ブランド・工房・媒体名' },
  email: { en: 'Email', jp: 'メールアドレス' },
  emailHint: { en: 'We confirm your application here.', jp: '確認メールをお送りします。' },
  country: { en: 'Country', jp: '国・地域' },
  work: { en: 'Your work', jp: '仕事について' },
  workText: { en: 'What you make, how, and for whom.', jp: '何を、どのように、誰のためにつくっているか。' },
  website: { en: 'Website', jp: 'ウェブサイト' },
  instagram: { en: 'Instagram', jp: 'Instagramアカウント' },
  yearFounded: { en: 'Year founded', jp: '設立年' },
  priceRange: { en: 'Price of a typical piece', jp: '主な商品の価格帯' },
  noAnswer: { en: 'No answer', jp: '回答しない' },
  statement: { en: 'In your own words', jp: '自由記述' },
  statementHint: { en: 'At least 30 characters, in English or Japanese.', jp: '30文字以上。日本語でも英語でもご記入いただけます。' },
  portfolio: { en: 'Portfolio', jp: 'ポートフォリオ' },
  portfolioText: {
    en: 'Up to ten pictures or PDFs. Only the people who read your application see them.',
    jp: '画像またはPDFを10点まで。審査の担当者だけが拝見します。',
  },
  files: { en: 'Files, in the order we should see them', jp: 'ファイル（ご覧に入れたい順に）' },
  addFiles: { en: 'Add files', jp: 'ファイルを追加' },
  send: { en: 'Sending', jp: '送信' },
  heard: { en: 'How did you hear about us?', jp: 'Orimeをどこでお知りになりましたか？' },
  consent: {
    en: 'Orime may use these details to review my application',
    jp: 'お申し込みの審査のために、入力した情報をOrimeが利用することに同意します',
  },
  consentRead: { en: 'Read the privacy policy', jp: 'プライバシーポリシーを読む' },
  submit: { en: 'Send application', jp: '申し込む' },
  save: { en: 'Save changes', jp: '変更を保存する' },
  cancel: { en: 'Back without changes', jp: '変更せずに戻る' },
} as const satisfies Record<string, LocalText>;

export const KIND_WORDS: Readonly<Record<ApplicationKind, { readonly label: LocalText; readonly hint: LocalText }>> = {
  designer: { label: { en: 'Designer', jp: 'デザイナー' }, hint: { en: 'I sell work of my own.', jp: '自分の作品を販売する' } },
  brand: { label: { en: 'Brand', jp: 'ブランド' }, hint: { en: 'We are a label with a team.', jp: 'チームでブランドを運営している' } },
  producer: {
    label: { en: 'Producer', jp: 'つくり手（生産者）' },
    hint: { en: 'We weave, dye, knit or sew for others.', jp: '織り・染め・編み・縫製を請け負う' },
  },
  press: {
    label: { en: 'Press', jp: 'メディア' },
    hint: { en: 'I write or photograph for a publication.', jp: '媒体で執筆・撮影をしている' },
  },
  team: { label: { en: 'Team', jp: 'スタッフ' }, hint: { en: 'I would like to work at Orime.', jp: 'Orimeで働きたい' } },
};
export const KINDS = Object.keys(KIND_WORDS) as readonly ApplicationKind[]; // keys of a complete record

export const PRICE_WORDS: Readonly<Record<PriceRange, LocalText>> = {
  accessible: { en: 'Under $150', jp: '2万円未満' },
  middle: { en: '$150 to $400', jp: '2万〜6万円' },
  high: { en: '$400 to $1,000', jp: '6万〜15万円' },
  couture: { en: 'Over $1,000', jp: '15万円以上' },
};

/** What is wrong with a field; said for our own checks and for the api's alike. */
export const WRONG = {
  name: { en: 'Please tell us your name.', jp: 'お名前を入力してください。' },
  brand: { en: 'Please name your brand, workshop or publication.', jp: 'ブランド・工房・媒体名を入力してください。' },
  email: {
    en: 'Please enter an e-mail address such as name@example.com.',
    jp: 'name@example.comのような形式でメールアドレスを入力してください。',
  },
  country: { en: 'Please choose a country.', jp: '国・地域を選択してください。' },
  website: { en: 'Please enter an address such as https://example.com.', jp: 'https://example.comのような形式で入力してください。' },
  instagram: { en: 'Please enter an account name such as @studio.', jp: '@studioのような形式でアカウント名を入力してください。' },
  yearFounded: {
    en: 'Please enter a year such as 2016, not in the future.',
    jp: '2016のように、西暦4桁で入力してください（未来の年は入力できません）。',
  },
  statement: { en: 'Please write at least 30 characters about your work.', jp: '仕事について30文字以上でご記入ください。' },
  consent: { en: 'Without this we may not read your application.', jp: '同意いただけない場合、お申し込みを拝読できません。' },
} as const satisfies Record<string, LocalText>;
