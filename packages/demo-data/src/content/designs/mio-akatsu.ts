import type { DesignerStyles } from '../style-source.ts';
import { text } from '../text.ts';

export const mioAkatsu: DesignerStyles = {
  designer: 'mio-akatsu',
  styles: [
    {
      key: 'moonwater-silk-slip',
      name: 'Moonwater Silk Slip',
      nameJp: '月水のシルクスリップ',
      category: 'slip-dress',
      fabric: 'silk-satin',
      gender: 'women',
      season: 'SS27',
      producer: 'hatagiri-silk',
      priceLevel: 1.15,
      text: text(
        'A bias-cut slip in heavy silk satin from Kiryu, 22 momme, which hangs like poured water and does not cling. The straps adjust at the back; the hem is rolled by hand over four evenings.',
        '桐生で織った二十二匁の重いシルクサテンを、布目に対して斜めに裁ちました。水を注いだように落ち、肌に張りつきません。肩紐は背中で調節でき、裾は四晩かけて手で巻いています。',
      ),
      colours: [
        { colour: 'silver', note: text('A grey taken from the inside of a shell.', '貝の内側から取った銀鼠です。') },
        { colour: 'wine', note: text('Deep enough to wear in winter under a coat.', '冬はコートの下にも映える深さがあります。') },
        { colour: 'celadon', note: text('Pale celadon, close to bare in evening light.', '宵の光では肌に近づく、淡い青磁です。') },
      ],
    },
    {
      key: 'cocoon-blouse',
      name: 'Cocoon Blouse',
      nameJp: '繭のブラウス',
      category: 'blouse',
      fabric: 'silk-crepe',
      gender: 'women',
      season: 'AW26',
      producer: 'hatagiri-silk',
      madeToOrderDays: 28,
      shape: { sleeve: 'balloon', collar: 'band' },
      text: text(
        'Silk crêpe gathered into a rounded back and full sleeves, named for the cocoon the yarn was reeled from. Matte, dry to the touch, and forgiving in a suitcase: hang it in a steamy bathroom and it recovers.',
        '糸を引いた繭にちなみ、背を丸く、袖をふくらませた絹縮緬のブラウスです。艶を抑えた乾いた肌ざわり。旅先では湯気の立つ浴室に掛けておけば、しわは自然に戻ります。',
      ),
      colours: [{ colour: 'chalk', note: text('Left the colour of raw silk.', '生糸そのままの白です。') }],
    },
    {
      key: 'kiryu-night-dress',
      name: 'Kiryu Night Dress',
      nameJp: '桐生の夜',
      category: 'dress',
      fabric: 'silk-satin',
      gender: 'women',
      season: 'AW26',
      producer: 'hatagiri-silk',
      madeToOrderDays: 42,
      priceLevel: 1.5,
      shape: { length: 1.15, sleeve: 'long', collar: 'boat' },
      make: { closure: 'back-zip', cuffs: 'buttoned', length: 1.3 },
      text: text(
        'A floor-grazing dress in jacquard silk with a boat neck and narrow sleeves that close with eleven covered buttons. The pattern can only be seen when you move; standing still, it is plain.',
        '床にかすかに触れる丈のジャカードシルク。ボートネックに細い袖、袖口は十一個のくるみボタンで留めます。紋様は動いたときだけ浮かび、立ち止まると無地に戻ります。',
      ),
      colours: [
        { colour: 'navy', print: 'asanoha', printColour: 'indigo', note: text('Hemp leaves in navy on navy.', '紺の地に紺の麻の葉です。') },
      ],
    },
    {
      key: 'obi-satin-bag',
      name: 'Obi Satin Bag',
      nameJp: '帯のバッグ',
      category: 'bag',
      fabric: 'silk-satin',
      gender: 'women',
      season: 'AW26',
      text: text(
        'A small structured bag folded from the end of an obi warp, with a leather base and two handles. It holds a telephone, a letter and a lipstick, and closes by its own weight.',
        '帯の経糸の終わりを折って仕立てた、小さく張りのあるバッグ。底は革、持ち手は二本です。電話と手紙と口紅が入り、口は自身の重みで閉じます。',
      ),
      colours: [
        {
          colour: 'vermilion',
          oneOff: true,
          note: text('Each warp end makes one bag, and this is it.', '一本の経糸から一つだけ。これがその一つです。'),
        },
      ],
    },
  ],
};
