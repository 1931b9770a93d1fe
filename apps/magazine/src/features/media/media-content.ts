import type { Language, LocalText } from '@orime/contracts';

/** The house in a paragraph, for the end of an article. */
export const BOILERPLATE: Readonly<Record<Language, string>> = {
  en: 'Orime is a marketplace for independent fashion, in English and Japanese. It brings together designers who make in small numbers, the workshops that weave, dye and sew for them, the shops that carry them, and a magazine about the work. Orime (折目) is the line left in cloth by a fold. The company is based in Tokyo.',
  jp: 'Orimeは、独立系ファッションのマーケットプレイスです。少数をつくるデザイナー、彼らのために織り、染め、縫う工房、取り扱うお店、そしてその仕事を伝えるマガジンを、英語と日本語でひとつの場所に集めています。折目とは、畳んだ布に残る線のこと。会社は東京にあります。',
};

export interface Coverage {
  readonly quote: LocalText;
  readonly title: LocalText;
  readonly place: LocalText;
}

/** What others have written. The titles belong to the demonstration, as the house does. */
export const COVERAGE: readonly Coverage[] = [
  {
    quote: {
      en: 'A shop that tells you what the coat will not do. I have bought two.',
      jp: 'このコートにできないことを教えてくれる店。二着、買いました。',
    },
    title: { en: 'The Selvedge Review', jp: 'セルヴィッジ・レビュー' },
    place: { en: 'London', jp: 'ロンドン' },
  },
  {
    quote: {
      en: 'The first bilingual site on which neither language sounds like a guest.',
      jp: 'どちらの言語も客のように響かない、初めての二か国語のサイト。',
    },
    title: { en: 'Hosome Quarterly', jp: '季刊ほそめ' },
    place: { en: 'Kyoto', jp: '京都' },
  },
  {
    quote: {
      en: 'You follow a line from a sleeve to a town, and then you look at the train times.',
      jp: '袖から伸びる線をたどると町に着き、気がつくと列車の時刻を調べている。',
    },
    title: { en: 'Carnet du Tissu', jp: 'カルネ・デュ・ティシュ' },
    place: { en: 'Lyon', jp: 'リヨン' },
  },
];
