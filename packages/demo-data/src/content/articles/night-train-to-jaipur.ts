import type { ArticleSource } from '../article-blocks.ts';
import { text } from '../text.ts';
import { designer, h, image, p, product, quote } from './blocks.ts';

export const nightTrainToJaipur: ArticleSource = {
  slug: 'night-train-to-jaipur',
  title: text('Night train to Jaipur', 'ジャイプールへの夜行列車'),
  dek: text(
    'Two nights, four colours and a suitcase of damp cotton, with Ishani Vellore.',
    '二晩と四色、そして湿った綿の鞄。イシャーニ・ヴェロールとの旅です。',
  ),
  section: 'culture',
  tags: ['what-a-trip', 'india', 'block-print'],
  author: 'merrin',
  status: 'scheduled',
  daysAgo: -5,
  body: {
    en: [
      p(
        'It takes two nights by train from Bengaluru to Jaipur, and there is an aeroplane that does it in under three hours. Ishani Vellore has been on the aeroplane. “You arrive,” she says, “and nothing has happened to you.” She travels with a blanket, a spreadsheet and, this time, me.',
      ),
      h('Stop one: the platform'),
      p(
        'She used to write software, and it shows. Each design has a version number. The paisley that will be printed on Thursday is at 7.2, that is to say the block has been recut seven times, and mended twice since. In a folder there are photographs of every version in use, and notes: “6.0, stem too thin, split on day 40.” “7.1, Irfan says happier.” She reads them aloud as we wait, and a man on the next bench, who turns out to be in insurance, asks to see 6.0.',
      ),
      h('Stop two: somewhere in Madhya Pradesh'),
      p(
        'In the morning there are fields the colour of lions. Tea comes through the window in clay cups, which one throws on the track. I ask what would happen if Jaipur printed by machine, as most of it does; she says that it would be even. Then, since there are nineteen hours left, she explains. When a printer sets down a block he finds its place by a pin at the corner, and by feel. He’s off by as much as half a millimetre. There are about nine hundred impressions in a dress. “So there is an error field,” she says, “and the eye can tell it has come from one arm. It’s like a voice. You wouldn’t say that a voice is inaccurate.”',
      ),
      quote('The eye can tell it has come from one arm. You wouldn’t say that a voice is inaccurate.', 'Ishani Vellore'),
      h('Stop three: five metres of table'),
      p(
        'The Gulmandi house is behind a school, and you can hear the times tables being sung. The printing tables are five metres long, padded with twenty-four layers of jute. Irfan and his brother-in-law face each other across one of these, and do not speak. The outline goes first. He inks the block on a tray with a sieve of bamboo, brings it down, and strikes it twice with the heel of the hand: once for the cloth and once, he says, for luck, although if you leave out the second the corner doesn’t print.',
      ),
      image('producer/gulmandi-block/cover', 'Second colour, drying.'),
      p(
        'By noon the outline has gone the length of the table. Then it is the fillers: pink, then leaf. There’s a boy who carries the colour. There is an old man who does nothing but look, and every so often says a number, which is the number of the repeat that has drifted. He’s always right; nobody thanks him.',
      ),
      product('monsoon-dress-blush'),
      h('Stop four: the yard'),
      p(
        'And then the sky goes brown. It’s the first storm of the season, a week early. There are two hundred metres of cloth on the ground in the drying yard, laid flat with stones at the edges, and from all sides, from the school, out of the tea stall, people come running. I was given a corner. We folded toward each other in strides, as one folds a sheet with one’s mother, and it was under the roof by the time that the first drops came, large and separate like coins thrown on a table.',
      ),
      p(
        'About twenty metres had been caught. Vellore held it to the light. Each drop had left a ring in the madder, a halo, of paler pink, perfectly round. She looked at it for rather a long time. Then she got out the telephone and made a note. I saw it upside down: “7.3?”',
      ),
      product('courtyard-scarf'),
      h('The way back'),
      p(
        'We went home with it in a suitcase, still damp, since it would not wait and neither would the train. It hung that night from the upper berths, the whole length of the compartment, pink, moving a little whenever the line curved. The insurance man wasn’t there; but a family of six on their way to a wedding slept under it, and in the morning the bride’s grandmother asked what it cost. She was told that it was a fault. She thought about this. “I’ll take the fault,” she said.',
      ),
      designer('ishani-vellore'),
    ],
    jp: [
      p(
        'ベンガルールからジャイプールまで、列車で二晩。飛行機なら三時間足らずです。イシャーニ・ヴェロールも飛行機に乗ったことはあります。「着くだけなんです。何も起こらないまま」。彼女は毛布と表計算の紙、今回はわたしを連れて旅をします。',
      ),
      h('最初の停車――ホーム'),
      p(
        '以前はソフトウェアを書いていて、それはすぐわかります。柄には版番号があるのです。木曜に刷るペイズリーは七・二。版木を七度彫り直し、その後二度直したという意味です。ファイルには歴代の写真と覚え書きが綴じてあります。「六・〇　茎が細すぎ、四十日目に割れる」「七・一　イルファン曰く、機嫌よし」。待つあいだに読み上げてくれました。隣の長椅子の男性が――保険の人だそうです――六・〇を見せてほしいと言います。',
      ),
      h('二番目の停車――マディヤ・プラデーシュのどこか'),
      p(
        '朝、ライオン色の畑が広がっていました。窓から素焼きの茶碗でお茶が来て、飲み終えると線路に投げます。大半がそうしているように、機械で刷ったらどうなるのかと聞くと、揃います、との答え。残り十九時間あるので、説明してくれました。版木の位置を決めるのは、角の小さな針と手の感覚です。ずれは最大で半ミリ。一着におよそ九百回押します。「だから誤差の場ができるんです。そして目は、それが一本の腕から来たとわかる。声のようなものです。声を、不正確だとは言わないでしょう」。',
      ),
      quote('目は、それが一本の腕から来たとわかる。声を、不正確だとは言わないでしょう。', 'イシャーニ・ヴェロール'),
      h('三番目の停車――五メートルの台'),
      p(
        'グルマンディの家は学校の裏にあり、九九の歌が聞こえてきます。刷り台は長さ五メートル、麻袋を二十四枚重ねた厚み。イルファンと義弟は台をはさんで向かい合い、口をききません。先に輪郭。竹の篩に張った色を版木につけ、下ろし、手の付け根で二度叩きます。一度は布のため、もう一度は縁起のため、と言いますが、二度目を抜くと角が刷れないのです。',
      ),
      image('producer/gulmandi-block/cover', '二色目を乾かしているところ。'),
      p(
        '昼には輪郭が台の端まで届きます。それから中の色。桃色、そして葉。色を運ぶ少年がいます。見ているだけの老人もいます。ときどき数をひとつ言う。何番目の繰り返しがずれたか、その数です。いつも当たっていて、誰も礼を言いません。',
      ),
      product('monsoon-dress-blush'),
      h('四番目の停車――干し場'),
      p(
        'そして空が茶色になりました。一週間早い、季節最初の嵐です。干し場の地面には、石で縁を押さえた布が二百メートル。学校から、茶店から、四方から人が走ってきます。わたしは角をひとつ任されました。母親と敷布を畳むように、大股で歩み寄りながら畳む。屋根の下に入れたところで、最初の雨粒が落ちました。卓に投げた硬貨のように、大きく、ばらばらに。',
      ),
      p(
        '二十メートルほどが間に合いませんでした。ヴェロールが光にかざします。茜の地に、雨粒のひとつひとつが、淡い桃色の輪を残していました。真円です。彼女はずいぶん長く眺め、それから電話を出して何か書きました。逆さに見えたのは、「七・三？」。',
      ),
      product('courtyard-scarf'),
      h('帰り道'),
      p(
        '布も列車も待ってはくれないので、湿ったまま鞄に詰めて帰りました。その夜は上段の寝台から、車室の端から端まで吊るしました。桃色の布が、線路が曲がるたびに少し揺れます。保険の人はいませんでしたが、婚礼へ向かう六人家族がその下で眠り、朝になって花嫁の祖母が値段を尋ねました。これは失敗なんです、と聞かされると、しばらく考え、こう言いました。「その失敗を、いただくわ」。',
      ),
      designer('ishani-vellore'),
    ],
  },
};
