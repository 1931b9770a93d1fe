import type { ArticleSource } from '../article-blocks.ts';
import { text } from '../text.ts';
import { h, p, product, quote, task } from './blocks.ts';

export const writingADescription: ArticleSource = {
  slug: 'writing-a-description',
  title: text('Handbook 2: writing a description', 'ハンドブック2　説明を書く'),
  dek: text(
    'Sixty words in each language: what it is, how it is cut, how it wears.',
    '何であり、どう裁たれ、どう着られるか。ふたつの言語で、それぞれ短く。',
  ),
  section: 'handbook',
  tags: ['handbook', 'writing'],
  author: 'quist',
  status: 'published',
  daysAgo: 118,
  body: {
    en: [
      p(
        'Somebody is reading about your coat on a telephone, on a train, with a thumb. You have about sixty words. This is enough, if you spend them on what the photograph can’t show.',
      ),
      h('Three sentences'),
      p(
        'First, the cloth: what it’s made of, where, and one thing about it that can be felt. “Heavy silk satin from Kiryu, 22 momme, which hangs like poured water.” Second, the cut: the decision you are proudest of, and its purpose. “Cut on the bias, so it follows and does not cling.” Third, the wear: what happens on a body, over a day, or after a year. “The straps adjust at the back; the hem is rolled by hand and may be let down.” Then stop. If there’s a fourth sentence it should be the one that only you could have written.',
      ),
      product('cocoon-blouse'),
      h('Words to leave out'),
      p(
        'Timeless, effortless, must-have, elevated, iconic, luxurious, perfect for any occasion. They aren’t wrong. They’re just true of everything on the page beside yours. “Flattering” raises the question of what was the matter. “Inspired by” is usually the start of a sentence about the designer; your reader was hoping for one about sleeves.',
      ),
      p(
        'Leave out, also, whatever the form already says. Composition, weight, care and origin have fields of their own and are set under your text, in both languages, without your help. Repeat a fact only when it explains something: “a tenth of cashmere, so it is softer at the neck than it looks.”',
      ),
      quote('If there is a fourth sentence it should be the one that only you could have written.'),
      h('Be exact'),
      p(
        'A number is worth three adjectives. Eleven dips, forty hours, two metres, one pocket. So is a place, and so is a limit. “Stiff for two weeks” has sold more jeans on this site than “soft”, because those who want that want it very much, and the others are saved a parcel. State what the thing will not do. It won’t stretch. It will bleed in the first wash. It’s short in the body. Each of these prevents a return, and all of them build the odd kind of trust that comes of being told something to a seller’s disadvantage.',
      ),
      h('The other language'),
      p(
        'You may write in either English or Japanese. An editor will write the other, and will ask you questions; please answer them, even those which seem strange. We don’t translate. A Japanese reader expects to hear how it is made before hearing how it looks, doesn’t mind a sentence without a subject, and knows the names of a dozen ways of folding. An English reader would like a verb early on. Jokes rarely cross; rhythm sometimes does. If a pun is lost we’ll try to lose it gracefully and to find one somewhere else.',
      ),
      h('Names'),
      p(
        'A name is read more often than anything else you write, most often in a list, next to a price. Two or three words. Something one could say to a friend on the telephone. If the design comes in several colours, name the cut and not the colour; the colour is added by itself. Avoid numbers, unless it is the number of something. And say it aloud in both languages, since there are combinations which are perfectly innocent in the one.',
      ),
      h('Test'),
      p(
        'Read it to somebody who can’t see the picture, and ask them to draw it. If they draw a coat, it is a description. If they draw a feeling, write it again.',
      ),
      h('Checklist'),
      task('Three sentences: the cloth, the cut, the wear.'),
      task('One number, one place and one limit.'),
      task('Read aloud to somebody who can’t see the picture.'),
      task('The name said aloud in both languages.'),
    ],
    jp: [
      p(
        'あなたのコートの説明を、誰かが電車のなかで、電話で、親指で読んでいます。使えるのは百数十字。写真に写らないことに使うなら、それで足ります。',
      ),
      h('三つの文'),
      p(
        'まず、布。何でできていて、どこで織られ、触れてわかることをひとつ。「桐生で織った二十二匁の重いシルクサテン。水を注いだように落ちます」。次に、裁ち。いちばん誇りに思う決断と、その目的を。「斜めに裁ち、身体に沿いながら張りつきません」。そして、着ること。身体の上で、一日のあいだに、あるいは一年ののちに何が起きるか。「肩紐は背中で調節でき、手で巻いた裾は出すこともできます」。そこで止める。四つ目があるとすれば、あなたにしか書けない一文を。',
      ),
      product('cocoon-blouse'),
      h('使わない言葉'),
      p(
        '永遠の定番、大人可愛い、抜け感、こなれた、マストハブ、上質な暮らし、シーンを選ばない。間違いではありません。ただ、隣の頁のすべてにも当てはまります。「着痩せ」と書けば、何か問題があったのかと思わせます。「〜から着想を得て」は、たいていデザイナーについての文の始まりです。読者は、袖の話を待っていました。',
      ),
      p(
        '書式にすでにあることも省きます。組成、重さ、洗濯、原産国には欄があり、文章の下に両方の言語で並びます。繰り返すのは、それが何かを説明するときだけ。「一割のカシミヤで、首もとは見た目より柔らかです」というように。',
      ),
      quote('四つ目の文があるとすれば、あなたにしか書けない一文を。'),
      h('正確に'),
      p(
        '数字ひとつは、形容詞三つに値します。十一回、四十時間、二メートル、ポケットひとつ。地名も、限界もそうです。「二週間は硬い」は、このサイトで「柔らかい」よりも多くのデニムを売りました。そういうものを探している人は本気で探していて、そうでない人は荷物をひとつ受け取らずに済むからです。しないことも書いてください。伸びません。最初の洗濯で色が出ます。丈は短めです。どれも返品をひとつ防ぎ、売り手に不利なことを聞かされたときの、あの不思議な信頼を育てます。',
      ),
      h('もうひとつの言語'),
      p(
        '英語でも日本語でも構いません。もう一方は編集者が書き、そのために質問をします。変に思えるものにも、どうかお答えください。翻訳はしません。日本語の読者は、どう見えるかの前に、どうつくられたかを聞きたいと思っています。主語のない文を気にせず、畳み方の名を十ほど知っています。英語の読者には、早めに動詞を。冗談はめったに渡れませんが、調子はときどき渡れます。洒落が失われるときは、できるだけ優雅に失い、別のところでひとつ見つけます。',
      ),
      h('名前'),
      p(
        '名前は、あなたが書くもののうち、いちばん多く読まれます。たいていは一覧のなかで、値段の隣で。短く、友人に電話で言えるものを。何色かあるなら、色ではなく形に名を付けてください。色は自動で添えられます。何かの数でないかぎり、数字は避けること。そして、両方の言語で声に出してみてください。一方ではまったく無邪気な組み合わせというものが、あるのです。',
      ),
      h('試し方'),
      p('写真を見ていない人に読み聞かせ、描いてもらいます。コートを描いたら、説明になっています。気分を描いたら、書き直しです。'),
      h('確認すること'),
      task('三つの文。布、裁ち、着ること。'),
      task('数字をひとつ、地名をひとつ、限界をひとつ。'),
      task('写真を見ていない人に読み聞かせた。'),
      task('名前を、両方の言語で声に出した。'),
    ],
  },
};
