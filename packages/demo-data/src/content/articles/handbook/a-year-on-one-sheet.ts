import type { ArticleSource } from '../../article-blocks.ts';
import { text } from '../../text.ts';
import { h, p, quote, task } from '../blocks.ts';

export const aYearOnOneSheet: ArticleSource = {
  slug: 'a-year-on-one-sheet',
  title: text('Handbook 8: a year on one sheet', 'ハンドブック8　一年を紙一枚に'),
  dek: text(
    'Two seasons, four letters and a month with nothing in it. A calendar for a studio of one to six people.',
    '二つの季節と四通の便り、何もない一か月。一人から六人の工房のための暦です。',
  ),
  section: 'handbook',
  tags: ['handbook', 'wholesale', 'pricing'],
  author: 'merrin',
  status: 'published',
  daysAgo: 58,
  pictures: { cover: 'design/monsoon-dress-blush/macro' },
  body: {
    en: [
      p(
        'Take a sheet of paper as large as the cutting table, and rule it in twelve. Most of what goes wrong in a small house doesn’t go wrong on the day. It went wrong nine weeks earlier, on an afternoon when nobody was looking at a calendar, because the calendar was in somebody’s telephone. Put it on the wall. Use a pencil.',
      ),
      h('First, the days you cannot move'),
      p(
        'Write in the mills’ holidays: the middle of August nearly everywhere, Golden Week and the New Year in Japan, the lunar one for most of Asia, and the fortnight in which your button man goes fishing. Nothing will be made then and nobody will say so. Then the closing days for orders, which you have set yourself and printed on a line sheet. Then birthdays. You’ll laugh; but a studio of four has four of them, and each costs an afternoon.',
      ),
      h('Then count back'),
      p(
        'A coat that is to hang in a shop in September leaves you in the last week of August, is sewn in July, and the cloth for it must come in June. It was ordered in March, out of a sample you showed in February, which was cut in December from a length that you asked for in October. That is eleven months. When you’ve drawn the line once in pencil you’ll never again tell a buyer “about six weeks”.',
      ),
      p(
        'Draw the line for one style only, the slowest. The others fit underneath. Where two lines cross in the same week, at the same pair of hands, you have found the thing that will go wrong this year. There is generally just one. Move it now.',
      ),
      quote('Where two lines cross in the same week, at the same pair of hands, you have found the thing that will go wrong this year.'),
      h('Four letters'),
      p(
        'Write to the people on your list four times a year and not oftener: when a season opens, when it’s nearly gone, when something has been made that can’t be made again, and once for no reason. The last is read the most. Put the four dates in now, and on each, a week before, the word “photograph”. A list that is written to every Tuesday learns not to open on Tuesdays.',
      ),
      h('Money, in the margin'),
      p(
        'Along the foot draw a line for what is in the bank. Cloth goes out in June and December; payment comes in with the parcels, or thirty days after for shops, so that the line is lowest in July and in January. Knowing this doesn’t raise it, but you’ll ask for the deposit in May, when it is easy, instead of on the day. If the line goes under nothing anywhere, there’s a style too many. Everybody knows which one.',
      ),
      h('The empty month'),
      p(
        'Leave one month with nothing in it. It will fill, of course, with whatever ran late; that is what it’s for. If by a miracle it doesn’t, sweep the floor, mend the samples, go and see a mill which you have no reason to go and see. Nearly every story in this magazine began with somebody doing that.',
      ),
      h('Read it on Mondays'),
      p(
        'On Monday mornings stand before it for as long as a cup of tea lasts, all of you. Each says one date. Rub out what has happened. At the end of the year photograph the sheet before you take it down, smudges and all. Nobody outside will ever want to see it. It is, however, the truest thing you’ll have published.',
      ),
      h('Checklist'),
      task('One large sheet, twelve months, on the wall.'),
      task('Holidays of every mill and workshop written in.'),
      task('The slowest style counted back, from the shop to the first length of cloth.'),
      task('Four letters dated, each with its photograph a week before.'),
      task('The lowest week of the bank account marked, and the deposit asked for a month earlier.'),
      task('One month left empty.'),
    ],
    jp: [
      p(
        '裁ち台ほどの大きな紙を用意し、十二に区切ります。小さな工房でうまくいかないことの多くは、その日に起きたのではありません。九週間前、誰も暦を見ていなかった午後に起きていたのです。暦は、誰かの電話の中にありましたから。壁に貼りましょう。書くのは鉛筆で。',
      ),
      h('まず、動かせない日'),
      p(
        '機屋の休みを書き入れます。八月の半ばはほとんどの国で、日本では大型連休と年末年始、アジアの多くでは旧正月、それから釦屋さんが釣りに行く二週間。何もつくられず、誰もそうとは言いません。次に、受注の締切日。自分で決め、ラインシートに刷った日です。それから誕生日。笑われるかもしれませんが、四人の工房には四つあり、一つにつき午後が一つ要ります。',
      ),
      h('それから、さかのぼる'),
      p(
        '九月に店に掛かるコートは、八月の最終週にここを出ます。縫うのは七月、布が届くのは六月。その布を注文したのは三月で、二月に見せた見本がもとになり、見本は十二月に、十月に頼んだ着分から裁たれました。十一か月です。一度鉛筆で線を引けば、バイヤーに「六週間ほどで」とは二度と言わなくなります。',
      ),
      p(
        '線を引くのは一型だけ、いちばん遅いものを。ほかはその下に収まります。同じ週に、同じ人の手の上で、二本の線が交わったら、今年うまくいかないことが見つかったということです。たいていは一か所だけ。いまのうちに動かしてください。',
      ),
      quote('同じ週に、同じ人の手の上で、二本の線が交わったら、今年うまくいかないことが見つかったということです。'),
      h('四通の便り'),
      p(
        '名簿の人たちに書くのは、年に四度。それより多くは書きません。季節が始まるとき、終わりかけるとき、二度とつくれないものができたとき、そして、何の用もないときに一度。いちばん読まれるのは最後の一通です。四つの日付をいま書き、それぞれ一週間前に「写真」と書き添えます。毎週火曜に届く名簿は、火曜には開かないことを覚えます。',
      ),
      h('余白に、お金'),
      p(
        '紙の下端に、預金の線を引きます。布の支払いは六月と十二月。入金は荷物と同時か、お店からは三十日後ですから、線がいちばん低いのは七月と一月です。知っていても線は上がりませんが、内金を、当日ではなく、頼みやすい五月に頼めます。どこかで零を割るなら、一型多いのです。どの型かは、全員が知っています。',
      ),
      h('何もない月'),
      p(
        '何も入れない月を、一つ残します。もちろん、遅れたもので埋まります。そのための月です。奇跡的に埋まらなければ、床を掃き、見本を繕い、行く理由のない機屋を訪ねてください。この雑誌の記事は、ほとんどが、誰かがそうしたところから始まっています。',
      ),
      h('月曜に読む'),
      p(
        '月曜の朝、お茶が一杯なくなるまで、全員でその前に立ちます。ひとりが一つずつ日付を言い、終わったことを消します。年の終わりには、外す前に写真を撮ること。こすれた跡もそのままに。外の誰が見たがるものでもありません。けれども、あなたが世に出したもののなかで、いちばん本当のことが書いてあります。',
      ),
      h('確認すること'),
      task('大きな紙を一枚、十二か月、壁に貼った。'),
      task('機屋と工房の休みを、すべて書き入れた。'),
      task('いちばん遅い一型を、店頭から最初の着分までさかのぼった。'),
      task('四通の便りの日付と、その一週間前の写真。'),
      task('預金がいちばん低い週に印をつけ、内金はその一か月前に。'),
      task('何もない月を、一つ残した。'),
    ],
  },
};
