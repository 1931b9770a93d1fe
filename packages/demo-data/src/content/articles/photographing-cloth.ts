import type { ArticleSource } from '../article-blocks.ts';
import { text } from '../text.ts';
import { h, p, product, task } from './blocks.ts';

export const photographingCloth: ArticleSource = {
  slug: 'photographing-cloth',
  title: text('Handbook 1: photographing cloth', 'ハンドブック1　布を撮る'),
  dek: text('One window, one sheet of card and four pictures that sell honestly.', '窓ひとつと白い板一枚で、正直に売れる四枚を。'),
  section: 'handbook',
  tags: ['handbook', 'photography'],
  author: 'kuroiwa',
  status: 'published',
  daysAgo: 124,
  body: {
    en: [
      p(
        'A photograph in a shop has one task: to leave nobody surprised when the parcel is opened. It may also be beautiful. If you can have only one of the two, choose the first, since the returns are paid for by you.',
      ),
      h('The light'),
      p(
        'Use a window that gets no sun, in the daytime, with every lamp turned off. Mixed light is the commonest fault that we see: the daylight is blue, the bulb is yellow, and the cloth in between is a colour that does not exist. Stand the garment about a metre and a half from the glass, turned so that the light crosses it from one side. On the other side put a sheet of white card as tall as the garment. Move the card toward it until the dark side is still dark but has detail in it. That is the whole of the lighting.',
      ),
      p(
        'Texture is shadow. If the weave can’t be seen, the light is too much from the front; if every thread looks like a rope, it is too much from the side. For satin, turn the garment until a highlight runs down one fold, and stop there. For black, add a second card. For white, take one away.',
      ),
      product('moonwater-silk-slip-silver'),
      h('The four pictures'),
      p(
        'Every design on Orime shows four views in the same order, so that people learn where to look. The front: level, whole, hem included, with some air around it. The back, from the same distance. A detail, the one which you would point at if you were there: a cuff, a join, the inside of a pocket. And the cloth, close enough that a hand’s breadth fills the frame, because that is how near we go when we make up our minds.',
      ),
      p(
        'Shoot at a ratio of three to four, upright, at least 1,600 pixels on the short side. Don’t crop the hem. Don’t tilt. If the piece comes in two colours, photograph both in the same hour, on the same hanger, with the same folds, and then the only thing which changes when somebody taps the swatch is the colour.',
      ),
      h('Colour'),
      p(
        'Put a plain grey card in the first frame and set the white balance from it; most telephones will let you hold a finger on the card to lock it. Then compare the screen with the cloth, in the same light. If you have to choose, make the picture a little duller than the truth. No one has ever returned a coat for being better in person.',
      ),
      h('Bodies, stands and hangers'),
      p(
        'A stand shows the cut, a body shows the drape, a hanger shows neither. If you use a model, give the height and the size that is worn. If you use a stand, pad it: most are too small at the hip, and the skirt will tell. Clips at the back are a lie which customers can see, as the front goes flat and the side seams travel.',
      ),
      h('Words for people who can’t see it'),
      p(
        'Each picture needs a description, in both languages, for readers who use their ears. One sentence. Say what it is, the colour, and what the view shows: “Rust knit pullover, crew neck, from the front.” Don’t begin with “Image of”, they know. Don’t put keywords in; somebody is listening.',
      ),
      h('Checklist'),
      p(
        'Lamps off. Card in. Hem in the frame. Grey card shot. Four views, same distance. Lint brush, then the brush again. Alt texts in English and Japanese. And before you upload, look at the picture at the size of a thumb, for that is how most people are going to meet it. If you can’t tell there what it is, go a step closer and begin again.',
      ),
      h('Checklist'),
      task('Daylight from one side, at the hour you noted.'),
      task('Front, back, one detail and the cloth close enough to count.'),
      task('The same wall, the same height and the same distance for the whole season.'),
      task('A picture with something of a known size in it.'),
    ],
    jp: [
      p(
        '店の写真の役目はひとつ。荷物を開けた人を、驚かせないこと。美しければなお良いのですが、どちらかひとつなら前者を選んでください。返品の送料を払うのは、あなたですから。',
      ),
      h('光'),
      p(
        '直射日光の入らない窓を、昼間に、照明をすべて消して使います。いちばん多い失敗は光の混ざりです。昼の光は青く、電球は黄色く、あいだの布は実在しない色になります。服は窓硝子から一メートル半ほど離し、光が片側から横切るように向けます。反対側には、服と同じ高さの白い板を。影の側が暗いまま、なかの様子が見えるところまで近づけます。照明はこれだけです。',
      ),
      p(
        '手触りは影でできています。織り目が見えなければ光が正面すぎ、糸が縄のように見えれば横すぎます。サテンは、ひだの一本に光の筋が走るところまで回し、そこで止める。黒には板をもう一枚足し、白からは一枚取り去ります。',
      ),
      product('moonwater-silk-slip-silver'),
      h('四枚の写真'),
      p(
        'Orimeのデザインはどれも、同じ順で四枚を見せます。見る場所を覚えてもらうためです。前は、水平に、裾まで全体を、まわりに余白を取って。後ろは、同じ距離から。次に細部を一枚。その場にいたら指さすところ、袖口や継ぎ目、ポケットの内側を。最後に布。画面いっぱいで手の幅ほどになる近さで。人が心を決めるとき近づく距離が、そのくらいだからです。',
      ),
      p(
        '縦三対四、短辺一六〇〇画素以上で撮ります。裾を切らない。傾けない。二色あるなら、同じ時間に、同じハンガー、同じひだで撮ってください。色見本を押したとき、変わるのが色だけになります。',
      ),
      h('色'),
      p(
        '最初の一枚に無地の灰色の板を写し、それで色を合わせます。多くの電話では、板を長押しすれば固定できます。それから同じ光のなかで、画面と布を見比べる。迷ったら、実物よりわずかに地味に。実物のほうが良いという理由で返されたコートは、一着もありません。',
      ),
      h('身体、ボディ、ハンガー'),
      p(
        'ボディは裁ちを、人の身体は落ち感を見せます。ハンガーはどちらも見せません。モデルが着るなら身長と着用サイズを。ボディを使うなら、腰に詰め物を。たいてい小さすぎて、スカートにすぐ出ます。背中でつまむのは、客にも見える嘘です。前が平らになり、脇線が動くからです。',
      ),
      h('見えない人のための言葉'),
      p(
        '写真には、耳で読む人のための説明が、両方の言語で要ります。一文で。何であるか、何色か、どこから見ているか。「弁柄色のニットプルオーバー、クルーネック、正面」。「〜の画像」と始めなくても、わかっています。検索のための語を詰め込まないこと。誰かが聴いているのですから。',
      ),
      h('確認表'),
      p(
        '照明は消したか。白い板はあるか。裾は入っているか。灰色の板を撮ったか。四方向、同じ距離か。ブラシを、もう一度ブラシを。説明文は英語と日本語で。そして上げる前に、親指ほどの大きさで見てください。ほとんどの人は、その大きさで出会います。何だかわからなければ、一歩近づいて、はじめから。',
      ),
      h('確認すること'),
      task('光は一方から。書き留めておいた時刻の昼光で。'),
      task('正面、背面、細部をひとつ、そして数えられるほど近くの布。'),
      task('一季節を通して、同じ壁、同じ高さ、同じ距離で。'),
      task('大きさのわかるものを写し込んだ一枚。'),
    ],
  },
};
