import type { ArticleSource } from '../../article-blocks.ts';
import { text } from '../../text.ts';
import { h, p, quote } from '../blocks.ts';

export const anIssueWithoutClothes: ArticleSource = {
  slug: 'an-issue-without-clothes',
  title: text('A fashion magazine prints an issue of theory', 'ファッション誌が、理論の号をつくりました'),
  dek: text(
    'Press release: four essays on what clothes say, owe, copy and outlast.',
    'プレスリリース。服は何を語り、何を借り、何を写し、何より長く残るのか。四つのエッセイ。',
  ),
  section: 'press',
  tags: ['press-release', 'essay'],
  author: 'quist',
  status: 'published',
  daysAgo: 62,
  pictures: { cover: 'producer/taller-nube-roja/cover' },
  body: {
    en: [
      p(
        'Orime’s magazine has published a special issue, Critical Theory. It has four chapters and no trends. The essays ask what is owed to the people from whom a pattern comes; who has the right to mend a sleeve; what a mood board does to the person who makes one; and whether a garment can be said to hold an opinion.',
      ),
      p(
        'They’re meant to be read in order, and take about a quarter of an hour. There are notes in the margin, which on a telephone stand below the text. Each can be cited: a line at the end of every chapter gives the author, the title, the date and the address.',
      ),
      h('Why a shop does this'),
      p(
        'Because the questions come up at the counter. A customer who wants to know if she may wear the stripe of somebody else’s grandmother is not asking about the return policy. We had been answering such letters one by one; four of the answers grew.',
      ),
      quote('The questions come up at the counter. Four of the answers grew.', 'Ama Quist, editor'),
      h('Written twice'),
      p(
        'As with everything in the magazine each essay was written in English and in Japanese by people who spoke with one another, and neither is a translation. In two places the versions disagree. We’ve left them so, with a note.',
      ),
      p(
        'The issue is free to read, and has no advertisements. Teachers may print it for a class of any size. Replies are welcome, will be read, and if they are shorter than what they reply to may be published. To the editors, at press@example.com.',
      ),
    ],
    jp: [
      p(
        'Orimeのマガジンは、特集号「クリティカル・セオリー」を公開しました。四章からなり、流行の話はありません。文様をもたらした人々に、わたしたちは何を負っているのか。袖を繕う権利は誰にあるのか。ムードボードは、それをつくる人に何をするのか。服は意見を持つと言えるのか。四つのエッセイが問いかけます。',
      ),
      p(
        '順にお読みいただくことを考えてつくりました。所要はおよそ十五分。注は本文の脇に、電話では本文の下に置かれます。引用もできます。各章の終わりに、著者、題、日付、アドレスを一行にまとめました。',
      ),
      h('なぜ店が、このようなことを'),
      p(
        '店先で尋ねられるからです。よその家のお祖母様の縞を着てもよいものかと迷うお客様が知りたいのは、返品の決まりではありません。そうしたお便りに一通ずつお返事をしていたところ、四通が育ちました。',
      ),
      quote('店先で尋ねられるのです。お返事のうち、四通が育ちました。', 'アマ・クイスト（編集者）'),
      h('二度書くこと'),
      p(
        'マガジンのほかの記事と同じく、どのエッセイも、話し合った人たちが英語と日本語でそれぞれに書きました。どちらも翻訳ではありません。二か所で、両者の言うことが食い違います。注をつけて、そのままにしました。',
      ),
      p(
        '無料でお読みいただけます。広告はありません。授業のために、何部でも刷っていただいてかまいません。ご意見は必ず読み、もとの文章より短いものは掲載することがあります。宛先は編集部、press@example.com です。',
      ),
    ],
  },
};
