import type { LocalText } from '@orime/contracts';

export interface Fact {
  /** As it is printed; the same in both languages. */
  readonly figure: string;
  readonly what: LocalText;
  readonly source: LocalText;
}

const DEMO: LocalText = { en: 'Counted on the demonstration marketplace', jp: 'デモ用マーケットプレイスでの集計' };
const AGREEMENT: LocalText = { en: 'Sellers’ agreement', jp: '出品者契約' };

/** Nothing that is not counted or signed. What comes from the demonstration says so. */
export const FACTS: readonly Fact[] = [
  { figure: '28', what: { en: 'designers, in twenty countries', jp: '二十か国のデザイナー' }, source: DEMO },
  { figure: '14', what: { en: 'workshops that make for them', jp: '彼らのためにつくる工房' }, source: DEMO },
  { figure: '24', what: { en: 'shops that carry them', jp: '取り扱うお店' }, source: DEMO },
  { figure: '15%', what: { en: 'commission on what is sold at retail', jp: '小売売上の手数料' }, source: AGREEMENT },
  {
    figure: '14',
    what: { en: 'days from delivery until a designer is paid', jp: '配達からデザイナーへの支払いまでの日数' },
    source: AGREEMENT,
  },
  {
    figure: '2',
    what: { en: 'languages, and three currencies priced by hand', jp: 'つの言語。価格は三つの通貨で、一つずつ決めています' },
    source: { en: 'This site', jp: '当サイト' },
  },
];

export interface Milestone {
  readonly year: number;
  readonly what: LocalText;
}

/** The years that the page about the house tells of, as a business. */
export const MILESTONES: readonly Milestone[] = [
  {
    year: 2022,
    what: {
      en: 'Four designers on one rail in Yanaka. No company yet, and a cash box.',
      jp: '谷中で、四人のデザイナーがラックをひとつ。会社はまだなく、手提げ金庫がひとつ。',
    },
  },
  {
    year: 2024,
    what: {
      en: 'Shops order by size run, and workshops take requests for quotes. The commission is set, and has not been changed since.',
      jp: 'お店がサイズごとに注文し、工房が見積もりを受け始める。手数料を決め、以来変えていません。',
    },
  },
  {
    year: 2026,
    what: {
      en: 'Shop, wholesale, studio, magazine and map become one site, priced by hand in three currencies.',
      jp: 'ショップ、卸、スタジオ、マガジン、地図がひとつのサイトに。価格は三つの通貨で、一つずつ決めています。',
    },
  },
  {
    year: 2027,
    what: {
      en: 'Planned: a repair bench in Porto, so that what is sold in Europe is mended in Europe.',
      jp: '予定。ポルトに繕いの作業台を。欧州で売ったものを、欧州で直すために。',
    },
  },
];

export interface Person {
  readonly name: LocalText;
  readonly work: LocalText;
}

export const TEAM: readonly Person[] = [
  {
    name: { en: 'Asami Toba', jp: '鳥羽 麻美' },
    work: {
      en: 'Founded Orime and is responsible for it. Cut patterns for nine years before that.',
      jp: '創業者・運営責任者。それまでの九年は、型紙を引いていました。',
    },
  },
  {
    name: { en: 'Leon Farrady', jp: 'レオン・ファラディ' },
    work: { en: 'Wholesale. Bought for two shops, and ran one.', jp: '卸売担当。二つの店で仕入れを、一つの店で経営を経験しました。' },
  },
  {
    name: { en: 'Hana Kuroiwa', jp: '黒岩 はな' },
    work: {
      en: 'Edits the magazine and the Japanese pages. Answers the letters.',
      jp: 'マガジン編集・日本語ページ担当。お便りにもお返事しています。',
    },
  },
  {
    name: { en: 'Ama Quist', jp: 'アマ・クイスト' },
    work: { en: 'Visits workshops and looks after producers.', jp: '工房訪問・生産者担当。' },
  },
];
