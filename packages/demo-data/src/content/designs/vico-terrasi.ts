import type { DesignerStyles } from '../style-source.ts';
import { text } from '../text.ts';

export const vicoTerrasi: DesignerStyles = {
  designer: 'vico-terrasi',
  styles: [
    {
      key: 'spaccanapoli-jacket',
      name: 'Spaccanapoli Jacket',
      nameJp: 'スパッカナポリのジャケット',
      category: 'blazer',
      fabric: 'linen',
      gender: 'men',
      season: 'SS27',
      producer: 'sartoria-vicolo',
      madeToOrderDays: 50,
      priceLevel: 1.35,
      text: text(
        'Shirt shoulders, three buttons rolled to two, patch pockets curved like a glass of red. The linen is Irish and heavy, so creases fall in long lines rather than crumbs. Forty hours of hand sewing.',
        'シャツのような肩、段返りの三つボタン、グラスの曲線を写した貼りポケット。重いリネンを使い、しわは細かく散らず長い線で落ちます。手縫いに四十時間をかけました。',
      ),
      colours: [
        { colour: 'tobacco', note: text('Tobacco, cut for late light.', '夕方の光のためのタバコ色です。') },
        { colour: 'sky', note: text('Pale sky, for early ferries.', '朝のフェリーに似合う空色です。') },
      ],
    },
    {
      key: 'ash-coat',
      name: 'Ash Coat',
      nameJp: '火山灰のコート',
      category: 'coat',
      fabric: 'wool-melton',
      gender: 'men',
      season: 'AW26',
      producer: 'lanificio-cervora',
      priceLevel: 1.3,
      shape: { collar: 'notch', length: 1.05 },
      text: text(
        'A double-breasted overcoat in Biella melton with wide lapels that stay where they are ironed. Half-belted at the back, deep inverted pleat, and a sleeve head gathered by hand like a shirt’s.',
        'ビエッラのメルトンを使ったダブルのオーバーコート。広いラペルは、アイロンの当てたまま動きません。背は半ベルトと深い箱ひだ、袖山はシャツのように手でいせ込みました。',
      ),
      colours: [{ colour: 'ash', note: text('Volcanic grey with a trace of violet.', 'かすかに紫を含む火山灰の色です。') }],
    },
    {
      key: 'marina-polo',
      name: 'Marina Polo',
      nameJp: 'マリーナのニットポロ',
      category: 'knit',
      fabric: 'wool-knit',
      gender: 'men',
      season: 'SS27',
      producer: 'malhas-douranel',
      materials: [
        ['wool', 55],
        ['silk', 45],
      ],
      shape: { collar: 'point', sleeve: 'short' },
      text: text(
        'A knitted polo in wool and silk, fine enough to wear under tailoring and open enough for August. The collar is fully fashioned in one piece with the placket, so it stands without a stiffener.',
        'ウールとシルクを細く編んだニットポロ。上着の下でもかさばらず、八月にも涼しい目の粗さです。衿は前立てと一体で成形し、芯がなくても立ちます。',
      ),
      colours: [{ colour: 'forest', note: text('Bottle green, like the harbour at ten.', '夜十時の港のような深緑です。') }],
    },
    {
      key: 'card-player-shirt',
      name: 'Card Player Shirt',
      nameJp: 'カード師のシャツ',
      category: 'shirt',
      fabric: 'silk-satin',
      gender: 'men',
      season: 'SS27',
      shape: { collar: 'camp', sleeve: 'half', width: 1.08 },
      text: text(
        'A camp-collar silk shirt with the stripe turned sideways on the pocket only, which is the designer’s whole joke. Loose, cool, and machine-finished with a seam that cannot be seen from either side.',
        'ポケットだけ縞が横を向いた、開襟のシルクシャツ。デザイナーの冗談はこれひとつです。ゆったりと涼しく、縫い目は表からも裏からも見えません。',
      ),
      colours: [
        {
          colour: 'wine',
          print: 'stripe',
          printColour: 'apricot',
          note: text('Wine and apricot, alternating.', '葡萄酒と杏の交互の縞です。'),
        },
      ],
    },
    {
      key: 'sunday-trouser',
      name: 'Sunday Trouser',
      nameJp: '日曜のトラウザーズ',
      category: 'trousers',
      fabric: 'linen',
      gender: 'men',
      season: 'SS26',
      text: text(
        'A drawstring trouser that has been to a tailor: fly front, crease, proper pockets, and then a cord at the waist instead of a button. For lunches which turn into the evening.',
        '仕立屋を通った紐パンツ。前開きも折り目も本式のポケットもあり、腰だけがボタンではなく紐です。夜まで続く昼食のために。',
      ),
      colours: [{ colour: 'oat', standing: 'archived', note: text('Sold through in its first summer.', '最初の夏に完売しました。') }],
    },
  ],
};
