import type { ArticleSource } from '../../article-blocks.ts';
import { text } from '../../text.ts';
import { h, p, quote } from '../blocks.ts';

export const theArchiveOpens: ArticleSource = {
  slug: 'the-archive-opens',
  title: text('Garments that can no longer be bought stay where they can be seen', '買えなくなった服を、見られるままに'),
  dek: text('Press release: Orime opens an archive of past seasons.', 'プレスリリース。過去のシーズンのアーカイブを公開します。'),
  section: 'press',
  tags: ['press-release', 'archive', 'history'],
  author: 'kuroiwa',
  status: 'published',
  daysAgo: 90,
  pictures: { cover: 'producer/malhas-douranel/cover' },
  body: {
    en: [
      p(
        'When a garment is sold out, most shops take down its page. The picture goes, and the words about the cloth, and the name of whoever wove it; the link in a customer’s old letter leads to a page which regrets. Orime has decided not to do this. As of today the designs of past seasons are kept in an archive, by year and season, with their lookbooks and with what the magazine was writing at the time.',
      ),
      p(
        'Nothing in the archive is for sale, and its pages have no cart. They say since when a design is no longer made, and lead to what its designer is making now.',
      ),
      h('Who asked for it'),
      p(
        'Customers did, chiefly in order to mend things: a page with the composition and the care on it is worth having as long as one has the coat. Designers did, who found that they couldn’t remember which year the pocket had moved. And students did. A season of independent fashion leaves very little paper behind it; nobody prints a catalogue of eleven coats.',
      ),
      quote('I wanted to know in which year I moved the pocket. I had to ask a customer.', 'A designer in Tokyo'),
      h('Whose it is'),
      p(
        'The pictures and the words belong to their designers, who may take a piece out of the archive, or put an old one in. So far it’s been the second. One has sent us a shoebox.',
      ),
      p(
        'Museums, schools and anyone writing a history may use up to ten pictures free of charge, with credit. Please write to press@example.com.',
      ),
    ],
    jp: [
      p(
        '服が売り切れると、たいていの店は頁を下ろします。写真も、布についての文章も、織った人の名前も消え、お客様の古いメールのリンクは、お詫びの頁につながります。Orimeは、そうしないことにしました。本日より、過去のシーズンの作品をアーカイブに残し、年とシーズンごとに、当時のルックブックと、その頃マガジンに書かれていたこととともに公開します。',
      ),
      p(
        'アーカイブのものは販売しておらず、頁にカートはありません。いつから作られていないのかを記し、そのデザイナーがいま作っているものへご案内します。',
      ),
      h('誰が望んだのか'),
      p(
        'まず、お客様です。主に、繕うために。組成と洗い方の書かれた頁は、コートを持っているかぎり役に立ちます。次に、デザイナー。ポケットの位置を変えたのが何年だったか、思い出せなかったのです。そして、学生たち。独立系ファッションの一季節は、紙をほとんど残しません。コート十一着のために、図録を刷る人はいないからです。',
      ),
      quote('ポケットを動かしたのが何年だったのか知りたくて、お客様に尋ねるしかありませんでした。', '東京のデザイナー'),
      h('誰のものか'),
      p(
        '写真も文章も、デザイナーのものです。アーカイブから外すことも、古いものを加えることもできます。いまのところ、加える方ばかりです。靴の箱をひとつ、送ってくださった方もいます。',
      ),
      p('美術館、学校、また歴史を書かれる方は、クレジットを添えて十点まで無償でお使いいただけます。press@example.com までご連絡ください。'),
    ],
  },
};
