import type { DesignerStyles } from '../style-source.ts';
import { text } from '../text.ts';

export const renKashiwade: DesignerStyles = {
  designer: 'ren-kashiwade',
  styles: [
    {
      key: 'ishikari-shell',
      name: 'Ishikari Shell',
      nameJp: '石狩シェル',
      category: 'trench',
      fabric: 'nylon',
      gender: 'men',
      season: 'AW26',
      producer: 'tilthammer',
      priceLevel: 1.1,
      shape: { width: 1.1, length: 0.95 },
      text: text(
        'Three-layer recycled nylon with taped seams, cut as a city trench: storm flap, belt, no logo. The hood folds into the collar. Tested on the Sapporo tram platform in February, at minus twelve.',
        '三層構造の再生ナイロンにシームテープ。嵐除けの当て布とベルトを備えた街のトレンチで、ロゴはありません。フードは衿の中に。二月、氷点下十二度の札幌、市電の停留所で試しました。',
      ),
      colours: [
        { colour: 'olive', note: text('Olive with black hardware.', '海松色に黒の金具です。') },
        { colour: 'slate', note: text('Slate, which hides salt stains well.', '融雪剤の白い跡が目立たない鉛色です。') },
      ],
    },
    {
      key: 'drift-hoodie',
      name: 'Drift Hoodie',
      nameJp: '流氷パーカー',
      category: 'hoodie',
      fabric: 'cotton-jersey',
      gender: 'unisex',
      season: 'AW26',
      text: text(
        'Heavy loopback cotton, 480 grams, with a double hood that stands by itself and covers an ear in wind. The kangaroo pocket has a second, zipped pocket inside it for keys.',
        '四八〇グラムの厚い裏毛。二重のフードは自立し、風の日には耳まで覆います。前ポケットの奥に、鍵のためのファスナー付きポケットをもう一つ隠しました。',
      ),
      colours: [
        { colour: 'mist', note: text('The blue-grey of drift ice at Abashiri.', '網走の流氷の青灰です。') },
        {
          colour: 'ink',
          season: 'AW25',
          standing: 'archived',
          note: text('Ink, garment-dyed, so seams are darker.', '製品染めの墨。縫い目がわずかに濃く出ます。'),
        },
      ],
    },
    {
      key: 'mountain-hut-vest',
      name: 'Mountain Hut Vest',
      nameJp: '山小屋ベスト',
      category: 'vest',
      fabric: 'nylon',
      gender: 'men',
      season: 'AW26',
      make: { collar: 'mock', closure: 'zip', pockets: ['welt'] },
      text: text(
        'A quilted vest filled with wool from Hokkaido sheep instead of down: it stays warm when damp and can be washed at home. Press studs, a two-way zip, pockets set high for wearing with a pack.',
        'ダウンの代わりに北海道の羊の毛を詰めたキルトベスト。湿っても温かく、家で洗えます。スナップと両開きのファスナー、ポケットは荷を背負ったまま使える高さです。',
      ),
      colours: [{ colour: 'rust', note: text('Rust, as on an old stovepipe.', '古い煙突のような弁柄です。') }],
    },
    {
      key: 'powder-trousers',
      name: 'Powder Trousers',
      nameJp: '粉雪のパンツ',
      category: 'trousers',
      fabric: 'nylon',
      gender: 'men',
      season: 'AW26',
      make: { pleats: 'none' },
      text: text(
        'Matte nylon trousers that make no sound when you walk. Gusseted, articulated at the knee and brushed inside; a drawcord at the hem closes over a boot or opens over a shoe.',
        '歩いても音のしない、艶消しナイロンのトラウザーズ。股にマチ、膝に立体の切り替え、内側は起毛です。裾の紐は長靴の上で締め、短靴には開いて穿きます。',
      ),
      colours: [{ colour: 'charcoal', standing: 'unconfirmed', note: text('Charcoal only, for now.', 'いまは消炭色のみです。') }],
    },
  ],
};
