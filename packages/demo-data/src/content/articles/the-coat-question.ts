import type { ArticleSource } from '../article-blocks.ts';
import { text } from '../text.ts';
import { h, p, product, quote } from './blocks.ts';

export const theCoatQuestion: ArticleSource = {
  slug: 'the-coat-question',
  title: text('The coat question', 'コートは何着要るのか'),
  dek: text('Four designers, four climates and one honest number.', '四人のデザイナー、四つの気候、そして正直な数字をひとつ。'),
  section: 'features',
  tags: ['outerwear', 'wardrobe'],
  author: 'quist',
  status: 'published',
  daysAgo: 6,
  body: {
    en: [
      p(
        'Every October somebody in the office asks how many coats a person needs, and every October the conversation becomes personal. We decided this year to ask people who would know. Four designers on Orime make their reputations, and a good part of their living, out of outer garments. They work in Sapporo, Copenhagen, Paris and Lagos. I asked each of them for a number, and for a defence of it.',
      ),
      h('Sapporo: two, and a spare zip'),
      p(
        '“Two,” said Ren Kashiwade at once. “One for walking and one for waiting.” The walking coat can be light, because you are the stove. The waiting coat is another matter. Kashiwade designs with tram conductors in mind, people who stand on an open platform for ninety seconds at every stop, two hundred stops a day. Cold, he says, does not come through the cloth; it comes in through the places where the coat thinks you are done: the cuff, the hem, the gap where the collar leaves the neck.',
      ),
      p(
        'His shell has a second cuff inside the first and a hood that lives in the collar. He doubts that anybody needs a third coat but is certain that everybody needs a spare zip, and puts one in the pocket.',
      ),
      product('ishikari-shell-olive'),
      h('Copenhagen: one'),
      p(
        'Signe Lyngvad has made the same coat for seven years. In that time it has gained one centimetre in the sleeve. It is collarless, unlined and sewn from a double-faced wool whose two layers are split apart along every edge, turned in, and joined again by hand. “If I made two coats,” she says, “I would have to decide each morning which of them was better. And then I would know.”',
      ),
      quote('If I made two coats, I would have to decide each morning which of them was better. And then I would know.', 'Signe Lyngvad'),
      p(
        'She concedes that one coat is a theory which depends on sweaters. In January she wears two of those under it, and in April none. The real cost of a wardrobe, she thinks, is not money but attention, and a coat that can be worn for nine months of the year gives a great deal of attention back. The card in its pocket says what it cost to make. Her own wage is the third line.',
      ),
      product('low-sun-coat-straw'),
      h('Paris: three, of which one is wrong'),
      p(
        'Solène Quillard says three: “The one you need, the one you love, and the mistake.” The first should turn rain and go over a jacket. The second need do nothing at all. The third you will buy whatever anybody says, and it is useful, for it tells you who you thought you were that year. She still has hers, a cape.',
      ),
      p(
        'The trench she makes is her attempt to unite the first two. She began with an army pattern of 1915, and removed everything whose purpose she could not explain to an intern: the epaulettes, the rings, the flap for the rifle butt. What she kept was the deep pleat at the back, which lets you run for a bus. Eleven years later she can report that it is the pleat that people thank her for.',
      ),
      product('belleville-trench-sand'),
      h('Lagos: “Why do you assume none?”'),
      p(
        'Adaeze Obinwa laughed for some time. Then she listed them. There is the coat for air conditioning, which is a serious climate in Lagos and lasts all year; there is the coat for Harmattan mornings; there is the coat for travelling, since every Nigerian family has somebody in a cold place to visit; and there is the coat that is for being seen to take off. “Four. And the last one matters most.”',
      ),
      p(
        'Her swing coat, in a cotton heavy enough to stand by itself, is cut with that removal in mind. The lining is saffron. The armholes are low so that it leaves the shoulders in one movement. She has timed it, she says: a second and a half, about as long as a door takes to open.',
      ),
      product('balogun-coat'),
      h('The sum'),
      p(
        'Two, one, three and four: the average is two and a half, which nobody can wear. But it seems to me that they agree on something, beneath the numbers. Each of them started from an occasion, standing, deciding, running or arriving, and asked what the garment should do at that moment. None began with the weather. “The weather is the same for everybody,” Kashiwade said. “What you’re doing in it is not.”',
      ),
      p(
        'So the honest answer to the coat question is another one. Count the ways in which you leave the house. If it is one way, you need one coat, and it had better be good. If there are two, two. And if you are still holding a cape from a year when you believed that you were somebody else, keep it. It is cheaper than therapy, and there is always a spring when capes come back.',
      ),
    ],
    jp: [
      p(
        '毎年十月になると、編集部の誰かが「コートは何着要るのか」と言い出し、毎年その話は少し個人的になりすぎます。今年は、知っていそうな人に聞くことにしました。Orimeには、上着で名を知られ、それで暮らしを立てているデザイナーがいます。札幌、コペンハーゲン、パリ、ラゴス。四人に数をひとつ、そしてその理由を尋ねました。',
      ),
      h('札幌――二着と、予備のファスナー'),
      p(
        '「二着です」。柏手蓮は即答しました。「歩くためのものと、待つためのもの」。歩くコートは軽くていい。身体がストーブになるからです。待つコートは別の話になります。彼が思い浮かべるのは市電の乗務員。吹きさらしの停留所に九十秒、それを一日二百回繰り返す人たちです。寒さは布を通ってくるのではない、と彼は言います。コートが「ここで終わり」と思っている場所、袖口や裾、衿が首から離れる隙間から入ってくるのだと。',
      ),
      p(
        '彼のシェルは袖口の内側にもうひとつ袖口を持ち、フードは衿のなかに住んでいます。三着目が要る人は知らないけれど、予備のファスナーは全員に要る。そう言って、ポケットに一本入れてあります。',
      ),
      product('ishikari-shell-olive'),
      h('コペンハーゲン――一着'),
      p(
        'シーネ・リュングヴァズは、七年間同じコートをつくっています。その間に変わったのは、袖が一センチ長くなったこと。衿はなく、裏地もなく、二重織りのウールを縁という縁で二枚に割り、折り込み、手で繋ぎ直す。「二着つくれば、毎朝どちらが良いかを決めなければならないでしょう。そして、わかってしまう」。',
      ),
      quote('二着つくれば、毎朝どちらが良いかを決めなければならない。そして、わかってしまうのです。', 'シーネ・リュングヴァズ'),
      p(
        '一着で足りるというのは、セーターあっての説だと本人も認めます。一月には下に二枚、四月には一枚も着ません。衣装箪笥の本当の費用はお金ではなく注意力で、年に九か月着られる一着は、そのかなりの分を返してくれるのだそうです。ポケットのカードには原価が記されています。三行目が、彼女自身の賃金です。',
      ),
      product('low-sun-coat-straw'),
      h('パリ――三着、うち一着は間違い'),
      p(
        'ソレーヌ・キヤールの答えは三着でした。「要るもの、好きなもの、そして失敗」。一着目は雨を弾き、ジャケットの上に着られること。二着目は、何の役に立たなくてもいい。三着目は誰が何と言おうと買ってしまう。でもそれは役に立つのです。その年、自分を誰だと思っていたかを教えてくれるから。彼女もまだ持っています。ケープだそうです。',
      ),
      p(
        '彼女のトレンチは、前の二着をひとつにする試みです。出発点は一九一五年の軍の型紙。見習いに用途を説明できないものはすべて外しました。肩章、金具の輪、銃床のための当て布。残したのは背の深いひだです。バスへ走れるように。十一年が経ち、礼を言われるのは決まってそのひだのことだといいます。',
      ),
      product('belleville-trench-sand'),
      h('ラゴス――「どうして要らないと思うの？」'),
      p(
        'アダエゼ・オビンワは、しばらく笑っていました。それから数えはじめます。まず冷房のためのコート。ラゴスでは冷房も立派な気候で、一年じゅう続きます。ハルマッタンの朝のためのコート。旅のためのコート。どの家にも、寒い国にいる身内がひとりはいるからです。そして、脱ぐところを見せるためのコート。「四着。いちばん大事なのは最後のよ」。',
      ),
      p(
        '自立するほど厚い綿で仕立てた彼女のスイングコートは、その脱ぐ瞬間のために裁たれています。裏地は鬱金色。袖ぐりは深く、ひと動きで肩から落ちます。計ったのだそうです。一秒半。ちょうど、扉が開くのと同じ長さです。',
      ),
      product('balogun-coat'),
      h('足してみると'),
      p(
        '二、一、三、四。平均すれば二着半で、これは誰にも着られません。けれど数字の下で、四人は同じことを言っているように思います。誰もが、ある場面から始めていました。立つ、決める、走る、現れる。その瞬間に、服は何をすべきか。天気から始めた人はひとりもいません。「天気はみんな同じです」と柏手は言いました。「そのなかで何をしているかが、違うんです」。',
      ),
      p(
        'ですから正直な答えは、もうひとつの問いになります。家の出かたを、数えてみてください。ひととおりなら一着、ただし良いものを。ふたとおりなら二着。そして、自分を別の誰かだと思っていた年のケープがまだあるなら、どうぞそのままに。ケープの季節は、必ずまためぐってきますから。',
      ),
    ],
  },
};
