import type { ArticleSource } from '../article-blocks.ts';
import { text } from '../text.ts';
import { divider, h, note, p, product, quote } from './blocks.ts';

export const aGarmentIsAnArgument: ArticleSource = {
  slug: 'a-garment-is-an-argument',
  title: text('A garment is an argument', '服とは、ひとつの主張である'),
  dek: text(
    'The opening essay of our special issue on critical theory, in five short chapters.',
    '特集「クリティカル・セオリー」の巻頭論考。短い五つの章で。',
  ),
  section: 'culture',
  tags: ['critical-theory', 'essay'],
  author: 'kuroiwa',
  featured: true,
  status: 'published',
  daysAgo: 31,
  body: {
    en: [
      p(
        'This magazine belongs to a shop. We had better begin with that, since an essay about what clothes mean, printed beside clothes which are for sale, has an interest in the answer. The interest is declared. What follows is an attempt to think anyway.',
      ),
      h('1. Every seam is a sentence'),
      p(
        'Somebody decided that your trousers should open at the front. Somebody decided that a man’s shirt closes to one side and a woman’s to the other, that a jacket has a hole in the lapel for a flower nobody wears, that there should be a pocket here and only the drawing of a pocket there. None of it is natural. A garment is a series of claims: about where bodies bend, about who will do the buttons, about what a person may need to carry, and whether it’s likely that they will have to run.',
      ),
      p(
        'Most of these claims were made so long ago that we take them for facts. The work of a designer who thinks, as opposed to one who decorates, is to find the sentence again inside the seam, and ask if it is still true.[^1]',
      ),
      quote('The work of a designer is to find the sentence again inside the seam, and ask if it is still true.'),
      h('2. Who is speaking'),
      p(
        'An argument needs a speaker. Fashion has generally preferred a single one, with a surname, and has arranged the rest of us, the weavers, cutters, pressers, wearers and menders, as an audience. But cloth has always been made in the plural. A coat that you can buy on this site was cut by one person, woven by a second, dyed by a third, and creased by a committee. When we print their names it is not generosity. It is punctuation: it tells you where one voice stops and the next goes on.',
      ),
      p(
        'There is a further speaker who is never printed, and that is you. A red T-shirt on a hanger says nothing much. It says one thing at a demonstration and another in a hospital; it says a third thing on the second day. Meaning is finished in wear, as a crease is.',
      ),
      product('kite-tee'),
      h('3. On newness'),
      p(
        'The industry’s favourite argument is a very short one: this is new. It is difficult to answer, for it becomes false by itself within a few months, and by then there is another. We are not above it. There is a rail on our front page which is called “New in”, and people like it.',
      ),
      p(
        'But a claim that is only true for a season is a weak claim, and we have noticed that the clothes our readers keep are those which made a stronger one. “This can be opened and sewn again.” “This has pockets where your hands are.” “This was woven at the speed at which someone could still talk.” You can check such sentences. You can go on checking them for years.',
      ),
      h('4. What theory is for'),
      p(
        'Critical theory has a reputation for making simple things hard. We think of it more as a seam ripper: a small, bent, unglamorous tool for undoing a line of stitches without harming the cloth. Its first question is always the same. Who benefits from this seeming natural? Ask it of the size chart, which was drawn up from soldiers. Ask it of the word “flattering”. Ask it of “ethnic”, and of “timeless”, and of free returns.',
      ),
      p(
        'It is a tool for taking apart. It is not, by itself, a coat. At some point somebody must thread the needle, and the essays in this issue were written by people who do. Each of them makes clothes, or mends them, and each was asked for one seam that they no longer believe in, and what they mean to sew in its place.',
      ),
      h('5. A modest programme'),
      p(
        'So: let a garment say what it is made of, and by whom, and what it cost. Let it be possible to disagree with, by letting out, taking in, cutting off. Let it leave you better able to move than it found you. Let it bear being worn by somebody for whom it was not intended. And let it be, because an argument nobody wants to hear is not yet an argument, beautiful.',
      ),
      p('That is five sentences. A shirt has about as many seams.'),
      divider,
      note(
        1,
        'Compare the buttonhole of the lapel, which once fastened a coat against the wind and has outlived by a century the collar it was meant to close.',
      ),
    ],
    jp: [
      p(
        'この雑誌は、ある店のものです。まずそこから始めるべきでしょう。売り物の服の隣に刷られた、服の意味についての文章は、答えに利害を持っています。利害は申告しました。以下は、それでも考えてみようとする試みです。',
      ),
      h('一、縫い目はすべて文である'),
      p(
        'ズボンの前が開くことは、誰かが決めました。男のシャツと女のシャツの合わせが逆であることも、誰も挿さない花のための穴がラペルにあることも、ここには本物のポケットがあり、そこにはポケットの絵しかないことも。自然なものはひとつもありません。服は主張の連なりです。身体はどこで曲がるのか。ボタンは誰が留めるのか。人は何を持ち歩くのか。走ることになりそうか。',
      ),
      p(
        'その多くはあまりに昔に言われたので、わたしたちは事実だと思っています。飾るデザイナーではなく、考えるデザイナーの仕事とは、縫い目のなかからその文をもう一度見つけ、いまも本当かと問うことです[^1]。',
      ),
      quote('縫い目のなかからその文をもう一度見つけ、いまも本当かと問うこと。'),
      h('二、語っているのは誰か'),
      p(
        '主張には語り手が要ります。ファッションは長らく、苗字をもったひとりの語り手を好み、織る人、裁つ人、アイロンを当てる人、着る人、繕う人を、聴衆の側に並べてきました。けれど布は、いつも複数形でつくられてきたのです。このサイトで買えるあるコートは、ひとりが裁ち、別のひとりが織り、三人目が染め、折目は合議で決まりました。その名を刷るのは、気前のよさではありません。句読点です。ひとつの声がどこで終わり、次の声がどこから続くのかを示しているのです。',
      ),
      p(
        'もうひとり、決して刷られない語り手がいます。あなたです。ハンガーに掛かった赤いTシャツは、たいしたことを言いません。集会ではひとつのことを、病院では別のことを、二日目にはまた別のことを言います。意味は、折目と同じく、着ることで仕上がります。',
      ),
      product('kite-tee'),
      h('三、新しさについて'),
      p(
        '業界がもっとも好む主張は、とても短いものです。これは新しい。反論は難しい。放っておいても数か月で嘘になり、その頃には次の「新しい」が来ているからです。わたしたちも例外ではありません。トップページには「新着」という棚があり、人気です。',
      ),
      p(
        'けれど、一季節しか本当でない主張は、弱い主張です。読者が手もとに残す服を見ていると、もっと強いことを言っている。「開いて、縫い直せます」。「手のある場所にポケットがあります」。「話をしながらでも織れる速さで織りました」。こうした文は確かめられます。何年でも、確かめ続けることができます。',
      ),
      h('四、理論は何のために'),
      p(
        '批評理論には、簡単なことを難しくするという評判があります。わたしたちはむしろ、リッパーのようなものだと考えています。布を傷めず、縫い目だけを解く、小さくて曲がった、見栄えのしない道具です。最初の問いはいつも同じ。これが自然に見えることで、得をするのは誰か。サイズ表に尋ねてみてください。もとは兵士の身体から引かれたものです。「着痩せ」という言葉に。「民族調」に、「永遠の定番」に、そして「返品無料」に。',
      ),
      p(
        'これは解くための道具であって、それ自体はコートではありません。どこかで誰かが、針に糸を通さなければならない。この特集の書き手は、そうする人たちです。誰もが服をつくるか、繕うかしています。それぞれに、もう信じられなくなった縫い目をひとつ挙げ、代わりに何を縫うつもりかを書いてもらいました。',
      ),
      h('五、ささやかな綱領'),
      p(
        '服は、何でできているか、誰がつくったか、いくらかかったかを言うこと。出し、詰め、切ることで、異議を唱えられること。着る前よりも、身体が動くようにすること。想定しなかった人に着られても、こたえないこと。そして――誰も聞きたがらない主張は、まだ主張ではないのですから――美しくあること。',
      ),
      p('これで五つの文です。シャツ一枚の縫い目も、だいたいそのくらいです。'),
      divider,
      note(1, 'たとえばラペルのボタン穴。風を防いで衿を留めるためのものでしたが、閉じるはずだった衿よりも、もう百年長く生きています。'),
    ],
  },
};
