import type { ArticleSource } from '../article-blocks.ts';
import { text } from '../text.ts';
import { h, image, p, product, quote } from './blocks.ts';

export const theLastLoudRoom: ArticleSource = {
  slug: 'the-last-loud-room',
  title: text('The last loud room', '最後の騒がしい部屋'),
  dek: text(
    'Lace is the quietest cloth there is. It is made in Calais, by machines of eleven tonnes.',
    'レースは、もっとも静かな布です。それをつくるのは、カレーにある十一トンの機械です。',
  ),
  section: 'makers',
  tags: ['lace', 'france', 'what-a-trip'],
  author: 'quist',
  status: 'published',
  daysAgo: 26,
  body: {
    en: [
      p(
        'They give you ear defenders at the door, and then they give you a second pair. Past the inner curtain the sound is less like a noise than like a hand laid flat on the chest. Nine Leavers looms stand in two rows, each as long as a bus, black with a hundred and thirty years of graphite. From the top of every one there comes, at the speed at which a snail would cross a table, a strip of something that you could lose in a breath.',
      ),
      p('“People expect lace to come from a lady,” shouts Bastien Orlhac, and then, because I have not heard, writes it on his palm.'),
      h('Twelve thousand threads'),
      p(
        'Orlhac is a tulliste. The training takes seven years and the word has no translation. His loom holds twelve thousand threads, of which some four thousand are wound on bronze bobbins no thicker than a coin. These swing between the others like the pendulums of four thousand clocks, and a chain of punched cards tells each one whether to go left, right, or nowhere. When they all agree the result is a fern.',
      ),
      p(
        'A broken thread shows as a hole about a centimetre later. By then he has heard it. He cannot explain how; he says it is like noticing that somebody has left a party. He stops eleven tonnes with a wooden lever, leans in with a hook and a loupe, ties a knot that he will not let me photograph, and pushes the lever back. From beginning to end it takes less time than I needed to find my pencil.',
      ),
      image('producer/dentelle-brisemer/cover', 'Silk ground on its way to the trimming room.'),
      quote('It is like noticing that somebody has left a party.', 'Bastien Orlhac'),
      h('The drawing'),
      p(
        'Upstairs it is silent, and the light is from the north. The draughtswomen, there are two, turn a sketch into a technical drawing on squared paper, each thread a coloured line, at ten times life size. One flower takes a month. The drawing becomes a list of numbers; the numbers become cards; and the cards go down to the loud room where, with luck, five months after somebody sent in a sketch, there is a metre of lace. The second metre takes an hour.',
      ),
      p(
        'The archive holds eighty thousand patterns. I was shown ferns, tulips, the Eiffel Tower, an early locomotive with a plume of dots, and one fish. The fish was drawn in 1911 and ordered once. Every new apprentice is taken to see it. “So that they know,” says the archivist, “that somebody, once, wanted it.”',
      ),
      h('How a seam disappears'),
      p(
        'Solène Quillard comes up from Paris twice a year. For her blouse she uses a fern from the eighteen-nineties, one that nobody had woven since the war, and what interests her is its edge. Cheaper lace is cut in straight lines and hemmed. Hers is cut around the fronds with small scissors by a woman called Maryvonne, a metre and a half an hour, and laid over the silk so that the leaf decides where the body ends and the yoke begins. Only then is it sewn.',
      ),
      product('calais-blouse'),
      p(
        'The result is a join you can find with a finger but not with the eye. It has no practical value at all. Quillard, who takes everything useless out of a trench coat, was a little embarrassed when I pointed this out. “The trench is for the rain,” she said. “This is for the person doing up the buttons.”',
      ),
      h('Seven years'),
      p(
        'There were once three and a half thousand of these looms in Calais, and on summer evenings one heard them from the ships. Nobody has built one since the nineteen-fifties. When a part fails, it is found in a machine which has been kept for the purpose, or cast in a foundry at Saint-Omer by a man who is thinking about retiring. The house has two apprentices at present. One of them was a sound engineer.',
      ),
      p(
        'I asked her whether she missed music. She lifted one of her ear defenders a little way, as you would raise a hat, and closed her eyes. “Third from the left,” she said, or I think she said. “Listen. It’s in five.”',
      ),
    ],
    jp: [
      p(
        '入口で耳あてを渡され、もうひとつ渡されます。内側の幕をくぐると、それは音というより、胸に平たく当てられた手のようでした。二列に並ぶ九台のリバー織機。一台がバスほどの長さで、百三十年分の黒鉛で黒光りしています。そのいただきから、蝸牛が卓を渡る速さで、ひと息で見失いそうな何かが帯になって出てきます。',
      ),
      p(
        '「レースはご婦人がつくるものだと、皆さん思ってる」。バスティアン・オルラックが叫び、わたしに聞こえていないのを見て、手のひらに書いてくれました。',
      ),
      h('一万二千本の糸'),
      p(
        'オルラックは「テュリスト」です。七年の見習いを要する仕事で、訳語はありません。彼の織機には一万二千本の糸がかかり、うち四千本ほどは、硬貨ほどの薄さの青銅のボビンに巻かれています。ボビンは四千の時計の振り子のように糸のあいだを揺れ、右か、左か、どこへも行かないかを、紋紙の鎖が一つずつに告げます。すべての意見が一致すると、羊歯の葉が一枚できます。',
      ),
      p(
        '糸が切れると、一センチほど先に穴が現れます。その頃には、もう聞こえている。どうやって、とは説明できません。宴席から誰かが帰ったのに気づくようなもの、だそうです。木の梃子で十一トンを止め、鉤と拡大鏡で覗き込み、撮影は遠慮してほしいという結び目をつくり、梃子を戻す。わたしが鉛筆を探すより、短いあいだの出来事でした。',
      ),
      image('producer/dentelle-brisemer/cover', '仕上げ室へ向かう絹の地。'),
      quote('宴席から、誰かが帰ったのに気づくようなものです。', 'バスティアン・オルラック'),
      h('図案'),
      p(
        '階上は静かで、光は北からです。意匠係は二人。スケッチを、方眼紙の上で一本ずつ色の違う線に置き換えます。実物の十倍で、花一輪にひと月。図は数の表になり、数は紋紙になり、紋紙は騒がしい部屋へ下りていきます。運がよければ、スケッチが届いて五か月後に一メートル。次の一メートルは、一時間です。',
      ),
      p(
        '保管庫の柄は八万。羊歯を見せてもらいました。チューリップ、エッフェル塔、点々の煙を吐く初期の機関車、そして魚が一匹。魚は一九一一年に描かれ、注文は一度きり。新しい見習いは、必ずこれを見に連れてこられます。「知っておいてもらうためです」と保管係は言います。「いつか誰かが、これを欲しいと思ったということを」。',
      ),
      h('消える縫い目'),
      p(
        'ソレーヌ・キヤールは年に二度、パリから上ってきます。彼女のブラウスに使われているのは、一八九〇年代の羊歯。戦後は誰も編んでいなかった柄です。惹かれたのはその縁でした。手頃なレースはまっすぐ裁って始末します。彼女のレースは、マリヴォンヌという女性が小さな鋏で葉に沿って切り抜く。一時間に一メートル半。それを絹に重ね、身頃が終わりヨークが始まる場所を、葉に決めさせます。縫うのはそれからです。',
      ),
      product('calais-blouse'),
      p(
        'できあがる継ぎ目は、指では見つかっても目では見つかりません。実用の価値は、まったくない。トレンチコートから不要なものをことごとく外すキヤールにそう言うと、少し照れていました。「トレンチは雨のため。これは、ボタンを留める人のためなんです」。',
      ),
      h('七年'),
      p(
        'かつてカレーには、この織機が三千五百台ありました。夏の夕方には船の上まで聞こえたといいます。一九五〇年代以降、新しいものは一台もつくられていません。部品が壊れれば、そのために残してある機械から外すか、サントメールの鋳物師に頼みます。彼は引退を考えています。見習いはいま二人。ひとりは、元は音響技師でした。',
      ),
      p(
        '音楽が恋しくはないか、と聞いてみました。彼女は帽子を持ち上げるように、耳あてをほんの少し浮かせ、目を閉じます。「左から三台目」。たぶん、そう言ったのだと思います。「聞いて。五拍子だから」。',
      ),
    ],
  },
};
