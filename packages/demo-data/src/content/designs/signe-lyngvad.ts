import type { DesignerStyles } from '../style-source.ts';
import { text } from '../text.ts';

export const signeLyngvad: DesignerStyles = {
  designer: 'signe-lyngvad',
  styles: [
    {
      key: 'low-sun-coat',
      name: 'Low Sun Coat',
      nameJp: '低い陽のコート',
      category: 'coat',
      fabric: 'wool-flannel',
      gender: 'women',
      season: 'AW26',
      madeToOrderDays: 35,
      shape: { collar: 'band', width: 1.12, length: 1.1 },
      priceLevel: 1.15,
      make: { collar: 'none', closure: 'hidden-buttons', buttons: 1 },
      lined: false,
      text: text(
        'A collarless coat in double-faced wool, joined by hand along split edges so that there is no lining and no inside. It closes with one magnet under the fold and weighs a little over a kilo.',
        '二重織りのウールを縁で割り、手で繋いだ衿なしのコート。裏地はなく、裏という面もありません。折り返しの下のマグネット一つで閉じ、重さは一キロあまりです。',
      ),
      colours: [
        { colour: 'straw', note: text('December light, yellow and low.', '十二月の、低く黄色い光の色です。') },
        { colour: 'ash', note: text('The rest of December.', 'それ以外の十二月の色です。') },
      ],
    },
    {
      key: 'ferry-knit',
      name: 'Ferry Knit',
      nameJp: 'フェリーのニット',
      category: 'knit',
      fabric: 'wool-knit',
      gender: 'unisex',
      season: 'AW26',
      shape: { collar: 'crew', width: 1.15 },
      text: text(
        'Lambswool in a stitch which looks the same from both sides, with a hem that is longer behind. Spun on the west coast, knitted on Funen, and sized for two people who share a wardrobe.',
        '表も裏も同じ顔をした編み地のラムズウール。裾は後ろが少し長くなっています。西海岸で紡ぎ、フュン島で編み、箪笥を分け合う二人のための寸法にしました。',
      ),
      colours: [{ colour: 'sky', note: text('Harbour blue.', '港の青です。') }],
    },
    {
      key: 'bakery-dress',
      name: 'Bakery Dress',
      nameJp: 'パン屋のワンピース',
      category: 'dress',
      fabric: 'linen',
      gender: 'women',
      season: 'SS27',
      shape: { sleeve: 'short', collar: 'scoop', flare: 0.8 },
      make: { closure: 'pull-on', waist: 'belted' },
      text: text(
        'An apron that closes. Washed linen crosses at the back and ties in front; the skirt wraps far enough for a bicycle. It looks best on its second day, with the sleeves turned back.',
        '閉じることのできるエプロン。洗いをかけたリネンが背中で交差し、前で結ばれます。裾は自転車に乗れるだけ深く重なります。二日目、袖を折り返した頃がいちばん似合います。',
      ),
      colours: [
        { colour: 'oat', note: text('Flour-sack oat.', '粉袋の亜麻色です。') },
        {
          colour: 'rose',
          season: 'SS25',
          standing: 'archived',
          note: text('Rosehip, from summer 2025.', '二〇二五年夏の、野薔薇の実の色です。'),
        },
      ],
    },
    {
      key: 'winter-bather-cardigan',
      name: 'Winter Bather Cardigan',
      nameJp: '寒中水泳のカーディガン',
      category: 'cardigan',
      fabric: 'alpaca-knit',
      gender: 'women',
      season: 'AW26',
      producer: 'hilanderia-sillar',
      shape: { collar: 'shawl', length: 1.2 },
      make: { closure: 'open', buttons: 0, length: 1.3 },
      text: text(
        'Long, open and heavy as a robe, for the walk from the cold water to the stove. Alpaca from Arequipa keeps its warmth when damp, which is the point of it.',
        '冷たい海から薪ストーブまで歩くための、長く、前を開いた、ローブほどの重みのカーディガン。アレキパのアルパカは湿っても温かさを失いません。そこが肝心です。',
      ),
      colours: [
        { colour: 'teal', standing: 'hidden', note: text('Under water teal, resting until January.', '水中の納戸色。一月まで休みます。') },
      ],
    },
  ],
};
