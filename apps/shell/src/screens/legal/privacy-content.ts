import type { LocalText } from '@orime/contracts';

const say = (en: string, jp: string): LocalText => ({ en, jp });

const YEAR = say('One year', '一年間');
const UNTIL_CLEARED = say('Until you clear it', '消去されるまで');

export interface StoredEntry {
  readonly name: string;
  readonly place: 'storage' | 'cookie' | 'tab';
  readonly purpose: LocalText;
  readonly kept: LocalText;
}

/** Everything the site puts into a browser. A journey compares it with what is really found there. */
export const STORED: readonly StoredEntry[] = [
  {
    name: 'jwtToken',
    place: 'storage',
    purpose: say('Keeps you signed in.', 'ログイン状態を保ちます。'),
    kept: say('Until you sign out or it expires', 'ログアウトまたは期限切れまで'),
  },
  {
    name: 'root',
    place: 'storage',
    purpose: say(
      'Your cart, language, theme and market, which department you visit, whether visits may be counted, and pages kept for a fast return.',
      'カート、言語、テーマ、地域、よくご覧になる売り場、閲覧計測の可否、再訪を速くするためのページの控え。',
    ),
    kept: say(
      'Until you clear it; what is personal goes when you sign out, kept pages after a day',
      '消去されるまで。個人に関わるものはログアウト時、ページの控えは一日で消去',
    ),
  },
  {
    name: 'cart-mirror',
    place: 'storage',
    purpose: say('Tells which lines of the cart your account knows already.', 'カートのうち、アカウントに保存済みの内容を記録します。'),
    kept: UNTIL_CLEARED,
  },
  {
    name: 'consent-id',
    place: 'storage',
    purpose: say(
      'A random number that proves your choice about counting visits, and is used for nothing else.',
      '閲覧計測についてのお返事を証明するための無作為な番号。ほかの目的には使いません。',
    ),
    kept: UNTIL_CLEARED,
  },
  {
    name: 'orime.draft.…',
    place: 'storage',
    purpose: say('What you have typed into a form and not sent yet.', 'フォームに入力し、まだ送信していない内容。'),
    kept: say('Until it is sent, or somebody else signs in', '送信されるまで、または別の方がログインするまで'),
  },
  {
    name: 'orime-writing',
    place: 'storage',
    purpose: say(
      'What you have written in a story and our server has not got yet.',
      '記事に書き込み、まだサーバーに保存されていない内容。',
    ),
    kept: say('Until it is saved, or you sign out', '保存されるまで、またはログアウトするまで'),
  },
  {
    name: 'orime.keys',
    place: 'storage',
    purpose: say('Whether you switched single-key shortcuts off.', '1文字のショートカットを無効にしたかどうか。'),
    kept: UNTIL_CLEARED,
  },
  {
    name: 'orime_mail_wait_…',
    place: 'tab',
    purpose: say('How long to wait before a mail is sent again.', 'メールを再送できるまでの待ち時間。'),
    kept: say('Until you close the tab', 'タブを閉じるまで'),
  },
  {
    name: 'orime-told',
    place: 'storage',
    purpose: say(
      'Which versions of our pages your browser has already told us loading times of, so that it does so once. It says nothing about you.',
      'ページの各バージョンの表示時間を一度だけお送りするための記録。お客様に関する情報は含みません。',
    ),
    kept: UNTIL_CLEARED,
  },
  {
    name: 'orime_group',
    place: 'cookie',
    purpose: say(
      'Keeps you on one side while a new version is tried: a number from 0 to 99, shared with every hundredth visitor.',
      '新しいバージョンの試験中、同じ画面をお届けします。0から99の番号で、個人は識別しません。',
    ),
    kept: say('30 days', '30日間'),
  },
  {
    name: 'orime_lang',
    place: 'cookie',
    purpose: say('Sends the page in your language.', 'ページをお選びの言語でお届けします。'),
    kept: YEAR,
  },
  {
    name: 'orime_theme',
    place: 'cookie',
    purpose: say('Sends it dark or light, without a flash.', '明暗のテーマを、ちらつきなく表示します。'),
    kept: YEAR,
  },
  { name: 'orime_market', place: 'cookie', purpose: say('Shows prices of your market.', 'お住まいの地域の価格を表示します。'), kept: YEAR },
  {
    name: 'orime_gender',
    place: 'cookie',
    purpose: say(
      'Puts the department first that you keep choosing. You can undo it in the menu.',
      'よく選ばれる売り場を先に表示します。メニューから取り消せます。',
    ),
    kept: YEAR,
  },
];

export const PRIVACY = {
  table: {
    title: say('What your browser keeps for us', 'ブラウザに保存される項目'),
    name: say('Name', '名称'),
    purpose: say('What for', '用途'),
    kept: say('How long', '期間'),
    places: {
      storage: say('local storage', 'ローカルストレージ'),
      cookie: say('cookie', 'Cookie'),
      tab: say('session storage', 'セッションストレージ'),
    },
    text: say(
      'All of it is necessary for what you see to function. Nobody else can read it, and none of it follows you to other sites.',
      'いずれも画面の表示に必要なものです。第三者が読み取ることはなく、ほかのサイトで追跡することもありません。',
    ),
  },
  request: { title: say('Ask for your data', '個人データに関するご請求') },
  consent: {
    title: say('Counting visits', '閲覧の計測'),
    accepted: say(
      'You agreed that we count which pages are read. Thank you.',
      '閲覧されたページの計測に同意いただいています。ありがとうございます。',
    ),
    refused: say('You asked us not to count your visits. Nothing is sent.', '計測に同意されていません。何も送信されません。'),
    open: say('You have not decided yet. Until you do, nothing is sent.', 'まだお選びいただいていません。それまでは何も送信されません。'),
    recorded: (date: string) => say(`Recorded on ${date}.`, `${date}に記録しました。`),
    change: say('Change my consent', '同意の設定を変更'),
  },
} as const;
