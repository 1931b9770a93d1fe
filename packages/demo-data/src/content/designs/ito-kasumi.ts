import type { DesignerStyles } from '../style-source.ts';
import { text } from '../text.ts';

export const itoKasumi: DesignerStyles = {
  designer: 'ito-kasumi',
  styles: [
    {
      key: 'fold-haori',
      name: 'Fold Haori',
      nameJp: '折り羽織',
      category: 'haori',
      fabric: 'wool-flannel',
      gender: 'unisex',
      season: 'AW26',
      producer: 'nakagiri-indigo',
      madeToOrderDays: 28,
      priceLevel: 1.1,
      lined: false,
      text: text(
        'A haori cut from two straight lengths of brushed wool flannel, folded rather than darted at the shoulder. It falls open, sits on a shirt as easily as on a coat lining, and packs flat in a drawer.',
        '起毛したウールフランネルを直線のまま二枚、肩はダーツではなく折りで納めた羽織です。前は留めずに流し、シャツにもニットにも重ねられます。畳めば薄く、引き出し一段に収まります。',
      ),
      colours: [
        {
          colour: 'indigo',
          note: text(
            'Vat-dyed in Tokushima, eleven dips, and it will pale at the cuffs first.',
            '徳島で十一回くぐらせた藍。袖口から少しずつ褪せていきます。',
          ),
        },
        {
          colour: 'ecru',
          print: 'seigaiha',
          printColour: 'indigo',
          note: text(
            'The wave pattern is resist-dyed by hand, so no two shoulders match.',
            '青海波は手作業の防染で、左右の肩に同じ波はありません。',
          ),
        },
      ],
    },
    {
      key: 'crease-line-coat',
      name: 'Crease-Line Coat',
      nameJp: '折目のコート',
      category: 'coat',
      fabric: 'wool-melton',
      gender: 'women',
      season: 'AW26',
      producer: 'lanificio-cervora',
      madeToOrderDays: 42,
      shape: { length: 1.1, flare: 0.6, collar: 'shawl' },
      priceLevel: 1.25,
      text: text(
        'One pressed crease runs from shawl collar to hem and does the work of a princess seam. Dense melton holds the line through a wet winter; the lining is silk at the sleeves only, where a hand needs to slide.',
        'ショールカラーから裾まで通る一本の折目が、切り替え線の代わりに身体の線をつくります。目の詰まったメルトンは雨の冬でも折目を保ち、裏地のシルクは手を通す袖だけに使いました。',
      ),
      colours: [
        { colour: 'ink', note: text('A black that reads brown in sunlight.', '日なたでは焦茶を帯びる墨色です。') },
        {
          colour: 'camel',
          note: text('Undyed camel tones, so each bolt differs a little.', '染めを控えたキャメルで、反ごとにわずかに色が違います。'),
        },
      ],
    },
    {
      key: 'hakama-trousers',
      name: 'Hakama Trousers',
      nameJp: '袴トラウザーズ',
      category: 'trousers',
      fabric: 'wool-flannel',
      gender: 'women',
      season: 'AW26',
      shape: { width: 1.18, length: 1.02 },
      text: text(
        'Five pleats at the front, two at the back, as in a hakama, then a plain trouser leg below the hip. The waistband ties inside, which lets the width move with you through a long lunch.',
        '袴と同じく前に五本、後ろに二本のひだを取り、腰から下はすっきりとしたトラウザーズに仕立てました。内側で結ぶウエストは、長い食事のあとでも無理なく添います。',
      ),
      colours: [
        { colour: 'charcoal', note: text('A soft charcoal with no shine at the knee.', '膝に光りが出にくい、やわらかな消炭色です。') },
        {
          colour: 'moss',
          season: 'AW24',
          standing: 'archived',
          note: text('The moss of the first Tokyo collection.', '東京での最初のコレクションに使った苔色です。'),
        },
      ],
    },
  ],
};
