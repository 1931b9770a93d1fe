import type { ArticleSource } from '../article-blocks.ts';
import { text } from '../text.ts';
import { designer, h, p, product, quote } from './blocks.ts';

export const againstTheMoodBoard: ArticleSource = {
  slug: 'against-the-mood-board',
  title: text('Against the mood board', 'ムードボードに抗して'),
  dek: text(
    'A picture of a thing is not yet an idea about it, writes Solène Quillard.',
    '物の写真は、まだ物についての考えではない。ソレーヌ・キヤールの寄稿です。',
  ),
  section: 'culture',
  tags: ['critical-theory', 'essay', 'france'],
  author: 'solene-quillard',
  status: 'published',
  daysAgo: 23,
  body: {
    en: [
      p(
        'For eleven years I worked in a house where every season began with a wall. It was four metres by three, covered in grey felt, and by the second week it was full: a lighthouse, a boxer, a frame from a film that none of us had seen, somebody’s grandmother, a swatch, a horse. We stood in front of it with coffee. After some time a person who was paid to would say, “I’m feeling a sort of melancholy strength,” and we went away to draw sleeves.',
      ),
      p('I don’t say that nothing good came of it. I say that I have never been able to find, in any sleeve, the melancholy strength.'),
      h('What the wall does'),
      p(
        'A mood board gathers things which look alike to the person who gathers them. That is its pleasure. It feels like thought, because thought too consists in putting things beside one another. But thinking goes on from there to ask why, and the wall stops you, for it has already given the answer, which is: because it looks right. The boxer is up there for his robe. Nobody asks what the robe is for. It’s to keep a hot man from getting cold in a corridor, it has wide sleeves because he is wearing gloves. That is an idea. You could make a very good coat out of it. It fell off the wall around Thursday.',
      ),
      quote('The boxer is up there for his robe. Nobody asks what the robe is for.'),
      p(
        'And then there is the grandmother. She was taken from the internet, in a headscarf, in a field; it was the headscarf that we wanted. There were eleven of us in the room and no one knew what country she was in. I have thought of her more than of any garment I made there. We took her for her mood. She was at work.',
      ),
      h('What I do instead'),
      p(
        'When I left I had no wall. The workshop used to make umbrellas and there are hooks in every flat surface. So I started to hang clothes on them: not pictures of clothes but real ones, bought at the flea market at Montreuil, worn to rags, one type at a time. One winter there were nineteen trench coats. We took them apart. On the table we sorted the pieces by what they did: keeps rain out; lets the arm go up; holds the belt; shows rank. The heap called “shows rank” was as large as the other three.',
      ),
      p(
        'We wrote a list, and the list has the great advantage that one can disagree with it. An apprentice of nineteen can say, “But I need that flap, it is where I put my earphones.” Nobody ever disagreed with a mood. The coat we make now is what was left when we had stopped arguing, and I can tell you why of each seam in it. I can also tell you that the two places where I let myself off, because it looked right, are the two that customers ask me to change.',
      ),
      product('belleville-trench-wine'),
      h('In defence of looking'),
      p(
        'I am not against pictures. I look at them all day. What I am against is the collage that takes the place of a decision. If you have a wall, then try this. Under each thing on it, write one line which begins with a verb: “closes with one hand”, “fades at the fold”, “makes the wearer turn sideways in a doorway”. If you can’t write the line, take the picture down. You will be left with six or seven, and they will no longer look well together. Good. Now there is something to do.',
      ),
      p(
        'I still have the frame from the film, by the way. Last year I finally watched it. The woman in that marvellous coat turns out to be wearing it because she is cold and it is not hers, and through the whole of the next scene she is trying to give it back.',
      ),
      designer('solene-quillard'),
    ],
    jp: [
      p(
        '十一年間、わたしが働いていたメゾンでは、どの季節も壁から始まりました。四メートルに三メートル、灰色のフェルトを張った壁です。二週目には埋まります。灯台、ボクサー、誰も観ていない映画の一場面、誰かの祖母、布見本、馬。コーヒーを手にその前に立っていると、やがて、そのために給料をもらっている人が言います。「どこか憂いのある強さ、という気分ね」。わたしたちは散って、袖を描きました。',
      ),
      p('良いものが生まれなかったとは言いません。ただ、どの袖のなかにも、憂いのある強さを見つけたことがないのです。'),
      h('壁がすること'),
      p(
        'ムードボードは、集める人にとって似て見えるものを集めます。それが楽しい。考えているような気がするのは、考えることもまた、ものを隣に置くことだからです。けれど考えは、そこから「なぜ」へ進みます。壁はそこで止まる。答えがもう出ているから。見た目が合うから、です。ボクサーが貼られたのは、ガウンのためでした。ガウンが何のためにあるのかは、誰も聞きません。汗をかいた男が廊下で冷えないため。袖が広いのは、グローブをはめているから。これはひとつの考えです。とても良いコートになったでしょう。木曜頃、壁から落ちてしまいましたけれど。',
      ),
      quote('ボクサーが貼られたのは、ガウンのため。ガウンが何のためにあるのかは、誰も聞きません。'),
      p(
        'それから、あの祖母がいます。インターネットから取ってきた写真で、頭に布を巻き、畑にいる。欲しかったのはその布でした。部屋には十一人いて、彼女がどこの国にいるのか、ひとりも知りませんでした。あそこでつくったどの服より、彼女のことを思い出します。わたしたちは気分として彼女を使った。彼女は、働いていたのです。',
      ),
      h('代わりにしていること'),
      p(
        '独立したとき、壁はありませんでした。元は傘の工房で、平らなところにはどこも鉤があります。そこで服を掛けはじめました。服の写真ではなく、モントルイユの蚤の市で買った、擦り切れた本物を。一度に一種類だけ。ある冬は、トレンチコートが十九着ありました。解いて、台の上で役目ごとに分けます。雨を防ぐ。腕を上げさせる。ベルトを支える。階級を示す。「階級を示す」の山は、ほかの三つを合わせたほどありました。',
      ),
      p(
        'それから表をつくります。表の良いところは、反対できることです。十九歳の見習いが「その当て布、要ります。イヤホンを入れるので」と言える。気分に反対した人は、いまだかつていません。いまのコートは、議論が終わったときに残っていたもので、縫い目のひとつひとつに理由を言えます。もうひとつ言えるのは、見た目が合うからと自分を甘やかした二か所が、そのまま、お客様に直してほしいと言われる二か所だということです。',
      ),
      product('belleville-trench-wine'),
      h('見ることを弁護して'),
      p(
        '写真に反対なのではありません。一日じゅう見ています。反対なのは、決断の代わりをするコラージュです。壁をお持ちなら、こうしてみてください。一枚ごとに、動詞のある一行を書く。「片手で閉じる」「折目から褪せる」「戸口で身体を横にさせる」。書けなければ、その写真を外す。六、七枚が残り、もう並べても似合わないはずです。それでいいのです。やるべきことが、できたのですから。',
      ),
      p(
        'ところで、映画の一場面はまだ持っています。去年、とうとうその映画を観ました。あの素晴らしいコートの女性は、寒くて、しかもそれは彼女のものではない。次の場面のあいだじゅう、返そうとしているのでした。',
      ),
      designer('solene-quillard'),
    ],
  },
};
