import type { DesignerStyles } from '../style-source.ts';
import { text } from '../text.ts';

export const killaAyasta: DesignerStyles = {
  designer: 'killa-ayasta',
  styles: [
    {
      key: 'altiplano-cardigan',
      name: 'Altiplano Cardigan',
      nameJp: 'アルティプラノのカーディガン',
      category: 'cardigan',
      fabric: 'alpaca-knit',
      gender: 'women',
      season: 'AW26',
      producer: 'hilanderia-sillar',
      madeToOrderDays: 22,
      shape: { collar: 'v-neck', length: 1.1 },
      make: { buttons: 3 },
      text: text(
        'Baby alpaca in its own colours, sorted by hand into nineteen shades before any dye is considered. Garter stitch, low armhole, three buttons of tagua nut. Light enough to forget, warm enough to notice.',
        '染めを考える前に、手で十九の色へ選り分けたベビーアルパカ。ガーター編みに深い袖ぐり、ボタンはタグアの実を三つ。着ていることを忘れるほど軽く、脱いだときに温かさを知ります。',
      ),
      colours: [
        { colour: 'camel', note: text('Vicuña-coloured alpaca, undyed.', 'ビクーニャ色の、染めないアルパカです。') },
        { colour: 'silver', note: text('Silver, the rarest natural grade.', '天然でもっとも希少な銀鼠です。') },
      ],
    },
    {
      key: 'salt-flat-knit',
      name: 'Salt Flat Knit',
      nameJp: '塩原のニット',
      category: 'knit',
      fabric: 'alpaca-knit',
      gender: 'unisex',
      season: 'AW26',
      producer: 'hilanderia-sillar',
      shape: { collar: 'crew' },
      text: text(
        'A crew-neck pullover with a horizon: one pale half, one paler, joined by a single row of purl. Spun thick and soft and knitted by hand on four needles, so there are no seams to press.',
        '一本の地平線をもつクルーネック。淡い半分と、さらに淡い半分を、裏目一段が繋ぎます。太く柔らかく紡ぎ、四本針で手編みにしたので、縫い目がありません。',
      ),
      colours: [{ colour: 'ecru', print: 'colour-block', printColour: 'mist', oneOff: true, note: text('Salt and sky.', '塩と空です。') }],
    },
    {
      key: 'garua-scarf',
      name: 'Garúa Scarf',
      nameJp: 'ガルーアのスカーフ',
      category: 'scarf',
      fabric: 'alpaca-knit',
      gender: 'unisex',
      season: 'AW25',
      producer: 'hilanderia-sillar',
      text: text(
        'A scarf as wide as a door and as light as the Lima fog it is named for. Brushed with thistle heads on a hand frame, since nothing made of metal is as gentle.',
        '扉ほどの幅と、名の由来となったリマの霧ほどの軽さ。金属にこれほど優しいものはないので、手枠に並べた薊の実で起毛しています。',
      ),
      colours: [{ colour: 'ash', standing: 'archived', note: text('Fog grey, all gone home.', '霧の灰色。すべて旅立ちました。') }],
    },
    {
      key: 'pallay-coat',
      name: 'Pallay Coat',
      nameJp: 'パリャイのコート',
      category: 'coat',
      fabric: 'alpaca-knit',
      gender: 'women',
      season: 'AW25',
      priceLevel: 4,
      make: { closure: 'open', buttons: 0 },
      lined: false,
      text: text(
        'Warp-faced panels picked with birds, lakes and one aeroplane by a weaver in Chinchero who refuses to repeat herself. Four panels, twelve weeks, closed by a tupu pin of old silver.',
        '同じ柄は二度織らないチンチェロの織り手が、鳥と湖と、一機の飛行機を経糸に拾いました。布は四枚、十二週間。古銀のピン、トゥプで留めます。',
      ),
      colours: [
        {
          colour: 'madder',
          print: 'ikat',
          printColour: 'saffron',
          standing: 'reserve',
          oneOff: true,
          note: text('The aeroplane is on the left.', '飛行機は左の身頃にいます。'),
        },
      ],
    },
  ],
};
