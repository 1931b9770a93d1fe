import type { ArticleSource } from '../../article-blocks.ts';
import { text } from '../../text.ts';
import { h, note, p, product, quote } from '../blocks.ts';

export const thirtyOneHours: ArticleSource = {
  slug: 'thirty-one-hours',
  title: text('Thirty-one hours', '三十一時間'),
  dek: text(
    'It says on the label how long a coat takes. For one coat, I wrote down where the hours went.',
    '一着にかかる時間を、タグに書いています。その時間がどこへ行くのか、一着だけ書き留めました。',
  ),
  section: 'makers',
  tags: ['folding', 'tailoring', 'tokyo'],
  author: 'ito-kasumi',
  status: 'published',
  daysAgo: 54,
  pictures: { cover: 'design/crease-line-coat-camel/macro' },
  body: {
    en: [
      p(
        'A coat of ours takes thirty-one hours. We say so on the label, and now and then somebody asks where they go. So for one coat, the crease-line in camel, the fortieth of this winter, I kept a notebook, and wrote down every hand that had it and for how long. The sum came to thirty-one hours and ten minutes. The ten minutes were tea.',
      ),
      p(
        'I had expected to learn that we are slow. What I learned is that for most of the time nobody is touching the coat at all. It is getting warm, or getting cold, or being looked at.',
      ),
      h('The first nine'),
      p(
        'The melton comes from Biella folded in half, with a crease in the middle that is not ours. Before anything else, that has to go. We sponge the cloth, roll it around a tube and let it lie overnight; next day it has lost two centimetres in length and most of its opinions. Then Shizu draws. She has a ruler of cherry wood, a metre and a half long, that belonged to the house, and she draws six rectangles, since a coat of ours has no curves until it is pressed. Drawing takes her forty minutes. Cutting takes twenty. Deciding not to begin yet takes, by my notebook, an hour and a quarter.',
      ),
      p('I asked her about that. “If I begin while I am still thinking,” she said, “I think with the shears.” Shears do not think well.'),
      h('The iron, and waiting for it'),
      p(
        'Eleven hours belong to the fold. That one line, from the collar to the hem, is pressed seven times: twice flat, twice over the edge of the table, twice on the form, and once more when everything else is finished, because everything else has pulled at it. Each pressing lasts four minutes. In between the cloth hangs until it is cold, and while it hangs nobody may so much as move it from one rail to the next.[^1] That is where the hours go. There are eleven rails in our workroom and six people.',
      ),
      quote('The rails are busier than the people.', 'Ito Kasumi'),
      p(
        'A visitor from a factory once worked out for us that we could have three more coats a week if we cooled the folds with a fan. He was right, and we bought the fan. A fold that is cooled in a minute is as sharp as one that is cooled in an hour, and on the first wet day of February it opens. He had measured the coat. We had to measure the winter.',
      ),
      h('Sewing, which is short'),
      p(
        'You would think that a coat is mostly sewing. It is six hours and a half: four long seams by machine, in an afternoon, and the rest by hand, since a hand can stop in the middle of a stitch. Silk goes into the sleeves only. The seven buttons inside, which hold the folds, are sewn on by Mr. Ono, who is seventy-four and comes on Thursdays. His part is thirty-five minutes. He has never hurried, and he has never taken forty.',
      ),
      product('crease-line-coat-camel'),
      h('What is left'),
      p(
        'That leaves four hours and a half which I could not put down to anybody. They are the minutes in which somebody stopped on the way to something else, turned a cuff over, and looked. I tried to leave them out, and the coat no longer came to thirty-one. I tried to say whose they were, and found that everyone had some, the girl who answers the telephone included.',
      ),
      p(
        'We had been printing the number as if it were a price. I believe it is nearer to an address. It says that for thirty-one hours the coat was somewhere, among people who knew where it was.',
      ),
      note(1, 'Melton that is moved while it is warm remembers the hand. There is a coat upstairs with my thumb in it, from 2015.'),
    ],
    jp: [
      p(
        '私たちのコートは、一着に三十一時間かかります。タグにもそう書いていますので、その時間はどこへ行くのですか、とときどき尋ねられます。そこで一着だけ、この冬の四十着目にあたるキャメルの「折目のコート」に、帳面を付けてみました。誰の手に、どれだけのあいだあったのか。合計は三十一時間と十分。十分は、お茶でした。',
      ),
      p(
        '自分たちの仕事は遅い、という答えが出るのだろうと思っていました。わかったのは、ほとんどの時間、コートには誰も触れていないということです。温まっているか、冷めているか、眺められているか、そのどれかでした。',
      ),
      h('はじめの九時間'),
      p(
        'メルトンはビエッラから、二つ折りで届きます。まんなかに付いているのは、私たちのものではない折目です。何よりも先に、それを消さなければなりません。布に湯気を含ませ、筒に巻いて一晩寝かせる。翌朝には丈が二センチ縮み、言い分もあらかた引っ込めています。そこで志津さんが線を引きます。この家に伝わる、一メートル半の桜の物差しを使い、描くのは長方形が六つ。私たちのコートは、アイロンをかけるまで曲線を持たないからです。線を引くのに四十分、裁つのに二十分。まだ始めない、と決めるのに、帳面によれば一時間と十五分かかっています。',
      ),
      p('そのことを訊いてみました。「考えながら始めると、鋏で考えてしまうから」。鋏は、考えごとには向きません。'),
      h('アイロンと、待つこと'),
      p(
        '折目には十一時間を使います。衿から裾までの一本の線を、押さえること七回。平らにして二度、机の角で二度、人台で二度。そして、ほかのすべてが終わったあとにもう一度。ほかのすべてが、その線を引っ張っているからです。一度に四分。あいだは布が冷めるまで吊るしておき、そのあいだは、隣の竿へ移すことさえ許されません。[^1]時間は、そこへ行きます。仕事場には竿が十一本、人が六人います。',
      ),
      quote('人よりも、竿のほうが忙しい。', '伊藤霞'),
      p(
        '工場から見えた方が、扇風機で冷ませば週に三着は多く作れます、と計算してくださったことがあります。そのとおりでしたので、扇風機を買いました。一分で冷ました折目は、一時間かけて冷ましたものと同じくらい鋭く、そして二月の最初の雨の日に開きます。その方が測ったのはコートでした。私たちは、冬を測らなければなりませんでした。',
      ),
      h('縫う時間は短い'),
      p(
        'コート作りとは縫うことだと思われるかもしれません。縫うのは六時間半です。長い縫い目を四本、午後のうちにミシンで。あとは手で縫います。手ならば、ひと針の途中でも止まれるからです。シルクの裏は袖にだけ。内側で折目を留める七つのボタンは、木曜日に通ってくる七十四歳の小野さんが付けます。三十五分。急いだこともなければ、四十分かかったこともありません。',
      ),
      product('crease-line-coat-camel'),
      h('残りの時間'),
      p(
        'すると、誰のものとも書けない四時間半が残ります。ほかの用事へ向かう途中で誰かが足を止め、袖口を返して、眺めている。その積み重ねです。省いてみると、コートは三十一時間になりません。誰の時間か書き分けようとすると、電話番の子まで、全員が少しずつ持っていました。',
      ),
      p(
        'これまでは、数字を値段のように記していました。いまは、住所に近いものだと思っています。三十一時間のあいだ、このコートは確かにそこにあり、まわりの人は皆、どこにあるかを知っていた。そういうしるしです。',
      ),
      note(1, '温かいうちに動かしたメルトンは、手の形を覚えます。二階には、二〇一五年の私の親指が残るコートが一着あります。'),
    ],
  },
};
