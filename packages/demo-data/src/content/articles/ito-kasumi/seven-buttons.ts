import type { ArticleSource } from '../../article-blocks.ts';
import { text } from '../../text.ts';
import { h, note, p, product, quote } from '../blocks.ts';

export const sevenButtons: ArticleSource = {
  slug: 'seven-buttons',
  title: text('Seven buttons', '七つのボタン'),
  dek: text(
    'They are inside the back, where nobody looks. Six would not do.',
    '背中の内側、誰も見ないところにあります。六つでは足りません。',
  ),
  section: 'makers',
  tags: ['folding', 'tokyo'],
  author: 'ito-kasumi',
  status: 'in_review',
  daysAgo: 2,
  pictures: { cover: 'design/hakama-trousers-charcoal/macro' },
  body: {
    en: [
      p(
        'There are seven buttons in our coats that nobody sees. They sit inside the back, along the spine and under the arms, and they hold the folds. In ten years five people have asked me why there are not six.',
      ),
      p(
        'With six the coat opens. I know, because the first eleven coats had six. They were beautiful in the shop, and they came back in March, one after another, with the fold over the left shoulder blade gone soft. It was always the left. We looked for the reason in the cloth, then in the iron, and at last in the street: people carry a bag on the right shoulder and reach across with the left hand.',
      ),
      h('Where the seventh goes'),
      p(
        'The seventh is a hand’s width below the collar, a little to the left. As long as you stand still it does nothing. When you reach, it takes the pull, and the fold above it need not.[^1]',
      ),
      quote('As long as you stand still it does nothing.'),
      p(
        'They are made of corozo, the nut of a palm, because horn is too hard to lean on and plastic too light to stay where it is put. Each is sewn on with forty turns of silk. If one comes off, write to us. We send it with the thread already in the needle, since it is the threading that keeps coats from being mended.',
      ),
      product('crease-line-coat-ink'),
      note(1, 'For left-handed wearers it is on the other side. Tell us; we do not ask, and we should.'),
    ],
    jp: [
      p(
        '私たちのコートには、誰にも見えないボタンが七つあります。背中の内側、背筋と両脇に並び、折目を留めています。なぜ六つではないのですか、と尋ねた方は、十年で五人でした。',
      ),
      p(
        '六つでは、開いてしまうのです。はじめの十一着は六つでした。店先では美しく、そして三月になると、一着また一着と戻ってきました。左の肩甲骨の上で、折目が甘くなっている。決まって左でした。原因を布に探し、アイロンに探し、とうとう通りに出て見つけました。人は右の肩に鞄を掛け、左手を伸ばして物を取るのです。',
      ),
      h('七つめの場所'),
      p(
        '七つめは、衿から手の幅ひとつ下、少し左寄りにあります。じっと立っているかぎり、何もしません。手を伸ばすとき、引く力を引き受けて、上の折目を休ませます。[^1]',
      ),
      quote('じっと立っているかぎり、何もしない。'),
      p(
        '素材はコロゾ、椰子の実です。角は寄りかかるには硬く、樹脂はその場にとどまるには軽すぎました。一つひとつ、絹糸を四十回巻いて留めています。もし取れたら、お便りをください。糸を通した針と一緒にお送りします。繕いものが後回しになるのは、たいてい、糸を通すのが面倒だからです。',
      ),
      product('crease-line-coat-ink'),
      note(1, '左利きの方には反対側に付けています。どうぞお知らせください。本来なら、こちらから伺うべきことです。'),
    ],
  },
};
