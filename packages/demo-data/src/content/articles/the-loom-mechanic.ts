import type { ArticleSource } from '../article-blocks.ts';
import { text } from '../text.ts';
import { designer, h, image, p, product, quote } from './blocks.ts';

export const theLoomMechanic: ArticleSource = {
  slug: 'the-loom-mechanic',
  title: text('The loom mechanic', '織機を直す人'),
  dek: text('Toya Kuzumi listens to cloth before he looks at it.', '久住刀也は、見るより先に、布を聴きます。'),
  section: 'makers',
  tags: ['denim', 'japan', 'what-a-trip'],
  author: 'kuroiwa',
  status: 'published',
  daysAgo: 41,
  body: {
    en: [
      p(
        '“That one is late,” says Toya Kuzumi, and nods at a loom in the second row. There are twenty-two in the shed, all running. I cannot hear that any of them is anything but loud. He walks over, lays his palm on the frame, waits, takes a spanner out of his back pocket and turns something by about the width of a hair. The loom sounds exactly as before. “There,” he says.',
      ),
      p(
        'For nine years this was his whole job. He came to the Isoda mill in Kojima at nineteen, because his motorcycle had broken down outside and the foreman had lent him a tool. The looms were already older than he was. The company that had made them was gone, so were the drawings, and the two men who understood them were about to retire. Kuzumi spent his first year making parts that failed. In the second year he started to write down how a loom sounded before a part failed. He has eleven notebooks of that.',
      ),
      h('Why slow cloth is uneven'),
      p(
        'A modern loom blows the weft across with a puff of air, six or seven hundred times a minute, and the warp is held as tight as a drum. These looms throw a wooden shuttle, a hundred and fifty times a minute, and the warp is slack. So the threads have room to sit where they like. The cloth comes off with a grain to it, like wood; it is rough for a fortnight and then soft in a manner that is hard to describe, since what has gone is not the roughness but one’s objection to it.',
      ),
      p(
        'The shuttle turns around at each edge, without cutting the thread, and this is the selvedge that people fold outward on their cuffs. Kuzumi is patient about selvedge. “It is a side effect,” he says. “It is as though one admired a person for having elbows.”',
      ),
      quote('It is as though one admired a person for having elbows.', 'Toya Kuzumi, on selvedge'),
      image('producer/isoda-denim/cover', 'Rope-dyed yarn, blue outside and white within.'),
      h('The first trousers'),
      p(
        'He made the first pair in 2011, for himself, from forty centimetres too much of an order. He had no pattern. He took apart the work trousers of his grandfather, who had loaded salt at the harbour in Kurashiki; they were wide, high, cut square at the ankle so as not to trail in the wet, and repaired so often that it was hard to say which parts were trousers. He copied the shape, and left out the repairs. Three colleagues asked for some. After the twentieth pair the foreman suggested that he should rent a room.',
      ),
      product('tide-wide-jean-indigo'),
      p(
        'He does not sell them washed. He will wash them, if asked, on the roof of his workshop, with sea water carried up in buckets, and then they lie in the sun until they can stand. Salt opens the seams a little. The indigo goes first along the edges. It is a very slow way of making something look as though it had been used, but for the fact that it has been: somebody carried the buckets.',
      ),
      product('salt-chore-shirt-sky'),
      h('A drawer of knees'),
      p(
        'In each pair there is a card asking for a photograph after two years, of the knees only. He has been sent about nine hundred. They are in a plan chest, sorted, not by date or by name, but by kind of wear: the cyclists, whose fade is on the inside of the thigh; the gardeners, round and pale; the people with small children, who have two spots, close together. There is a carpenter in Sendai whose right knee is white and whose left is nearly new. There is a pair which shows nothing at all. “He bought them to keep,” says Kuzumi, “and sent the picture to apologise.”',
      ),
      p(
        'He uses them. When he changes a cut, by a centimetre in the rise, or the depth of a pocket, it is because of something in the drawer. It strikes me that this is the same notebook as before. He listens for the sound that a thing makes just before it gives way.',
      ),
      h('Late'),
      p(
        'As I was leaving, the shed stopped. At twelve the power goes off for lunch; twenty-two looms run down in the course of perhaps four seconds, and then it is so quiet that you hear the belts tick as they cool. Kuzumi stood in the doorway with his head a little to one side. I asked what he was listening to. He said that one of them had stopped after the others. He would look into it, he said, after he had eaten.',
      ),
      designer('toya-kuzumi'),
    ],
    jp: [
      p(
        '「あれ、遅れてますね」。久住刀也は二列目の一台を顎で示しました。工場では二十二台が動いています。わたしには、どれもただ大きな音としか聞こえません。彼は歩み寄り、枠に手のひらを当て、待ち、尻のポケットからスパナを出して、どこかを髪の毛一本ほど回しました。音は前とまったく同じです。「よし」と彼は言いました。',
      ),
      p(
        '九年間、それが仕事のすべてでした。児島の磯田デニムに来たのは十九のとき。工場の前でバイクが壊れ、工場長が工具を貸してくれたのが縁でした。織機はすでに彼より年上で、製造元はもうなく、図面もなく、わかる二人は引退が近い。最初の一年は、すぐ壊れる部品ばかりつくっていたそうです。二年目から、壊れる前の音を書き留めるようになりました。その帳面が、十一冊あります。',
      ),
      h('ゆっくり織ると、なぜ揃わないのか'),
      p(
        '新しい織機は、空気の一吹きで緯糸を飛ばします。一分に六、七百回。経糸は太鼓のように張られます。ここの織機は、木の杼を一分に百五十回。経糸は緩い。だから糸に、好きなところへ座る余地があります。織り上がりには木のような目が立ち、二週間はざらつき、やがて柔らかくなる。説明しにくいのですが、消えるのはざらつきではなく、それを嫌だと思う気持ちのほうなのです。',
      ),
      p(
        '杼は端で折り返し、糸を切りません。これが耳です。裾を返して見せる、あの耳。久住は、耳の話には辛抱強く応じます。「副産物なんです。あの人は肘があるから素敵だ、と言うようなもので」。',
      ),
      quote('あの人は肘があるから素敵だ、と言うようなものです。', '久住刀也（デニムの「耳」について）'),
      image('producer/isoda-denim/cover', 'ロープ染色の糸。外は青く、芯は白い。'),
      h('最初の一本'),
      p(
        '自分のためにつくったのが二〇一一年。注文の織り余り四十センチ分からです。型紙はありませんでした。解いたのは、倉敷の港で塩を積んでいた祖父の作業パンツ。太く、股上が深く、濡れた地面を引きずらないよう裾はまっすぐ切れ、直しに直しを重ねて、どこまでがパンツなのかわからないほどでした。形だけを写し、直しは省きました。同僚三人が欲しがり、二十本を超えた頃、部屋を借りたらどうかと工場長が言いました。',
      ),
      product('tide-wide-jean-indigo'),
      p(
        '洗って売ることはしません。頼まれれば洗います。工房の屋上で、バケツで運び上げた海水を使い、自立するまで天日に干す。塩は縫い目を少し開き、藍は縁から抜けていきます。使い込んだように見せる方法としては、ひどく時間がかかる。けれど実際に使われたのです。誰かが、バケツを運んだのですから。',
      ),
      product('salt-chore-shirt-sky'),
      h('膝の引き出し'),
      p(
        'どの一本にも、二年後に膝だけの写真をください、というカードが入っています。届いたのはおよそ九百枚。図面箪笥に、日付でも名前でもなく、減り方で分けてあります。腿の内側が褪せる自転車の人。丸く淡い庭仕事の人。小さな子のいる人には、近い場所にふたつの点。仙台の大工は、右膝が真っ白で左膝がほとんど新品です。何の変化もない一枚もあります。「飾るために買ったそうで、お詫びに写真だけ送ってくれたんです」。',
      ),
      p(
        'ただ集めているのではありません。股上を一センチ、ポケットの深さを少し。形を変えるときは、いつも引き出しのなかに理由があります。これはあの帳面の続きなのだ、と気づきました。ものが負ける直前に立てる音を、彼は聴いているのです。',
      ),
      h('遅れてますね'),
      p(
        '帰りぎわ、工場が止まりました。正午には電源が落ちます。二十二台が四秒ほどかけて静まり、それから、冷えていくベルトの音が聞こえるほどの静けさが来る。久住は戸口で、首を少し傾けています。何を聴いているのかと尋ねると、一台だけ、ほかより遅れて止まったのだと言います。見てみますよ。昼を食べてから。',
      ),
      designer('toya-kuzumi'),
    ],
  },
};
