import type { LocalText } from '@orime/contracts';

export interface AboutPart {
  readonly title: LocalText;
  readonly paragraphs: readonly LocalText[];
}

/** The page's words. They belong to the shell and change with it, so they are not kept by the api. */
export const ABOUT: readonly AboutPart[] = [
  {
    title: { en: 'A fold, not a crease', jp: '折目という名前' },
    paragraphs: [
      {
        en: 'Orime (折目) is the line a fold leaves in cloth. It is the first decision a maker takes and the last one a wearer sees. We took it as our name because it is where flat material becomes a garment.',
        jp: 'Orime（折目）は、布を折ったときに残る一本の線。作り手が最初に決め、着る人が最後に目にする線です。平らな布が服になる、その境目の名前を私たちは選びました。',
      },
      {
        en: 'We run a marketplace for independent fashion in two languages. Designers show and sell their work, producers show what their workshops can do, shops order wholesale, and anyone can buy one coat from the person who cut it.',
        jp: '私たちは、英語と日本語で開かれたインディペンデント・ファッションのマーケットプレイスです。デザイナーは作品を発表して販売し、工房は技術を紹介し、お店は卸で仕入れ、そして誰もが、一着のコートをそれを裁った本人から買うことができます。',
      },
    ],
  },
  {
    title: { en: 'How a garment gets here', jp: '一着が届くまで' },
    paragraphs: [
      {
        en: 'Every design is looked at by a person before it goes on sale: the photographs, the fibers, the sizes, the promise of when it will leave the workshop. What is made to order says how long it takes. What exists once is sold once.',
        jp: 'すべての作品は、販売前に人の目で確認しています。写真、素材、サイズ、そして発送までの日数。受注生産のものには制作期間を記し、一点しかないものは一度だけ販売します。',
      },
      {
        en: 'One basket may hold work from several studios. You pay once; each studio packs its own parcel and you see every step of it.',
        jp: 'ひとつのカートに、いくつもの工房の服を入れられます。お支払いは一度だけ。それぞれの工房が自ら梱包し、その過程をすべてご覧いただけます。',
      },
    ],
  },
  {
    title: { en: 'What we hold to', jp: '大切にしていること' },
    paragraphs: [
      {
        en: 'The maker is named on every page that shows the work. Prices are set by the maker, in each currency, without surprises at the till. Nobody is asked to join before they may look or buy.',
        jp: '作品を紹介するすべてのページに、作り手の名前を記します。価格は通貨ごとに作り手が決め、お会計で変わることはありません。見ることも買うことも、会員登録なしでできます。',
      },
      {
        en: 'We write about the people and places behind the cloth because a garment is easier to keep when you know where it comes from.',
        jp: '布の向こうにいる人と土地について書くのは、どこから来たかを知っている服は、長く手元に置きたくなるからです。',
      },
    ],
  },
];
