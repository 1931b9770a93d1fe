import type { ArticleSource } from '../article-blocks.ts';
import { text } from '../text.ts';
import { h, p, product, quote } from './blocks.ts';

export const theRightToRepairASleeve: ArticleSource = {
  slug: 'the-right-to-repair-a-sleeve',
  title: text('The right to repair a sleeve', '袖を直す権利'),
  dek: text('Ren Kashiwade on leaving room for the next pair of hands.', '次の手のために、余白を残すこと。柏手蓮の寄稿です。'),
  section: 'culture',
  tags: ['critical-theory', 'repair', 'japan'],
  author: 'ren-kashiwade',
  status: 'published',
  daysAgo: 27,
  body: {
    en: [
      p(
        'Before I made jackets I mended them. I was on ski patrol; we had long evenings and a sewing machine which nobody else wanted. People brought things up the mountain in bad shape. In four winters I took in about six hundred garments, and I kept a book: what had failed, where, and whether I had been able to get at it. It’s the third column that I want to write about.',
      ),
      p(
        'A cuff frays. That’s no one’s fault, it is where the arm meets the world. You unpick the cuff, turn it, and sew it on again, and there are another five years. But in a third of the jackets the cuff couldn’t be unpicked, for it had been welded. Or it could be, but the lining was glued behind it. Or the tape over the seam was of a kind that comes away together with the cloth. Nobody had meant any harm. The sewing was often very fine. It had simply not occurred to anyone that a stranger with a lamp might one day need to come in.',
      ),
      h('Designing for the stranger'),
      p(
        'We talk of the right to repair with telephones and tractors. A law says that the maker must sell you the screen. With clothing we imagine that the problem doesn’t arise, since a needle is always to be had. But a needle is not enough. You need a seam allowance. You need a thread one can find, an order of assembly one can guess, and twenty centimetres of the same cloth. These cost money, and they’re invisible in the shop. A jacket with a centimetre and a half inside every seam looks exactly like a jacket with four millimetres, and weighs sixty grams more. Guess which of them wins the test in the magazine.',
      ),
      quote('A needle is not enough. You need a seam allowance.'),
      p(
        'So I think of it as a matter of manners, toward a person I will not meet. I imagine her in about 2041. She has never heard of me. She has my jacket on her table, under a bad light, and she’s turning it over to find the way in. Every decision I make is either a door that I have left on the latch or one I have locked for no reason.',
      ),
      h('What it looks like'),
      p(
        'In practice it is dull. The cuff of our shell is a separate piece, sewn on last, with one line of stitches you can see. The zip is set between two tapes, so it comes out without touching the membrane, and there is a spare in the pocket. Seams are taped, they have to be, but the tape stops a hand’s breadth before each place which is going to wear out, and those places are bound instead. There is a slip in the inside pocket, with a drawing. I have already filled in the first line: left cuff, outer edge, year three or four.',
      ),
      product('ishikari-shell-slate'),
      p(
        'Customers ask why I would tell them where it’s going to break. They think it’s a confession. It seems to me that everything breaks somewhere, and the only question is whether I know where. If I don’t I have not understood my own jacket.',
      ),
      h('The objection'),
      p(
        'There’s an honest objection. A door on the latch lets in a draught. A seam which can be opened is a little weaker than one that can’t; cloth you can patch is cloth you have to patch. My friend in Portland, who bonds everything, makes shells that are lighter than mine and drier for the first three years. I tell him to wait. He tells me that most people don’t keep a jacket for three years. We’re both right, and that’s rather the point: he builds for how people behave and I build for how they might if they were let.',
      ),
      product('salt-chore-shirt-sky'),
      p(
        'Last month a parcel came from Asahikawa with one of the first shells in it, from 2018. The left cuff was gone. Somebody had already replaced it, with cloth from an umbrella, in a blue that doesn’t match at all; beautiful small stitches, doubled at the corner. All that they wanted from me was a zip. There was a note in pencil on the slip, on the second line, under my own. It said: “Year six. Not four. But you were close.”',
      ),
    ],
    jp: [
      p(
        '上着をつくる前は、直していました。スキー場のパトロールだった頃です。夜は長く、誰も使わないミシンがありました。みんな、傷んだものを山に持って上がってきます。四度の冬で、およそ六百着。帳面をつけていました。何が、どこで駄目になったか。そして、そこに手が届いたか。書きたいのは、この三つ目の欄のことです。',
      ),
      p(
        '袖口は擦り切れます。誰のせいでもなく、腕が世界と出会う場所だからです。解いて、返して、縫い直せば、あと五年。ところが三着に一着は、袖口を解けませんでした。溶着されている。あるいは解けても、裏地が糊で貼ってある。縫い目のテープが、生地ごと剥がれる種類のものだったりもします。悪気はないのです。縫製はたいてい見事でした。ただ、いつか見知らぬ誰かが明かりを手に入ってこなければならないとは、誰も思わなかったのです。',
      ),
      h('見知らぬ人のための設計'),
      p(
        '修理する権利は、電話やトラクターについて語られます。画面は売らなければならない、と法律が言う。服にはその問題がないと思われています。針ならいつでもあるから。でも、針だけでは足りません。縫い代が要ります。手に入る糸、見当のつく組み立ての順番、そして同じ布が二十センチ。どれもお金がかかり、店では見えません。縫い代が一センチ半ある上着と四ミリの上着は、見た目がまったく同じで、六十グラム重い。雑誌の比較で勝つのはどちらか、おわかりでしょう。',
      ),
      quote('針だけでは足りません。縫い代が要るのです。'),
      p(
        'ですから、これは会うことのない人への礼儀だと考えています。二〇四一年頃の人を思い浮かべます。わたしの名は知りません。暗い明かりの下、台の上にわたしの上着があり、入口を探して裏返している。わたしの決めることはどれも、掛け金だけの戸か、理由もなく鍵をかけた戸の、どちらかです。',
      ),
      h('具体的には'),
      p(
        'やってみると地味なものです。シェルの袖口は別の部品で、最後に、目に見える一本の縫い目で付けます。ファスナーは二枚のテープのあいだに挟み、防水膜に触れずに外せます。予備をポケットに一本。縫い目はテープで塞ぎますが、傷むはずの場所の手前、手の幅ほどで止め、そこは布で包んでおきます。内ポケットには図を描いた紙が一枚。最初の行は、もう書いてあります。左袖口、外側、三年目か四年目。',
      ),
      product('ishikari-shell-slate'),
      p(
        'どこが壊れるかをなぜ教えるのか、と聞かれます。白状しているように見えるのでしょう。けれど、何だってどこかは壊れます。問題は、それを作り手が知っているかどうかだけ。知らないのなら、自分の上着をわかっていないということです。',
      ),
      h('反論'),
      p(
        'もっともな反論があります。掛け金だけの戸からは隙間風が入る。開けられる縫い目は、開けられない縫い目より少し弱い。継げる布とは、継がなければならない布のことです。何でも圧着するポートランドの友人がつくるシェルは、わたしのより軽く、はじめの三年はよく乾いています。待ってみろ、とわたしは言い、上着を三年着る人のほうが少ない、と彼は言います。どちらも正しい。そして、そこが肝心なのです。彼は人のふるまうとおりにつくり、わたしは、許されればふるまうかもしれないようにつくっています。',
      ),
      product('salt-chore-shirt-sky'),
      p(
        '先月、旭川から小包が届きました。二〇一八年の、最初のシェルのひとつです。左の袖口はありませんでした。もう誰かが取り替えていたのです。傘の布で、まるで合わない青で。細かく美しい針目で、角は二重でした。頼まれたのはファスナーだけ。紙の二行目、わたしの字の下に、鉛筆で書いてありました。「六年目。四年ではなく。でも、惜しかったです」。',
      ),
    ],
  },
};
