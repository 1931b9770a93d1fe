import type { DesignerStyles } from '../style-source.ts';
import { text } from '../text.ts';

export const chigusaOnda: DesignerStyles = {
  designer: 'chigusa-onda',
  styles: [
    {
      key: 'coral-wall-dress',
      name: 'Coral Wall Dress',
      nameJp: '珊瑚垣のワンピース',
      category: 'dress',
      fabric: 'linen',
      gender: 'women',
      season: 'SS27',
      materials: [
        ['linen', 70],
        ['ramie', 30],
      ],
      shape: { sleeve: 'wide', collar: 'v-neck', width: 1.1 },
      make: { closure: 'pull-on', waist: 'none', pockets: [] },
      text: text(
        'Linen and ramie woven loosely for Naha’s humidity, with kimono sleeves that let air cross the body. Slip it over swimwear or belt it for dinner; the V is cut to stay put when you lean.',
        '那覇の湿気に合わせ、麻と苧麻を粗く織りました。着物のような広い袖から風が抜けます。水着の上に一枚で、夜は帯を締めて。Vネックは身をかがめても崩れない深さです。',
      ),
      colours: [
        { colour: 'terracotta', note: text('Roof-tile red, softened by sun.', '陽に晒された赤瓦の色です。') },
        { colour: 'chalk', note: text('White as coral lime.', '漆喰の白です。') },
      ],
    },
    {
      key: 'trade-wind-shirt',
      name: 'Trade Wind Shirt',
      nameJp: '季節風のシャツ',
      category: 'shirt',
      fabric: 'linen',
      gender: 'unisex',
      season: 'SS27',
      shape: { collar: 'camp', sleeve: 'half', width: 1.12 },
      make: { hem: 'straight', pockets: ['chest-patch'] },
      text: text(
        'A camp-collar shirt patterned in warp ikat: the threads are tied and dyed before weaving, so every edge has the tremble of a hand. Straight hem, one pocket, buttons of shell.',
        '織る前に糸を括って染める絣の開襟シャツ。柄の縁には、手の震えがそのまま残ります。裾はまっすぐ、胸ポケットは一つ、貝ボタンで留めます。',
      ),
      colours: [
        {
          colour: 'teal',
          print: 'ikat',
          printColour: 'straw',
          oneOff: true,
          note: text('Sea grape green crossed with sugar-cane yellow.', '海葡萄の緑に、砂糖黍の黄を渡しました。'),
        },
      ],
    },
    {
      key: 'banana-leaf-haori',
      name: 'Banana-Leaf Haori',
      nameJp: '芭蕉の羽織',
      category: 'haori',
      fabric: 'linen',
      gender: 'women',
      season: 'SS26',
      priceLevel: 6,
      lined: false,
      text: text(
        'A sheer summer haori whose pattern follows the veins of a torn banana leaf. Woven over five months on a backstrap loom in Ogimi by two sisters who share the bench in shifts.',
        '破れた芭蕉の葉脈を写した、透ける夏羽織です。大宜味の姉妹が、ひとつの機に交代で座り、五か月かけて織り上げました。',
      ),
      colours: [
        {
          colour: 'straw',
          print: 'ikat',
          printColour: 'tobacco',
          standing: 'reserve',
          oneOff: true,
          note: text(
            'Numbered one of one, with its first owner’s name stitched inside on request.',
            '世界に一着。ご希望により、最初の持ち主の名を内側に縫い取ります。',
          ),
        },
      ],
    },
    {
      key: 'stencil-garden-skirt',
      name: 'Stencil Garden Skirt',
      nameJp: '型染めの庭スカート',
      category: 'skirt',
      fabric: 'poplin',
      gender: 'women',
      season: 'SS27',
      madeToOrderDays: 32,
      shape: { flare: 1.2 },
      text: text(
        'Paper stencils, rice paste and eleven pigments brushed in one by one, darkest last. The garden runs around the hem without a repeat, because the stencil was cut to the width of this skirt.',
        '型紙と糯糊、十一の顔料を淡い色から一つずつ刷り込みます。型はこのスカートの幅に合わせて彫ったので、裾をめぐる庭に繰り返しはありません。',
      ),
      colours: [
        { colour: 'saffron', print: 'floral', printColour: 'madder', note: text('On fukugi yellow.', '福木の黄の上に。') },
        { colour: 'indigo', print: 'floral', printColour: 'sky', note: text('The same garden at night.', '同じ庭の、夜です。') },
      ],
    },
  ],
};
