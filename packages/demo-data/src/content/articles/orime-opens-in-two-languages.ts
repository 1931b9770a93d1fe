import type { ArticleSource } from '../article-blocks.ts';
import { text } from '../text.ts';
import { h, p, quote } from './blocks.ts';

export const orimeOpensInTwoLanguages: ArticleSource = {
  slug: 'orime-opens-in-two-languages',
  title: text('Orime opens in two languages', 'Orime、二つの言語で開店'),
  dek: text(
    'Press release: a marketplace for independent fashion, written in English and Japanese from the first line.',
    'プレスリリース。一行目から英語と日本語で書かれる、独立系ファッションの市場です。',
  ),
  section: 'press',
  tags: ['press-release'],
  author: 'quist',
  status: 'published',
  daysAgo: 150,
  body: {
    en: [
      p(
        'Orime, a marketplace for independent designers and the people who make cloth for them, is open. It brings together a retail shop, a wholesale floor for verified buyers, a magazine, a directory of designers and producers, and a map of where they all work. Everything on it, from a product’s description to the returns policy, is written in English and in Japanese.',
      ),
      p(
        'At opening there are twenty-eight designers and fourteen producers on Orime, from Sapporo to Cape Town and from Arequipa to Hanoi. Nine of the designers work in Japan. None has more than thirty employees and most have fewer than ten.',
      ),
      h('Why two languages'),
      p(
        'A great part of the world’s most careful cloth is made in Japan, by people who sell it to Japan. A great part of the world’s independent design is described in English, for those who read it. The two rarely meet without a translator standing between, who is paid by the word and has never seen the garment. On Orime both texts are written by editors, beside one another, with the garment on the table. Neither is the original.',
      ),
      quote('Neither text is the original. Both are written with the garment on the table.', 'The editors'),
      p(
        'The difference is practical. Sizes are given in the system in which a piece was cut, with measurements. Prices are set in dollars, yen and euros by the designer and not by the day’s exchange rate. Names appear in both scripts. A search for 絹 finds what a search for silk does.',
      ),
      h('How it works for designers'),
      p(
        'A designer applies, is read by a person, and signs an agreement which fits on three pages. Designs are looked at by an editor before they appear, chiefly to see that the description says what the thing is made of. Orime keeps fifteen per cent of what is sold at retail. Payment follows fourteen days after delivery. A one-off piece can be sold once and the system makes certain of it; a made-to-order piece shows the days it will take, and those days are counted.',
      ),
      h('How it works for shops'),
      p(
        'Wholesale prices are shown only to verified buyers. Verification takes two working days and is done by a named account manager, who remains the buyer’s contact afterward. Each designer states a minimum, a delivery window and, if there is one, a pack. Orders are discussed in a channel that both sides can read, in whichever language each prefers.',
      ),
      h('How it works for everybody else'),
      p(
        'One may buy without an account. An order of pieces from several designers is one purchase with one payment, and as many parcels as there are studios. Returns are accepted for thirty days from delivery, with the exceptions one would expect for things that were made for you. The magazine is free, and it does not mark which sentences are advertising, because none of them are; it belongs to a shop, and says so.',
      ),
      h('The name'),
      p(
        'Orime (折目) is the line left by a fold. It is what remains in cloth of a decision, and what allows a thing to be put away and taken out again in good order. The company is based in Tokyo, with an editor in London.',
      ),
      h('For the press'),
      p(
        'Photographs may be used with a credit to Orime and the designer’s name. The editors are glad to arrange visits to studios, subject to the iron. Write to press@example.com.',
      ),
    ],
    jp: [
      p(
        '独立したデザイナーと、そのための布をつくる人々の市場、Orimeが開店しました。小売の店、認証を受けたバイヤーのための卸売、雑誌、デザイナーと生産者の名鑑、そして彼らの仕事場を示す地図が、ひとつの場所に集まります。商品の説明から返品規定まで、すべてが英語と日本語で書かれています。',
      ),
      p(
        '開店時のデザイナーは二十八人、生産者は十四軒。札幌からケープタウンまで、アレキパからハノイまで。うち九人が日本で仕事をしています。従業員三十人を超える工房はなく、多くは十人に満ちません。',
      ),
      h('なぜ二つの言語か'),
      p(
        '世界でもっとも丁寧な布の多くは日本でつくられ、日本で売られています。世界の独立したデザインの多くは英語で語られ、英語を読む人に届いています。両者が出会うとき、あいだにはたいてい、字数で報酬を受け、服を見たことのない翻訳者が立っています。Orimeでは、二つの文章を編集者たちが、服を台に載せて、並んで書きます。どちらも原文ではありません。',
      ),
      quote('どちらも原文ではありません。服を台に載せて、並んで書いています。', '編集部'),
      p(
        '違いは実際的なものです。サイズは、その服が裁たれた体系のまま、実寸とともに示します。価格はドル、円、ユーロのそれぞれでデザイナーが決め、その日の為替では動きません。名前は両方の文字で。「絹」で探しても、silkで探しても、同じ服が見つかります。',
      ),
      h('デザイナーの方へ'),
      p(
        '応募は人が読みます。契約書は三頁です。デザインは掲載前に編集者が確かめますが、見ているのは主に、何でできているかが説明に書かれているかどうか。小売の売上からOrimeがいただくのは十五パーセント、お支払いは配達の十四日後です。一点ものは一度しか売れないことを仕組みが保証し、受注生産には必要な日数を示し、その日数を数えます。',
      ),
      h('お店の方へ'),
      p(
        '卸価格は、認証を受けたバイヤーだけに表示されます。認証は二営業日、担当者が名前を出して行い、そのまま窓口となります。デザイナーごとに最低数量、納期の枠、あればセット組が示されます。注文の相談は双方が読めるチャンネルで、それぞれの好む言語でどうぞ。',
      ),
      h('そのほかのすべての方へ'),
      p(
        '会員登録なしで購入できます。複数のデザイナーの服も、ひとつの注文、ひとつのお支払いで。荷物は工房の数だけ届きます。返品は到着から三十日。あなたのためにつくられたものには、ご想像どおりの例外があります。雑誌は無料です。どの文が広告かという印はありません。広告がないからです。この雑誌は店のものであり、そのことは隠していません。',
      ),
      h('名前について'),
      p(
        '折目とは、畳んだあとに残る線のことです。布に残された、ひとつの決断の跡。物をしまい、また整ったまま取り出せるのも、折目のおかげです。会社は東京にあり、編集者のひとりがロンドンにいます。',
      ),
      h('報道関係の方へ'),
      p(
        '写真は、Orimeとデザイナー名のクレジットを添えてお使いいただけます。工房への取材は、アイロンの都合がつくかぎり、喜んで手配いたします。press@example.com までご連絡ください。',
      ),
    ],
  },
};
