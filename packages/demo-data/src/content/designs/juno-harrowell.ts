import type { DesignerStyles } from '../style-source.ts';
import { text } from '../text.ts';

export const junoHarrowell: DesignerStyles = {
  designer: 'juno-harrowell',
  styles: [
    {
      key: 'fire-escape-hoodie',
      name: 'Fire Escape Hoodie',
      nameJp: '非常階段のパーカー',
      category: 'hoodie',
      fabric: 'cotton-jersey',
      gender: 'men',
      season: 'AW26',
      shape: { width: 1.12 },
      text: text(
        'Cross-grain cotton fleece that cannot shrink in length, ribbed at the side so it can move. The drawcord is a bootlace from a Bronx shoemaker and is meant to be replaced by your own.',
        '布目を横に使い、丈の縮まない裏毛。脇のリブが動きを助けます。紐はブロンクスの靴屋の靴紐で、ご自分のものに替えて使う前提です。',
      ),
      colours: [
        { colour: 'charcoal', note: text('Charcoal marl.', '杢の消炭です。') },
        { colour: 'terracotta', note: text('Brick, washed three times.', '三度洗った煉瓦色です。') },
      ],
    },
    {
      key: 'second-shift-coat',
      name: 'Second Shift Coat',
      nameJp: '夜勤のコート',
      category: 'coat',
      fabric: 'wool-melton',
      gender: 'men',
      season: 'AW26',
      producer: 'tilthammer',
      shape: { width: 1.1, length: 0.95, collar: 'point' },
      madeToOrderDays: 30,
      make: { closure: 'snaps', pockets: ['welt'] },
      text: text(
        'A warehouse coat in heavy melton: easy shoulder, snap placket, pass-through pockets lined in fleece. Bonded seams keep the wind out at the elbow. You can lie down in it, and people have.',
        '倉庫で働く人のコートを厚手のメルトンで。ゆとりのある肩、スナップの前立て、裏毛張りの貫通ポケット。肘の縫い目は接着して風を止めます。着たまま横になれますし、実際にそうした人もいます。',
      ),
      colours: [{ colour: 'navy', note: text('Navy with a signal-orange hanger loop.', '紺に、橙の吊り紐です。') }],
    },
    {
      key: 'stoop-tee',
      name: 'Stoop Tee',
      nameJp: '玄関前のTシャツ',
      category: 'tee',
      fabric: 'cotton-jersey',
      gender: 'men',
      season: 'SS27',
      shape: { width: 1.15 },
      text: text(
        'A nine-ounce T-shirt with a collar narrow enough to wear under a suit and sleeves wide enough to roll. Knitted in North Carolina, dyed in New Jersey, preshrunk by someone’s aunt in Queens.',
        '九オンスのTシャツ。衿はスーツの下に着られる細さ、袖は巻ける広さです。ノースカロライナで編み、ニュージャージーで染め、クイーンズの誰かの叔母が縮ませます。',
      ),
      colours: [
        { colour: 'ash', note: text('Pavement grey.', '舗道の灰色です。') },
        {
          colour: 'straw',
          season: 'SS24',
          standing: 'archived',
          note: text('The yellow of SS24, gone.', '二〇二四年春夏の黄。完売しました。'),
        },
      ],
    },
    {
      key: 'double-knee-denim',
      name: 'Double Knee Denim',
      nameJp: 'ダブルニーデニム',
      category: 'wide-denim',
      fabric: 'denim',
      gender: 'men',
      season: 'AW26',
      text: text(
        'Wide jeans with a second layer from thigh to shin, because that is where everything happens. Twelve-ounce denim, bar-tacked in grey, hemmed on a machine older than the building.',
        '何かが起きるのは膝ですから、腿から脛までもう一枚重ねたワイドデニムです。十二オンス、灰色のかんぬき止め。裾は、建物より古いミシンで縫っています。',
      ),
      colours: [
        {
          colour: 'slate',
          standing: 'unconfirmed',
          note: text('A slate wash that goes paler, slowly.', 'ゆっくりと褪せていく、鉛色の洗いです。'),
        },
      ],
    },
  ],
};
