import type { DesignerStyles } from '../style-source.ts';
import { text } from '../text.ts';

export const itzelZavaldi: DesignerStyles = {
  designer: 'itzel-zavaldi',
  styles: [
    {
      key: 'noon-blouse',
      name: 'Noon Blouse',
      nameJp: '正午のブラウス',
      category: 'blouse',
      fabric: 'linen',
      gender: 'women',
      season: 'SS27',
      producer: 'taller-nube-roja',
      madeToOrderDays: 30,
      shape: { sleeve: 'wide', width: 1.2, collar: 'boat' },
      make: { closure: 'pull-on' },
      text: text(
        'Three rectangles, no curves, almost no waste. The seams are joined by a randa, a band of embroidery that is also the only thing holding the blouse together; one panel takes a week in Oaxaca.',
        '三枚の長方形だけ、曲線はなく、裁ち落としもほとんど出ません。継ぎ目は「ランダ」という刺繍の帯で、飾りであると同時に、このブラウスを繋ぐ唯一の糸です。一枚にオアハカで一週間。',
      ),
      colours: [
        {
          colour: 'chalk',
          note: text('White on white, with one red knot where the work ends.', '白に白、終わりの一目だけが赤い結びです。'),
        },
        { colour: 'madder', note: text('Cochineal red that shifts toward violet.', 'わずかに紫へ傾くコチニールの赤です。') },
      ],
    },
    {
      key: 'volcano-skirt',
      name: 'Volcano Skirt',
      nameJp: '火山のスカート',
      category: 'skirt',
      fabric: 'wool-flannel',
      gender: 'women',
      season: 'AW26',
      shape: { flare: 1.4 },
      make: { waist: 'drawstring' },
      text: text(
        'Half a circle of wool flannel dyed from hem to waist in one slow lift from the vat, dark where it lingered. The waist draws in on a cord and hides a pocket.',
        '半円のウールフランネルを、裾から腰へ、染め桶からゆっくり引き上げて染めました。長く浸かったところほど濃く残ります。紐で絞るウエストの内側に、ポケットがひとつ。',
      ),
      colours: [
        { colour: 'rust', print: 'gradient', printColour: 'umber', note: text('Rust cooling to umber.', '弁柄から焦茶へ冷めていきます。') },
      ],
    },
    {
      key: 'highland-coat',
      name: 'Highland Coat',
      nameJp: '高地のコート',
      category: 'coat',
      fabric: 'wool-melton',
      gender: 'women',
      season: 'AW26',
      shape: { sleeve: 'wide', collar: 'band', width: 1.15 },
      priceLevel: 1.1,
      make: { closure: 'open', buttons: 0 },
      lined: false,
      text: text(
        'A blanket that learned to be a coat: handwoven wool from Teotitlán, fulled thick, joined with a whip stitch in contrasting yarn. No lining, no buttons, a horn pin that comes with it.',
        '毛布がコートになることを覚えました。テオティトランの手織りウールを厚く縮絨し、色の違う糸でかがり合わせています。裏地もボタンもなく、角のピンが一本付きます。',
      ),
      colours: [
        { colour: 'ash', print: 'ikat', printColour: 'ink', note: text('Undyed grey and black fleece.', '染めない灰と黒の羊毛です。') },
        { colour: 'plum', standing: 'unconfirmed', note: text('Plum, from brazilwood and iron.', '蘇芳と鉄で出した梅紫です。') },
      ],
    },
    {
      key: 'red-cloud-shawl',
      name: 'Red Cloud Shawl',
      nameJp: '赤い雲のショール',
      category: 'scarf',
      fabric: 'silk-crepe',
      gender: 'unisex',
      season: 'AW25',
      priceLevel: 6,
      producer: 'taller-nube-roja',
      text: text(
        'A rebozo of silk with a knotted fringe of thirty-eight centimetres, tied over nine weeks by Doña Celedina’s table of four. The ground carries a warp ikat no wider than a grain of rice.',
        'シルクのレボソ。三十八センチの結び房は、四人が囲む卓で九週間かけて結ばれました。地には、米粒ほどの幅の経絣が走ります。',
      ),
      colours: [
        {
          colour: 'vermilion',
          print: 'ikat',
          printColour: 'wine',
          standing: 'reserve',
          oneOff: true,
          note: text('The workshop keeps its twin.', '対の一枚は、工房に残されています。'),
        },
      ],
    },
  ],
};
