import type { DesignerStyles } from '../style-source.ts';
import { text } from '../text.ts';

export const soleneQuillard: DesignerStyles = {
  designer: 'solene-quillard',
  styles: [
    {
      key: 'belleville-trench',
      name: 'Belleville Trench',
      nameJp: 'ベルヴィルのトレンチ',
      category: 'trench',
      fabric: 'twill',
      gender: 'women',
      season: 'AW26',
      priceLevel: 1.15,
      madeToOrderDays: 25,
      shape: { length: 1.1 },
      text: text(
        'Everything a trench needs and nothing it inherited: no epaulettes, no D-rings, no gun flap. What remains is a deep back pleat, raglan sleeves and cotton gabardine tight enough to turn a shower.',
        'トレンチに必要なものだけを残し、受け継いだ飾りは外しました。肩章も、Dリングも、ガンフラップもありません。残るのは背の深いプリーツとラグランの袖、夕立を弾く高密度の綿ギャバジンです。',
      ),
      colours: [
        { colour: 'sand', note: text('Sand, the one everyone is right about.', 'やはりこの砂色、という一着です。') },
        { colour: 'wine', note: text('Wine, for people who own the other one.', '砂色をもう持っている人のための葡萄酒色。') },
      ],
    },
    {
      key: 'calais-blouse',
      name: 'Calais Blouse',
      nameJp: 'カレーのブラウス',
      category: 'blouse',
      fabric: 'silk-crepe',
      gender: 'women',
      season: 'SS27',
      producer: 'dentelle-brisemer',
      shape: { sleeve: 'long', collar: 'band' },
      text: text(
        'Silk crêpe with a yoke of Leavers lace made in Calais on a loom of eleven tonnes. The lace is set in by hand along the motif, so the edge of a fern decides where the seam goes.',
        '絹クレープのヨークに、カレーの十一トンの織機で編んだリバーレースを嵌めました。縫い目の位置を決めるのは、羊歯の葉の縁。柄に沿って手で縫い付けています。',
      ),
      colours: [{ colour: 'ink', oneOff: true, note: text('Black on black, visible in daylight.', '黒に黒、日光の下で見えてきます。') }],
    },
    {
      key: 'canal-trousers',
      name: 'Canal Trousers',
      nameJp: '運河のトラウザーズ',
      category: 'trousers',
      fabric: 'wool-flannel',
      gender: 'women',
      season: 'AW26',
      producer: 'lanificio-cervora',
      shape: { width: 0.88, length: 0.97 },
      text: text(
        'Slim without stretch: the ease is in the back rise, which is cut high enough to cycle in. Hem finishes at the ankle bone, with four centimetres turned up inside if your ankles are elsewhere.',
        'ストレッチを使わず細く。ゆとりは後ろの股上にあり、自転車に乗れる深さです。裾はくるぶしで切れ、内側に四センチの折り返しを残しました。',
      ),
      colours: [
        { colour: 'navy', note: text('Navy, not black, so it can be worn with both.', '黒とも紺とも合わせられる紺色です。') },
        {
          colour: 'camel',
          print: 'check',
          printColour: 'umber',
          season: 'AW24',
          standing: 'archived',
          note: text('The AW24 check, woven once.', '二〇二四年秋冬に一度だけ織った格子です。'),
        },
      ],
    },
    {
      key: 'rue-blanche-dress',
      name: 'Rue Blanche Dress',
      nameJp: '白い通りのワンピース',
      category: 'dress',
      fabric: 'silk-satin',
      gender: 'women',
      season: 'SS27',
      madeToOrderDays: 21,
      shape: { sleeve: 'half', collar: 'point', flare: 0.7 },
      priceLevel: 1.1,
      text: text(
        'A shirt that went on to become a dress: silk satin, matte side out, shining only at the turned cuffs and the inside of the collar. Fastens with a row of thirteen flat buttons.',
        'シャツがそのまま伸びてワンピースになりました。シルクサテンは裏の艶消し面を表に使い、光るのは折り返した袖口と衿の内側だけ。平らなボタン十三個で留めます。',
      ),
      colours: [{ colour: 'blush', note: text('A tired pink, the good kind.', 'くすみの似合う桜鼠です。') }],
    },
  ],
};
