import type { ArticleSource } from '../article-blocks.ts';
import { text } from '../text.ts';
import { h, p, product, quote } from './blocks.ts';

export const theCostCard: ArticleSource = {
  slug: 'the-cost-card',
  title: text('Orime invites designers to publish what a garment costs', 'Orime、服の原価を公開するカードを全デザイナーに'),
  dek: text(
    'Press release: a card in the pocket, with six lines on it, for any studio that wants one.',
    'プレスリリース。希望するすべての工房に、六行のカードをお渡しします。',
  ),
  section: 'press',
  tags: ['press-release', 'transparency'],
  author: 'merrin',
  status: 'published',
  daysAgo: 76,
  body: {
    en: [
      p(
        'From this season each designer on Orime can put a cost card in the pocket of a garment. It has six lines: cloth, trimmings, the work of making, the work of designing, carriage and packing, and what is left. The figures are the designer’s own. The card is printed by Orime without charge, in English and Japanese.',
      ),
      p(
        'The idea is Signe Lyngvad’s. The Copenhagen designer has slipped such a card into her coats since 2019. Hers is written by hand, and the third line is her wage.',
      ),
      h('Six lines'),
      p(
        'An example, by permission: one wool coat, of every 100 dollars paid. Cloth, 21. Trimmings, one magnet and thread, 1. Making, fourteen hours in Copenhagen, 37. Designing, shared over the seventy that will be made, 6. Carriage and packing, 4. The commission of the marketplace is 15, and it is shown. What remains is 16, before rent and tax. On the card itself the sums are in crowns, to the last one.',
      ),
      product('low-sun-coat-ash'),
      quote('I was told that nobody wants to know. Nobody who has told me that has ever read the card.', 'Signe Lyngvad'),
      p(
        'Lyngvad began it, she says, out of irritation. People told her the coat was expensive; others told her it was surprisingly cheap; she found that she could not say which of them was right. It took a weekend to add up. The result, which she did not expect, is that customers stopped asking for discounts. A number of them wrote to say that the fourth line was too low.',
      ),
      h('What the card is not'),
      p(
        'It isn’t a certificate. Nobody audits it, and Orime does not rank designers by it or lend it a colour or a leaf. It is not compulsory; there are good reasons not to take part, among them that one’s embroiderers may not want their hourly rate read out at a dinner. In such cases the line may say “by agreement”, and then the agreement is described.',
      ),
      p(
        'Nor is it an argument that a thing is worth what it costs. “A bad coat also has a cost,” Lyngvad points out. The card says where the money went. Whether it went well is for the person with the coat on.',
      ),
      h('How to take part'),
      p(
        'Designers will find the form in the studio, under each design. There is one field to a line, and a place for a note. The site checks that the six lines add up to the price, since in the trial one card in four did not. The card can be changed at any time; cards already sewn into a garment remain, of course, as they were.',
      ),
      p(
        'Seven studios took part in the trial: in Copenhagen, Porto, Tokyo, Kurashiki, Mexico City, Accra and New York. Five will go on with it. One is recalculating. One, after a discussion among its eleven members which took up most of an afternoon, decided against, and has sent us its reasons; they are good, and we have asked to print them in the magazine.',
      ),
      h('Contact'),
      p(
        'Enquiries about the card, and requests for samples, to press@example.com. Please say which language you would like. Cards are 91 by 55 millimetres, the size of a Japanese business card, because pockets turn out to have been made for those.',
      ),
    ],
    jp: [
      p(
        '今季より、Orimeのすべてのデザイナーが、服のポケットに「原価カード」を入れられるようになります。六行です。布、付属、縫製の仕事、設計の仕事、運送と梱包、そして残り。数字はデザイナー自身のものです。印刷は英語と日本語で、Orimeが無償で行います。',
      ),
      p(
        '発案はシーネ・リュングヴァズ。コペンハーゲンのこのデザイナーは、二〇一九年から自分のコートにカードを忍ばせてきました。手書きで、三行目が彼女の賃金です。',
      ),
      h('六行の内訳'),
      p(
        '許可を得て、一例をご紹介します。ウールのコート一着、お支払い百ドルあたりの内訳です。布、二十一。付属はマグネット一つと糸で、一。縫製はコペンハーゲンで十四時間、三十七。設計は、つくられる七十着で割って、六。運送と梱包、四。市場の手数料は十五で、これも記されます。残りは十六。家賃と税を払う前の数字です。実際のカードには、クローネの端数まで書かれています。',
      ),
      product('low-sun-coat-ash'),
      quote('誰も知りたがらない、と言われました。そう言った人は、カードを読んだことのない人ばかりでした。', 'シーネ・リュングヴァズ'),
      p(
        '始めたのは苛立ちからだったといいます。高いと言う人がいて、意外に安いと言う人がいて、どちらが正しいのか自分でも答えられなかった。計算には週末いっぱいかかりました。思いがけなかったのは、値引きを頼まれなくなったことです。四行目が低すぎる、という手紙も何通か届きました。',
      ),
      h('カードではないもの'),
      p(
        'これは証明書ではありません。監査する者はなく、Orimeがこれで順位をつけたり、色や葉の印を与えたりすることもありません。義務でもありません。参加しない、もっともな理由もあります。たとえば、刺し手が自分の時給を夕食の席で読み上げられたくない場合。そのときは「取り決めによる」と書き、取り決めの中身を説明します。',
      ),
      p(
        'かかっただけの値打ちがある、と主張するものでもありません。「悪いコートにも原価はあります」とリュングヴァズ。カードが言うのは、お金がどこへ行ったか。良いところへ行ったかどうかは、着ている人が決めることです。',
      ),
      h('参加の方法'),
      p(
        'デザイナーの方は、スタジオの各デザインの下に入力欄があります。一行に一項目、覚え書きの欄がひとつ。六行の合計が価格と合うかは、サイトが確かめます。試行では四枚に一枚が合いませんでした。内容はいつでも変えられます。すでに服に入ったカードは、もちろんそのままです。',
      ),
      p(
        '試行に参加したのは七つの工房。コペンハーゲン、ポルト、東京、倉敷、メキシコシティ、アクラ、ニューヨークです。五つは続け、ひとつは計算し直しています。もうひとつは、十一人の話し合いがほぼ午後いっぱい続いたのち、参加しないと決め、理由を書いて送ってくれました。良い理由です。雑誌に載せたいとお願いしているところです。',
      ),
      h('お問い合わせ'),
      p(
        'カードについてのお問い合わせ、見本のご希望は press@example.com まで、ご希望の言語を添えてお寄せください。大きさは九十一×五十五ミリ。日本の名刺の寸法です。調べてみると、ポケットはもともと、そのためにできていました。',
      ),
    ],
  },
};
