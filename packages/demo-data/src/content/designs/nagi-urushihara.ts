import type { DesignerStyles } from '../style-source.ts';
import { text } from '../text.ts';

export const nagiUrushihara: DesignerStyles = {
  designer: 'nagi-urushihara',
  styles: [
    {
      key: 'snow-country-cable',
      name: 'Snow Country Cable',
      nameJp: '雪国のケーブル',
      category: 'knit',
      fabric: 'cable-knit',
      gender: 'unisex',
      season: 'AW26',
      shape: { collar: 'mock', width: 1.1 },
      priceLevel: 1.1,
      text: text(
        'Five-gauge cables travel outward from the centre like branches under snow, then vanish into the rib. Wool with a tenth of cashmere, washed twice before it leaves Kanazawa so the size you buy is the size you keep.',
        '五ゲージの縄編みが、雪をかぶった枝のように中央から外へ広がり、裾のリブに消えていきます。ウールに一割のカシミヤ。金沢を出る前に二度洗い、買った日の寸法のまま着られます。',
      ),
      colours: [
        { colour: 'chalk', note: text('The white of packed snow, not of paper.', '紙ではなく、踏み固めた雪の白です。') },
        { colour: 'forest', note: text('Cedar green, dyed in the fleece.', '羊毛のうちに染めた杉の緑です。') },
        {
          colour: 'wine',
          season: 'AW24',
          standing: 'archived',
          note: text('A wine shade from the AW24 yarn book.', '二〇二四年秋冬の糸帳から選んだ葡萄酒色です。'),
        },
      ],
    },
    {
      key: 'lacquer-cardigan',
      name: 'Lacquer Cardigan',
      nameJp: '漆のカーディガン',
      category: 'cardigan',
      fabric: 'wool-knit',
      gender: 'women',
      season: 'AW26',
      text: text(
        'A close, twelve-gauge cardigan with a slight shine from worsted yarn. The buttons are turned wood under seven coats of urushi, made by a neighbour who otherwise makes soup bowls.',
        '梳毛糸のかすかな艶をもつ、十二ゲージの細かなカーディガン。ボタンは木地に漆を七度重ねたもので、普段は汁椀をつくる近所の職人の手によります。',
      ),
      colours: [
        { colour: 'madder', note: text('Red with a brown floor, as lacquer is.', '漆器のように、底に茶を沈めた赤です。') },
        { colour: 'ink', note: text('Black, with buttons in vermilion.', '身頃は墨、ボタンだけが朱です。') },
      ],
    },
    {
      key: 'yukitsuri-knit-dress',
      name: 'Yukitsuri Knit Dress',
      nameJp: '雪吊りのニットワンピース',
      category: 'dress',
      fabric: 'wool-knit',
      gender: 'women',
      season: 'AW26',
      madeToOrderDays: 30,
      shape: { collar: 'turtle', sleeve: 'long', length: 1.1 },
      make: { closure: 'pull-on', waist: 'none', pockets: [], cuffs: 'rib' },
      text: text(
        'Ribs fan from the neck to the hem like the ropes that hold up Kanazawa’s pines in winter. Knitted whole on the machine with no side seam, so it turns with you and never twists.',
        '冬の金沢で松を支える雪吊りの縄のように、首もとから裾へ畝が広がります。脇に縫い目のない無縫製で編み上げ、歩いても身体のまわりで捩れません。',
      ),
      colours: [{ colour: 'ash', note: text('The grey of an afternoon before snow.', '雪の前の午後の灰色です。') }],
    },
  ],
};
