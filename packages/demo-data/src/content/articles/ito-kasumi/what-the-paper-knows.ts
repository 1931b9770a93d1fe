import type { ArticleSource } from '../../article-blocks.ts';
import { text } from '../../text.ts';
import { h, p } from '../blocks.ts';

export const whatThePaperKnows: ArticleSource = {
  slug: 'what-the-paper-knows',
  title: text('What the paper knows', 'たとう紙の知っていること'),
  dek: text('On the paper that a kimono is kept in, and how to crease it.', '着物を包む紙の、折り方のこと。'),
  section: 'culture',
  tags: ['folding', 'paper'],
  author: 'ito-kasumi',
  status: 'draft',
  daysAgo: 6,
  pictures: { cover: 'design/fold-haori-ecru/macro' },
  body: {
    en: [
      p(
        'A kimono is put away in paper, and the paper has to be creased before it can hold anything. That was my work, from the age of six: two hundred sheets before the summer airing, with the back of a spoon.',
      ),
      p(
        'Nobody tells you that paper has a direction. You find out by creasing it the wrong way, which looks right until the following year.',
      ),
    ],
    jp: [
      p(
        '着物は紙に包んで仕舞います。その紙は、先に折り癖を付けておかなければ何も包めません。六つの歳から、それが私の仕事でした。夏の虫干しの前に二百枚、匙の背で折っていきます。',
      ),
      p('紙に目があることは、誰も教えてくれません。逆に折ってみて、はじめてわかります。しかも、間違いが見えるのは翌年です。'),
      h('紐は四本'),
      p('たとう紙には紐が四本あります。結ぶのは二本だけ。残りの二本は、'),
    ],
  },
};
