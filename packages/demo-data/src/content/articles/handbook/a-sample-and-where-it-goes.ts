import type { ArticleSource } from '../../article-blocks.ts';
import { text } from '../../text.ts';
import { h, note, p, quote, task } from '../blocks.ts';

export const aSampleAndWhereItGoes: ArticleSource = {
  slug: 'a-sample-and-where-it-goes',
  title: text('Handbook 4: a sample and where it goes', 'ハンドブック4　見本の行き先'),
  dek: text('One garment, six journeys, and a card that brings it home.', '一着の見本が六度旅をして、一枚のカードとともに帰ってきます。'),
  section: 'handbook',
  tags: ['handbook', 'photography'],
  author: 'kuroiwa',
  status: 'published',
  daysAgo: 104,
  pictures: { cover: 'design/fold-haori-indigo/macro' },
  body: {
    en: [
      p(
        'A sample is the most expensive garment you will ever make, and the one you’ll see least of. It’s cut alone, at the speed of thinking, and by the end of its season it will have been photographed by strangers, worn by someone two sizes smaller, and left in a taxi once. It isn’t vanity to plan its life. It is bookkeeping.',
      ),
      h('One, not three'),
      p(
        'Make one of each style in the size your fit model is, and not a set. Money spent on a second sample is money not spent on the first. If two people want it in the same week, the second waits; being asked to wait has never yet put an editor off, and it tells you who was serious.',
      ),
      p(
        'Sew in it what the customer will have: the real buttons, the real label, the hem done in the real way. A sample with pins in it teaches the camera to lie, and then you will have to keep the lie up for four hundred metres of cloth.',
      ),
      h('The order of the journeys'),
      p(
        'Your own photographs come first, before it has been anywhere. After that the people who’ll buy two hundred of it, then the people who’ll write about it, and last the people who will dance in it. Reverse this and you’ll be photographing a garment that has already been to a party. Leave two days between journeys. One is for the iron; the other is for the day on which it doesn’t come back.',
      ),
      quote('Being asked to wait has never yet put an editor off, and it tells you who was serious.'),
      h('The card'),
      p(
        'Every sample travels with a card, tied to it, in both languages: name of the style, your name, the number of the sample, the date it is due and an address. Not your e-mail, which nobody reads in a post room. On the back, the retail price in three currencies, since this is what is asked most, and is answered worst by somebody guessing.[^1]',
      ),
      p(
        'Keep the other half. A page a sample, with a line a journey: to whom, when out, when due, when back, what came back with it. After a year the book will tell you which magazine returns things washed. You’ll plan accordingly.',
      ),
      h('When it comes back'),
      p(
        'Look at it in daylight on the day it arrives, with the page open. Lipstick at the collar is normal; a let-down hem is not. Write at once and kindly. A sample you’ve repaired twice can be sold, at the end, as what it is. There are people who would rather have that one than a new one, and they’re usually the people you were making it for.',
      ),
      h('And when it doesn’t'),
      p(
        'Ask after two days, telephone after five. Then send an invoice for what the making cost, not for the retail price: it will be paid, because it is fair, and you’ll still be on speaking terms. Put the date of the second letter in the calendar while you write the first one.',
      ),
      h('Checklist'),
      task('One sample of each style, finished as it will be sold.'),
      task('Your own photographs taken before the first journey.'),
      task('A card tied to every sample, in both languages, with the date it is due.'),
      task('The book opened: a page a sample, a line a journey.'),
      task('Two clear days between one journey and the next.'),
      note(1, 'Write the prices on the card with a pencil. You will be glad of it in spring.'),
    ],
    jp: [
      p(
        '見本は、あなたが生涯でつくる、いちばん高くつく服です。そして、いちばん顔を合わせない服でもあります。一着だけを、考えながらの速さで裁ち、季節が終わるころには、知らない人に撮られ、二サイズ小さい人に着られ、一度はタクシーに置き忘れられています。その生涯を計画するのは、見栄ではありません。帳簿をつけるのと同じことです。',
      ),
      h('三着ではなく、一着'),
      p(
        '一型につき一着、フィッティングの人のサイズで。ひと揃いはつくりません。二着目に使うお金は、一着目に使わなかったお金です。同じ週に二人が希望したら、後の方には待っていただく。待たされて気を悪くした編集者には、まだ会ったことがありません。誰が本気だったかも、わかります。',
      ),
      p(
        'お客様が受け取るものと同じに仕上げます。本番の釦、本番の織ネーム、本番の裾。ピンで留めた見本は、カメラに嘘を教えます。その嘘を、四百メートルの布でつき続けることになります。',
      ),
      h('旅の順番'),
      p(
        'まず自分の写真。どこへも行かないうちに撮ります。次に二百着を買う人。それから書く人。踊る人は最後です。順番を逆にすると、もうパーティーに出てしまった服を撮ることになります。旅と旅のあいだは二日空けてください。一日はアイロンのため、もう一日は、帰ってこなかった日のためです。',
      ),
      quote('待たされて気を悪くした編集者には、まだ会ったことがありません。誰が本気だったかも、わかります。'),
      h('カード'),
      p(
        '見本には必ず、カードを糸で結びつけて送り出します。両方の言語で、型の名、あなたの名、見本の番号、返却日、住所。メールアドレスではいけません。郵便室では誰も読まないからです。裏には三つの通貨の小売価格を。いちばんよく聞かれ、いちばんいい加減に答えられるのが、これです[^1]。',
      ),
      p(
        '半券は手もとに。見本一着に一頁、旅一度に一行。誰に、いつ出し、いつ返り、何が一緒に返ってきたか。一年たてば、洗って返してくる雑誌がどこか、帳面が教えてくれます。次の予定は、それを見て立てればよいのです。',
      ),
      h('帰ってきたら'),
      p(
        '届いたその日に、昼の光で、頁を開いて確かめます。衿の口紅はよくあること。裾が下ろされているのは、そうではありません。すぐに、やわらかく書くこと。二度繕った見本は、最後に、そのとおりのものとして売れます。新品よりそちらがいいという人がいて、たいてい、あなたが服をつくろうとしていた相手は、その人です。',
      ),
      h('帰ってこなかったら'),
      p(
        '二日で尋ね、五日で電話をします。それから、小売価格ではなく、つくるのにかかった分だけを請求してください。公正なので支払われますし、その後も口をきく間柄でいられます。一通目を書きながら、二通目の日付を手帳に入れておきましょう。',
      ),
      h('確認すること'),
      task('見本は一型一着。売るときと同じ仕上げで。'),
      task('最初の旅の前に、自分の写真を撮った。'),
      task('見本ごとに、両方の言語と返却日の入ったカードを結んだ。'),
      task('帳面を開いた。一着に一頁、旅一度に一行。'),
      task('旅と旅のあいだを、丸二日空けた。'),
      note(1, '価格は鉛筆で。春になると、そうしてよかったと思います。'),
    ],
  },
};
