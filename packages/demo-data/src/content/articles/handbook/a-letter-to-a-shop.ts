import type { ArticleSource } from '../../article-blocks.ts';
import { text } from '../../text.ts';
import { h, p, quote, task } from '../blocks.ts';

export const aLetterToAShop: ArticleSource = {
  slug: 'a-letter-to-a-shop',
  title: text('Handbook 5: a letter to a shop', 'ハンドブック5　お店への手紙'),
  dek: text(
    'Nine sentences, one picture and a date. How to write to a buyer who has never heard of you.',
    '文は九つ、写真は一枚、日付は一つ。あなたを知らないバイヤーへの書き方です。',
  ),
  section: 'handbook',
  tags: ['handbook', 'wholesale', 'writing'],
  author: 'quist',
  status: 'published',
  daysAgo: 96,
  pictures: { cover: 'design/salt-flat-knit/macro' },
  body: {
    en: [
      p(
        'A buyer for a good small shop gets forty letters a week from people like you, and reads them standing, between a delivery and a child’s dentist. She isn’t looking for a reason to say yes. She’s looking for the one letter that will not need answering with a question. Write that one.',
      ),
      h('Before you write'),
      p(
        'Go there. If it’s too far, look at its window on every day of one week, and at what they photograph when nobody has asked them to. Count: how many coats, at what price, who is beside whom. If you can’t say which two labels you’d hang between, it isn’t your shop, and no letter will make it so. Ten shops that you can answer this for are worth more than a list of two hundred that was bought from somebody.',
      ),
      h('The nine sentences'),
      p(
        'One: who you are, where, since when. Two: what you make, in the plainest noun you can stand. Three: what it is made of and by whom. Four: why you are writing to this shop, with the two labels in it. Five: the price, wholesale and retail, of the piece in the picture. Six: your minimum. Seven: when it would arrive. Eight: who has it already, or that nobody does. Nine: what you would like her to do, by which day. That’s all. If you find a tenth sentence, it is about your grandmother, and it belongs on your page.',
      ),
      p(
        'Don’t apologise, and don’t congratulate her on her edit. Don’t write “I know you must be busy”: she knows it too. Sign with a name and a telephone number. Someone will ring it, one letter in thirty, and that one will be your first order.',
      ),
      quote('She isn’t looking for a reason to say yes. She’s looking for the one letter that will not need answering with a question.'),
      h('One picture'),
      p(
        'Not a collage. One garment, from the front, on somebody, the whole of it, at a size that opens on a telephone in a basement. The line sheet goes behind a link, for those who want it: on Orime every verified buyer can open yours, with the prices of her own market and the delivery window beside them. She does not have to ask you for a password, and you don’t have to wonder who has last year’s.',
      ),
      h('After a week'),
      p(
        'Write once more, four lines, with something new in it: a second picture, a date that has moved, a shop that has said yes. Then stop for a season. Silence is an answer, and the most courteous one that some people have time for. Write in the following season as though nothing had happened. Nothing has.',
      ),
      h('When she says yes'),
      p(
        'Answer on the same day, with the order already written as you understood it, so that she need only correct it. Ask what day suits her receiving desk. Send what you said, when you said, with the invoice inside and a photograph of the parcel before it was closed. The second order is decided at the moment when she opens the first one, usually by whoever holds the knife. Be kind to that person. Pack so that they needn’t swear.',
      ),
      h('Checklist'),
      task('Ten shops, and for each the two labels you would hang between.'),
      task('Nine sentences, read aloud in under a minute.'),
      task('One picture of a whole garment, from the front, on somebody.'),
      task('Wholesale price, minimum and delivery window are in the letter.'),
      task('A day in the calendar for the second letter, and none for a third.'),
    ],
    jp: [
      p(
        '小さな良い店のバイヤーには、あなたのような人からの手紙が週に四十通届きます。読むのは荷受けと子どもの歯医者のあいだ、立ったままです。彼女が探しているのは、承諾する理由ではありません。質問を返さずに済む、ただ一通です。それを書きましょう。',
      ),
      h('書く前に'),
      p(
        'まず、行くこと。遠すぎるなら、一週間、毎日その店の窓を見てください。頼まれもしないのに何の写真を載せているかも。数えます。コートは何着、いくらで、誰の隣に誰がいるか。自分の服がどの二つのあいだに掛かるのか言えないなら、そこはあなたの店ではなく、手紙でどうなるものでもありません。それが言える十軒は、どこかで買った二百軒の名簿より値打ちがあります。',
      ),
      h('九つの文'),
      p(
        '一、誰が、どこで、いつから。二、何をつくっているか。我慢できるかぎり平凡な名詞で。三、何を使い、誰の手で。四、なぜこの店なのか。先ほどの二つの名を入れて。五、写真の一着の卸値と小売価格。六、最低数量。七、いつ届くか。八、すでにどこにあるか、あるいはまだどこにもないこと。九、何を、いつまでにしてほしいか。以上です。十番目が浮かんだら、それはお祖母様の話で、あなたの頁に置くものです。',
      ),
      p(
        '謝らないこと。品揃えを褒めないこと。「お忙しいところ恐れ入りますが」と書かないこと。忙しいのは本人がいちばん知っています。名前と電話番号で結びます。三十通に一度、電話が鳴ります。それが最初の注文です。',
      ),
      quote('彼女が探しているのは、承諾する理由ではありません。質問を返さずに済む、ただ一通です。'),
      h('写真は一枚'),
      p(
        '組み写真はいけません。一着を、正面から、人が着て、全身で。地下の売り場の電話でも開く大きさで。ラインシートはリンクの先に。Orimeでは、認証を受けたバイヤーなら誰でも、自分の市場の価格と納期の枠がついたあなたのラインシートを開けます。相手は合言葉を尋ねずに済み、あなたは去年の版を誰が持っているかと気を揉まずに済みます。',
      ),
      h('一週間たったら'),
      p(
        'もう一度だけ、四行で。新しいことをひとつ入れてください。二枚目の写真、動いた日付、承諾した店。そのあとは一季節、休みます。沈黙も返事です。時間のない人にできる、いちばん丁寧な返事です。次の季節には、何もなかったように書きます。実際、何もなかったのですから。',
      ),
      h('承諾をもらったら'),
      p(
        'その日のうちに、理解したとおりの注文をもう書いて返します。相手は直すだけで済みます。荷受けに都合のよい日を尋ね、言ったものを、言った日に、請求書を入れて、封をする前の写真を添えて送ります。二度目の注文は、最初の箱を開けた瞬間に決まります。決めるのはたいてい、カッターを持った人です。その人に親切に。悪態をつかずに開けられる荷造りを。',
      ),
      h('確認すること'),
      task('十軒の店と、それぞれで自分が掛かる二つの名のあいだ。'),
      task('九つの文。声に出して一分以内。'),
      task('正面から、人が着た、全身の写真を一枚。'),
      task('卸値、最低数量、納期の枠を手紙に入れた。'),
      task('二通目の日を手帳に入れ、三通目の日は入れなかった。'),
    ],
  },
};
