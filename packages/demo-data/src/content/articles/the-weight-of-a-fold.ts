import type { ArticleSource } from '../article-blocks.ts';
import { text } from '../text.ts';
import { designer, divider, h, image, note, p, product, quote } from './blocks.ts';

export const theWeightOfAFold: ArticleSource = {
  slug: 'the-weight-of-a-fold',
  title: text('The weight of a fold', '折目の重さ'),
  dek: text(
    'In a former kimono storehouse in Yanaka, Ito Kasumi shapes coats without cutting a single curve.',
    '谷中の、かつて着物の預かり所だった建物で、伊藤霞は曲線を一本も裁たずに、コートの形をつくります。',
  ),
  section: 'features',
  tags: ['japan', 'pattern-cutting', 'outerwear'],
  author: 'kuroiwa',
  featured: true,
  status: 'published',
  daysAgo: 3,
  body: {
    en: [
      p(
        'The iron at Ito Kasumi’s studio has not been cold since 2014. It stands at the end of a table four metres long, beside a bowl of water and a brush made of horsehair, and when you come up the stairs it is the first thing you hear: a small breath of steam, then nothing, then another breath. Nobody looks up. A coat is lying open on the table, and for the moment it is only a rectangle.',
      ),
      p(
        '“People ask where the darts are,” says Ito. “I tell them a dart is a fold that has been punished.” She lifts one edge of the rectangle, brings it over, sets the iron down and leaves it there for as long as it takes to say a short sentence. When the iron comes away there is a line in the wool, and the cloth has a shoulder.',
      ),
      image('article/the-weight-of-a-fold/iron', 'Melton and flannel waiting for the iron.'),
      h('A house for other people’s clothes'),
      p(
        'The building belonged to her grandmother, who kept kimono for families without room to keep them. They arrived every spring in baskets, were aired, checked for moth, wrapped in paper and laid on shelves that still line the staircase. The paper wrappers had to be creased in a particular order. It was work for a child’s hands, and from the age of six it was Ito’s.',
      ),
      p(
        'What she learned there, she thinks, was not neatness but trust. A kimono is sewn from straight strips. It has no shape of its own and does not pretend to. Folded, it is a flat thing, thirty-odd centimetres wide; worn, it becomes as many shapes as there are people. And because nothing has been cut away, it can be unpicked, washed as cloth and sewn again for somebody else. Some of the garments on those shelves were on their fourth owner.',
      ),
      quote('A dart is a fold that has been punished.', 'Ito Kasumi'),
      p(
        'She studied pattern cutting in Tokyo and then worked for five years in Antwerp, where she was good at sleeves. It was there that she began to keep the pieces that fall under the table. In one winter she filled eleven flour sacks with curved slivers of wool, each too small and too odd to be anything else. She brought a sack home on the aeroplane. It is in the studio now, used as a doorstop.',
      ),
      h('What holds a crease'),
      p(
        'The technical question is simple. A crease in wool is a rearrangement: heat and moisture loosen the bonds between the fibres, pressure sets them in a new place, and cooling locks the door.[^1] The difficulty is weight. A crease that has to bear the drop of a long coat will open by lunchtime, unless the cloth is dense enough to defend it. Flannel will hold for a season. Melton, fulled until its surface is closer to felt than to weaving, will hold for years.',
      ),
      p(
        'Ito’s coating comes from a mill above Biella that washes its cloth in mountain water so soft that the soap is reluctant to leave. She visits twice a year with a cardboard box of creased swatches that she has been wearing inside her shoes. The ones which survive the walk are ordered.',
      ),
      product('crease-line-coat-ink'),
      p(
        'The line that runs down the front of her best-known coat, from collar to hem, is one such fold, and it does the work of two seams. It is pressed eleven times over three days. Between pressings the coat hangs from its own loop so that gravity can argue with the iron. If on the fourth morning the line has moved by more than two millimetres, it is opened, steamed flat and begun again. Nothing is lost but time; that is the point of not having cut.',
      ),
      h('The right to be flat'),
      p(
        'Every garment leaves Yanaka with a drawing. It shows the piece unfolded, with its measurements, and the order in which to fold it again. A dry cleaner in Kyoto, she says, once rang to ask whether he was allowed to open the coat completely before pressing it. He was so pleased by the answer that he has since sent customers.',
      ),
      p(
        'The drawing is also a permission. Nine years on, some of the earliest coats have been taken apart by their owners’ tailors and let out, shortened, in one case divided into two jackets for twins. Ito keeps photographs of these in a drawer and shows them with more pleasure than the runway pictures. A curve, she says, is a decision made once on behalf of everyone; a fold can be changed by the person who lives in it.',
      ),
      product('fold-haori-indigo'),
      p(
        'Toward evening the light comes in sideways and the rectangle on the table has become most of a coat. Two of the assistants hold it up by the corners as one would a sheet. For a second, before they turn it, you can see the whole of the idea: a plain field of black with seven lines across it, like a letter that has been read, and put back in its envelope, and will be read again.',
      ),
      designer('ito-kasumi'),
      divider,
      note(
        1,
        'Strictly, hydrogen bonds give way to moisture and return as the fibre dries; a permanent set needs the stronger disulphide bonds to be rearranged, which takes heat and patience.',
      ),
    ],
    jp: [
      p(
        '伊藤霞の仕事場のアイロンは、二〇一四年から一度も冷めていません。長さ四メートルの台の端、水を張った鉢と馬毛の刷毛の隣。階段を上がると、まずその音が聞こえます。小さく蒸気を吐き、黙り、また吐く。誰も顔を上げません。台の上にはコートが広げられていて、いまのところ、それはただの長方形です。',
      ),
      p(
        '「ダーツはどこですか、とよく聞かれます」と伊藤は言います。「ダーツは、罰を受けた折目なんですよ、と答えるんです」。長方形の片端を持ち上げ、かぶせ、アイロンを置く。短い文章をひとつ言い終えるほどの間、そのままに。アイロンが離れると、ウールに一本の線が通り、布には肩ができていました。',
      ),
      image('article/the-weight-of-a-fold/iron', 'アイロンを待つメルトンとフランネル。'),
      h('ひとの服のための家'),
      p(
        '建物は祖母のものでした。箪笥を置く場所のない家から着物を預かり、春ごとに風を通し、虫を調べ、たとう紙に包んで棚に寝かせる。階段に沿った棚は今も残っています。たとう紙には、折る順番がありました。子どもの手に向いた仕事で、六つのときからそれは伊藤の役目でした。',
      ),
      p(
        'そこで身についたのは几帳面さではなく、信じることだったのではないかと彼女は言います。着物はまっすぐな布を縫い合わせただけのもの。自分の形を持たず、持っているふりもしません。畳めば幅三十数センチの平らなもので、着れば人の数だけ形になる。何も裁ち落としていないから、解いて、布として洗い、別の誰かのために縫い直せる。棚には、四人目の持ち主を迎えた一枚もありました。',
      ),
      quote('ダーツは、罰を受けた折目なんです。', '伊藤霞'),
      p(
        '東京で型紙を学んだあと、アントワープで五年働きました。袖が得意でした。裁断台の下に落ちる布を取っておくようになったのは、その頃のこと。ひと冬で、曲がった細い端切れが小麦粉の袋に十一。どれも小さく、歪で、ほかの何にもなれません。ひと袋だけを飛行機で持ち帰りました。いまは仕事場で、戸を押さえています。',
      ),
      h('折目を支えるもの'),
      p(
        '理屈は簡単です。ウールの折目とは、並び替えのこと。熱と湿気が繊維の結び目をゆるめ、圧力が新しい場所を決め、冷えることで鍵がかかります[^1]。難しいのは重さのほう。長いコートの落ちる力を受ける折目は、布に守る力がなければ昼までに開いてしまいます。フランネルなら一季節。織物というよりフェルトに近づくまで縮絨したメルトンなら、何年も保ちます。',
      ),
      p(
        'コート地は、ビエッラの山あいの織元から届きます。石鹸がなかなか抜けないほどの軟水で洗う工場です。年に二度、伊藤は折目をつけた小さな布を箱に詰めて訪ねます。靴の中に敷いて歩いてきた布です。歩き通しても折目の残ったものを、注文します。',
      ),
      product('crease-line-coat-ink'),
      p(
        '代表作のコートの前身頃、衿から裾へ下りる線も、そうした折目の一本です。切り替え線二本分の働きをします。三日かけて、十一回。アイロンとアイロンのあいだ、コートは自分の吊り紐で下がり、重力に異議を唱えさせます。四日目の朝、線が二ミリ以上動いていれば、開き、蒸気で平らに戻し、はじめから。失うのは時間だけです。裁たないとは、そういうことです。',
      ),
      h('平らに戻る権利'),
      p(
        '谷中を出る服には、必ず一枚の図が添えられます。開ききった姿と寸法、そして畳み直す順番。京都の洗い張りの店から、いちど全部開いてから仕上げてもよいか、と電話がかかってきたことがありました。返事がよほど嬉しかったのか、以来その店は客を紹介してくれます。',
      ),
      p(
        '図は、許可証でもあります。九年が経ち、最初期のコートのいくつかは、持ち主の仕立屋の手で解かれ、幅を出され、丈を詰められました。双子のために二枚の上着になったものもあります。伊藤はその写真を引き出しにしまい、ショーの写真より嬉しそうに見せてくれます。曲線は、全員のために一度だけ下される決定。折目は、その中で暮らす人が変えられる。彼女はそう考えています。',
      ),
      product('fold-haori-indigo'),
      p(
        '夕方、光が横から射す頃、台の上の長方形はほとんどコートになっていました。二人の助手が、敷布のように四隅を持って掲げます。裏返す前の一瞬だけ、考えの全体が見えました。墨色の平らな地に、七本の線。読まれ、封筒に戻され、そしてまた読まれる手紙のように。',
      ),
      designer('ito-kasumi'),
      divider,
      note(
        1,
        '厳密には、水素結合は湿気でゆるみ、乾けば戻ります。長く残る折目には、より強いジスルフィド結合の組み替えが要り、それには熱と辛抱が必要です。',
      ),
    ],
  },
};
