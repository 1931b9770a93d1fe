import type { ArticleSource } from '../../article-blocks.ts';
import { text } from '../../text.ts';
import { h, p, quote, task } from '../blocks.ts';

export const theFirstTenDays: ArticleSource = {
  slug: 'the-first-ten-days',
  title: text('Handbook 6: the first ten days', 'ハンドブック6　最初の十日'),
  dek: text(
    'A collection is new once. What to do on which day, and on which day to do nothing.',
    '新作が新作でいられるのは一度きり。どの日に何をし、どの日に何もしないか。',
  ),
  section: 'handbook',
  tags: ['handbook', 'photography'],
  author: 'merrin',
  status: 'published',
  daysAgo: 82,
  pictures: { cover: 'design/calais-blouse/macro' },
  body: {
    en: [
      p(
        'A collection is new for about ten days. It’s then a collection for four months, and after this an archive for ever, which is a respectable thing to be. Most studios put everything into the first hour and have nothing left on the second morning. The trick is to have ten small things, and a diary.',
      ),
      h('Three weeks earlier'),
      p(
        'Everything is photographed, measured and written, and lies in the studio as drafts. The editors need five working days to look at a design, and at this time of year everybody else’s are there as well. Choose the three pieces by which you wish to be judged. They should be different in price by at least a factor of two, and one must be something that a person could buy on impulse after a glass of wine. This isn’t cynicism. It is how people begin.',
      ),
      h('Day one'),
      p(
        'Publish all of it, on a Tuesday, in the morning of whichever country buys most from you. Write to your own list first, an hour before anybody else hears, with the link to the one piece of which there are fewest. Say how many there are. Then tell the people who made it: the mill, the printer, the woman who did the buttonholes. They will send it to their families, who are not your customers, and to their other customers, who are.',
      ),
      h('Days two to four'),
      p(
        'One piece a day. A picture of the whole, a picture of a detail, two sentences. The second sentence should be a fact. Don’t show it on a hanger; don’t show it next to a coffee. Answer every question under it, within the day, in the language in which it was asked, and put the answer in the description as well, because for each one who asks there are eleven who have closed the page.',
      ),
      quote('Put the answer in the description as well: for each one who asks there are eleven who have closed the page.'),
      h('Day five'),
      p(
        'Nothing. It is Saturday, and the people who like you are looking at something else. Look at the figures once, at a fixed hour, with a pencil: which page is opened, which is put in a cart, what’s taken out again. A piece that is opened and never carted has the wrong price or the wrong second photograph. It’s nearly always the photograph.',
      ),
      h('Days six to nine'),
      p(
        'Now the making. The film of the loom, forty seconds, without music. The pattern piece laid on the cloth. The lookbook, if you have been able to wait with it. Those who come in these days are slower and stay longer; they’re the ones who will buy the coat. If an editor has been given a sample, it’s usually now that she writes, and you’ll be glad that there is something left to link to.',
      ),
      h('Day ten'),
      p(
        'Write down what happened, a page, before you have forgotten which guess was yours. How many, of which, to where, and what you’d been sure of that was wrong. Say thank you, by name, to three people. Then take the word “new” away yourself. It’s more elegant than having it go stale, and next time they will believe you.',
      ),
      h('Checklist'),
      task('Drafts complete and handed in three weeks before.'),
      task('Three pieces chosen, one of them for the glass of wine.'),
      task('Your own list has heard an hour before the others.'),
      task('Answers from the comments moved into the descriptions.'),
      task('Day five kept free.'),
      task('One page written on day ten, with what you were wrong about.'),
    ],
    jp: [
      p(
        '新作が新作でいられるのは、およそ十日です。そのあと四か月はコレクションであり、以後は永遠にアーカイブです。アーカイブも立派なものです。多くの工房は最初の一時間にすべてを注ぎ、二日目の朝には何も残っていません。こつは、小さなことを十個と、日記を一冊、用意しておくことです。',
      ),
      h('三週間前'),
      p(
        '写真も採寸も文章も済み、下書きとしてスタジオに並んでいること。編集者がデザインを確かめるのに五営業日かかり、この時期はほかの皆さんの分も届いています。評価を託す三着を選んでください。値段は少なくとも倍は違うこと。そして一着は、ワインを一杯飲んだあとの勢いで買えるものに。皮肉ではありません。人は、そこから始まるのです。',
      ),
      h('一日目'),
      p(
        '全部を公開します。火曜日の、いちばん買ってくださる国の朝に。まず自分の名簿へ、ほかの誰より一時間早く、いちばん数の少ない一着のリンクを添えて。残りの数も書きます。それから、つくった人たちに知らせます。機屋、捺染、釦穴をかがってくれた人。彼らは家族に送ります。家族はあなたの客ではありません。彼らはほかの取引先にも送ります。そちらは、あなたの客です。',
      ),
      h('二日目から四日目'),
      p(
        '一日一着。全体の写真、細部の写真、文を二つ。二つ目は事実にしてください。ハンガーに掛けない。珈琲の隣に置かない。質問には、その日のうちに、尋ねられた言語で答え、同じ答えを説明文にも書き入れます。ひとりが尋ねるあいだに、十一人が頁を閉じているからです。',
      ),
      quote('同じ答えを説明文にも。ひとりが尋ねるあいだに、十一人が頁を閉じています。'),
      h('五日目'),
      p(
        '何もしません。土曜日です。あなたを好きな人たちも、別のものを見ています。数字は時刻を決めて一度だけ、鉛筆を持って見ます。どの頁が開かれ、何がカートに入り、何が戻されたか。開かれるのに入らない一着は、値段が違うか、二枚目の写真が違うか。ほとんどの場合、写真です。',
      ),
      h('六日目から九日目'),
      p(
        'ここで、つくる話を。織機の動画を四十秒、音楽なしで。布に置いた型紙。出さずに待てたなら、ルックブックも。この時期に来る人は歩みが遅く、長くとどまります。コートを買うのは、その人たちです。見本を預けた編集者が書くのも、たいていこの頃で、まだ見せるものが残っていてよかったと思うはずです。',
      ),
      h('十日目'),
      p(
        '何が起きたかを一頁に書きます。どの予想が自分のものだったか、忘れないうちに。何が、いくつ、どこへ。確信していて外れたことは何か。三人に、名前を呼んで礼を言います。それから「新作」の文字を、自分の手で外してください。古びるのを待つより品がよく、次のときも信じてもらえます。',
      ),
      h('確認すること'),
      task('三週間前に下書きを仕上げ、提出した。'),
      task('三着を選んだ。うち一着は、ワイン一杯のために。'),
      task('自分の名簿には、一時間早く知らせた。'),
      task('質問への答えを、説明文に移した。'),
      task('五日目を空けた。'),
      task('十日目に一頁書いた。外れた予想も入れて。'),
    ],
  },
};
