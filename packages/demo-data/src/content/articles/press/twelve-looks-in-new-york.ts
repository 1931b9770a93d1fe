import type { ArticleSource } from '../../article-blocks.ts';
import { text } from '../../text.ts';
import { h, p, quote } from '../blocks.ts';

export const twelveLooksInNewYork: ArticleSource = {
  slug: 'twelve-looks-in-new-york',
  title: text('Twelve looks, no runway: Orime in New York', '十二の装い、ランウェイなし。Orimeがニューヨークへ'),
  dek: text(
    'Press release: twelve houses from nine countries show one look each, in a room where one may touch them.',
    'プレスリリース。九か国十二組の作り手が一着ずつ。触れてよい部屋で。',
  ),
  section: 'press',
  tags: ['press-release', 'travel'],
  author: 'merrin',
  status: 'published',
  daysAgo: 50,
  pictures: { cover: 'producer/tilthammer/cover' },
  body: {
    en: [
      p(
        'Twelve designers of the marketplace will come to New York during fashion week, with one look each. There will be no runway and no front row. They’ll stand beside their work in the Selvedge Room, a sixth floor with windows on two sides, for one evening; and the sleeves may be touched.',
      ),
      p(
        'The looks come from nine countries. None of them is new in the sense of never having been seen: each designer has been asked to bring the piece they are still thinking about. Several have had to borrow theirs back.',
      ),
      h('The evening'),
      p(
        'Doors open with tea. Three quarters of an hour later the makers will say, in the order in which they’re standing and for two minutes each, what they’d do differently. There follows a conversation on repair between a tailor, a weaver and a person who has worn one coat for nineteen years. After that the room is open.',
      ),
      quote('Each has been asked to bring the piece that they are still thinking about.', 'Tobias Merrin, editor'),
      h('Places'),
      p(
        'There are 180, and they’re free. Guests are asked to reply by name on the page of the invitation, and will get a code for the door. The room can be reached by a lift; there are seats for those who would like one, and an interpreter for Japanese. What else is needed, please tell us in the reply, and we shall see to it.',
      ),
      p(
        'Photographs will be allowed, flash will not. Pictures of all twelve looks may be had the next morning from press@example.com, with names and credits in both languages.',
      ),
    ],
    jp: [
      p(
        'ファッションウィークのニューヨークへ、十二組のデザイナーが、それぞれ一着だけを携えて集まります。ランウェイも最前列もありません。二方に窓のある六階の部屋「ザ・セルヴィッジ・ルーム」で、一夜、作り手が作品の隣に立ちます。袖には、どうぞ触れてください。',
      ),
      p(
        '装いは九か国から。初めて人目に触れる、という意味での新作ではありません。いまも考え続けている一着を、とお願いしました。持ち主からしばらく返してもらった人も、何人かいます。',
      ),
      h('当日の流れ'),
      p(
        '開場はお茶とともに。四十五分後、作り手が、立っている順に二分ずつ、いまならどこを変えるかを話します。続いて、仕立て職人と織り手、そして一着のコートを十九年着ている人との、繕いについての対話。そのあとは自由にご覧ください。',
      ),
      quote('いまも考え続けている一着を、とお願いしました。', 'トビアス・メリン（編集者）'),
      h('ご出席'),
      p(
        '百八十席、無料です。招待状の頁からお名前でお申し込みください。受付用のコードをお送りします。会場へはエレベーターで上がれます。椅子と、日本語の通訳を用意いたします。ほかに必要なことがあればお返事にお書き添えください。整えてお待ちします。',
      ),
      p(
        '撮影はできますが、フラッシュはご遠慮ください。十二着すべての写真を、両方の言語による作者名とクレジットとともに、翌朝から press@example.com でお渡しします。',
      ),
    ],
  },
};
