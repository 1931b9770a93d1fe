import type { ArticleSource } from '../../article-blocks.ts';
import { text } from '../../text.ts';
import { h, p, quote, task } from '../blocks.ts';

export const answering: ArticleSource = {
  slug: 'answering',
  title: text('Handbook 7: answering', 'ハンドブック7　返事をする'),
  dek: text(
    'Questions, complaints and silence: the cheapest marketing there is, and the only kind that people quote.',
    '質問と苦情と沈黙。いちばん安く、人が口にしてくれる、ただひとつの宣伝について。',
  ),
  section: 'handbook',
  tags: ['handbook', 'writing', 'care'],
  author: 'kuroiwa',
  status: 'published',
  daysAgo: 70,
  pictures: { cover: 'design/adum-shirt-mustard/macro' },
  body: {
    en: [
      p(
        'Somebody has written to ask whether the trousers have a crease. It says so on the page. You are at the iron, with steam in your eyes, putting one in. What you write in the next two minutes will be read by a person who has never met you, shown to a friend, and in a fair number of cases bought from. No advertisement you can pay for is looked at so closely.',
      ),
      h('The same day'),
      p(
        'Answer on the day it comes, if only to say on which day you’ll answer. Choose an hour and keep to it; one at the end of the afternoon is good, since by then you have got something to tell. People do not mind waiting nearly so much as they mind not knowing for how long.',
      ),
      h('The question behind it'),
      p(
        '“Does it run large?” means “I’ve been disappointed before.” Give a measurement, and then a person: “It measures 58 across the chest. I am 168 and wear it over a jumper.” “Is it itchy?” means “tell me the truth.” Tell it. “When will it come?” is asked by somebody who has a wedding to go to, and if you say which day you can promise, instead of which day you hope, you may add one to the guests.',
      ),
      p(
        'In the other language, write short sentences, one fact to each. A machine can carry those across a border without dropping any. Don’t be funny until they are. If the matter is money or a return, ask the editors to read it; they’d rather spend four minutes before than forty after.',
      ),
      quote('People do not mind waiting nearly so much as they mind not knowing for how long.'),
      h('A complaint'),
      p(
        'Read it twice and answer the second one. Begin with what is so: the seam has opened, the parcel is late, the blue is on the sofa. Then say what you’ll do, by when, and what they need to do, which should be nothing, or one thing. The word “but” can wait until the day after and, you will find, is no longer wanted. An apology has a subject and a verb. “We are sorry for any inconvenience” has neither.',
      ),
      p(
        'If you are in the wrong, do a little more than you must: the repair and the carriage, and a metre of the thread. If you’re in the right, say so once, with the measurement or the photograph, and then offer what you would offer a neighbour. Nobody has ever gone home and told at dinner how a studio was right.',
      ),
      h('In public'),
      p(
        'Where others can read it, answer for them. The one who’s angry has two lines of your attention; the three hundred who are deciding whether to trust you have the rest. Never discuss an order in the open. Never ask for a better mark. And if somebody is kind, thank them for the particular thing that they noticed. It is the most useful sentence about your work you’ll get all month; put it on the wall, with a date.',
      ),
      h('Silence'),
      p(
        'Three weeks after a parcel arrives, write to the person, once, by hand or as though it were: does it fit, has it been worn, what happened to it? One in four will answer. From these you will learn about pockets, staircases, radiators and a dog. It is how the second version of everything gets made.',
      ),
      h('Checklist'),
      task('One hour a day for answers, written in the diary.'),
      task('Measurements of every style beside the desk, not in the other room.'),
      task('Three answers kept that worked, to begin the next ones from.'),
      task('A letter three weeks after each parcel.'),
      task('One kind sentence on the wall, with its date.'),
    ],
    jp: [
      p(
        'このパンツに折目はありますか、という質問が届きました。頁に書いてあります。あなたはいまアイロンの前で、湯気に目をしばたたかせながら、その折目をつけているところです。これからの二分間に書くことを、会ったことのない人が読み、友人に見せ、少なからぬ場合、買う決め手にします。お金で買えるどんな広告も、これほど丁寧には見てもらえません。',
      ),
      h('その日のうちに'),
      p(
        '来たその日に返事をします。いつ返事をするか、を伝えるだけでもかまいません。時刻を決めて守ること。夕方の終わりがよいでしょう。話すことがもうできていますから。人は、待つことそのものより、いつまで待つのかわからないことを嫌います。',
      ),
      h('質問の奥にあるもの'),
      p(
        '「大きめですか」は、「前にがっかりしたことがあります」という意味です。寸法を答え、それから人を添えます。「身幅は五十八センチです。わたしは百六十八センチで、セーターの上に着ています」。「ちくちくしますか」は、「本当のことを教えて」。教えてください。「いつ届きますか」と聞くのは、結婚式に出る人です。そうなればよいと思う日ではなく、約束できる日を答えれば、招待客をひとり増やせるかもしれません。',
      ),
      p(
        '相手の言語で書くときは、短い文に事実をひとつずつ。機械でも、それなら落とさずに国境を越えられます。相手が冗談を言うまで、こちらも言わないこと。お金や返品の話は、編集者に読んでもらってください。あとで四十分かけるより、先に四分かけるほうを、彼らは喜びます。',
      ),
      quote('人は、待つことそのものより、いつまで待つのかわからないことを嫌います。'),
      h('苦情'),
      p(
        '二度読み、二度目に読んだほうに答えます。まず、そのとおりであることから。縫い目が開いた、荷物が遅れている、ソファが青くなった。それから、何を、いつまでにするか。相手にしていただくことは、なし、または一つだけ。「ですが」は翌日まで待たせます。翌日には、たいてい要らなくなっています。お詫びには主語と動詞があります。「ご不便をおかけしたとすれば」には、どちらもありません。',
      ),
      p(
        'こちらが悪いときは、しなければならないことより少しだけ多く。修理と送料に、糸を一メートル。こちらが正しいときは、寸法か写真を添えて一度だけそう言い、そのうえで、隣の人にするくらいのことを申し出ます。あの工房が正しかった、と夕食で話した人は、まだひとりもいません。',
      ),
      h('人前で'),
      p(
        '誰でも読める場所では、読む人のために答えます。怒っている人に割くのは二行。残りは、あなたを信じてよいか決めかねている三百人のものです。注文の中身を人前で話さない。もっと良い評価を頼まない。褒めてくれた人には、その人が気づいた、そのひとつのことに礼を言います。今月、あなたの仕事について書かれた、いちばん役に立つ文です。日付を添えて壁に貼りましょう。',
      ),
      h('沈黙'),
      p(
        '荷物が届いて三週間たったら、一度だけ、手紙を書きます。サイズは合いましたか、着ましたか、何か起きましたか。四人に一人が返事をくれます。そこから、ポケットと、階段と、暖房器具と、犬のことを学びます。どんな服も、二つ目の版はそうやって生まれます。',
      ),
      h('確認すること'),
      task('返事のための一時間を、毎日の手帳に書いた。'),
      task('全型の寸法表を、隣の部屋ではなく机の横に置いた。'),
      task('うまくいった返事を三つ、次の下書きに取ってある。'),
      task('荷物ごとに、三週間後の手紙。'),
      task('うれしい一文を、日付とともに壁に貼った。'),
    ],
  },
};
