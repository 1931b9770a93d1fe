import type { DesignerStyles } from '../style-source.ts';
import { text } from '../text.ts';

export const boraSeomun: DesignerStyles = {
  designer: 'bora-seomun',
  styles: [
    {
      key: 'night-river-coat',
      name: 'Night River Coat',
      nameJp: '夜の河コート',
      category: 'coat',
      fabric: 'nylon',
      gender: 'men',
      season: 'AW26',
      shape: { length: 0.8, width: 1.15, collar: 'mock' },
      make: { closure: 'zip', pockets: ['side-seam'], length: 0.74 },
      text: text(
        'A short, rounded coat in washed nylon with the volume of a padded jacket and the weight of a shirt. Air is held between two skins by a grid of welded dots. For cycling home along the river at one.',
        '洗いをかけたナイロンの、短く丸いコート。中綿を着たような量感で、重さはシャツほどです。二枚の生地のあいだに、溶着した点が空気を留めます。深夜一時、川沿いを自転車で帰るために。',
      ),
      colours: [
        { colour: 'silver', note: text('Silver, with headlights in mind.', '前照灯を受けて光る銀鼠です。') },
        { colour: 'ink', note: text('Ink, with a reflective hem.', '墨色、裾だけが反射します。') },
      ],
    },
    {
      key: 'patchwork-window-shirt',
      name: 'Patchwork Window Shirt',
      nameJp: 'ポジャギのシャツ',
      category: 'shirt',
      fabric: 'linen',
      gender: 'women',
      season: 'SS27',
      materials: [['ramie', 100]],
      shape: { width: 1.15, collar: 'band' },
      make: { pockets: [] },
      text: text(
        'Sheer ramie joined by the flat double seams of Korean wrapping cloths, so the construction shows as a drawing against the light. Wear it over a tank; the panels are arranged so that it covers what it should.',
        '透ける苧麻を、韓国の包み布と同じ平たい二重縫いで継ぎました。光にかざすと、縫い目が線画になります。タンクトップの上に。布の配置は、隠すべきところを隠すよう考えられています。',
      ),
      colours: [
        {
          colour: 'mist',
          print: 'colour-block',
          printColour: 'chalk',
          oneOff: true,
          note: text('Mist, chalk and a single panel of blush.', '霧と白、そして一枚だけの桜鼠。'),
        },
      ],
    },
    {
      key: 'seochon-trousers',
      name: 'Seochon Trousers',
      nameJp: '西村のトラウザーズ',
      category: 'trousers',
      fabric: 'twill',
      gender: 'men',
      season: 'AW26',
      shape: { width: 1.12 },
      make: { pleats: 'none' },
      text: text(
        'Curved outseams borrowed from the hanbok baji give these cotton trousers a leg like a bent bow. The ankle closes with a snap. They look strange on the hanger and right on the stairs.',
        '韓服のパジから借りた弧を描く脇線で、脚は引き絞った弓のような形になります。裾はスナップ留め。ハンガーでは奇妙に、階段では美しく見えるパンツです。',
      ),
      colours: [{ colour: 'umber', note: text('Umber, dyed with persimmon tannin last.', '仕上げに柿渋を重ねた焦茶です。') }],
    },
    {
      key: 'glass-noodle-knit',
      name: 'Glass Noodle Knit',
      nameJp: '春雨のニット',
      category: 'knit',
      fabric: 'wool-knit',
      gender: 'women',
      season: 'AW26',
      materials: [
        ['mohair', 48],
        ['wool', 32],
        ['nylon', 20],
      ],
      shape: { width: 1.1, collar: 'scoop' },
      make: { length: 0.9 },
      text: text(
        'Mohair knitted on needles three sizes too large, then brushed until it is mostly light. Long in the sleeve, short in the body, and warmer than something you can read through has any right to be.',
        '三つ太い針でモヘヤを編み、ほとんど光になるまで起毛しました。袖は長く、丈は短く。向こうが透けて見えるのに、不思議なほど温かい一枚です。',
      ),
      colours: [{ colour: 'apricot', oneOff: true, note: text('Apricot haze.', '杏色の靄です。') }],
    },
    {
      key: 'seventh-floor-blazer',
      name: 'Seventh Floor Blazer',
      nameJp: '七階のジャケット',
      category: 'blazer',
      fabric: 'wool-flannel',
      gender: 'women',
      season: 'AW26',
      shape: { width: 1.18 },
      madeToOrderDays: 25,
      make: { buttons: 1, length: 1.08 },
      text: text(
        'Borrowed from an uncle and returned to no one: strong shoulder, long body, one button. The sleeve is split to the elbow so that it can be pushed up in a meeting and stay there.',
        '叔父から借りて、そのまま返さなかったような一着。強い肩、長い身頃、ボタンは一つ。袖は肘まで割ってあり、会議中にたくし上げても落ちてきません。',
      ),
      colours: [
        {
          colour: 'slate',
          print: 'stripe',
          printColour: 'silver',
          standing: 'unconfirmed',
          note: text('A hairline stripe in silver.', '銀の細い縞が走ります。'),
        },
      ],
    },
  ],
};
