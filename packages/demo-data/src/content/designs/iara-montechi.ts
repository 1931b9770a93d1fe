import type { DesignerStyles } from '../style-source.ts';
import { text } from '../text.ts';

export const iaraMontechi: DesignerStyles = {
  designer: 'iara-montechi',
  styles: [
    {
      key: 'concrete-garden-dress',
      name: 'Concrete Garden Dress',
      nameJp: 'コンクリートの庭のドレス',
      category: 'dress',
      fabric: 'silk-crepe',
      gender: 'women',
      season: 'SS27',
      shape: { sleeve: 'none', collar: 'v-neck', length: 1.1 },
      madeToOrderDays: 28,
      make: { closure: 'pull-on', waist: 'none', pockets: [] },
      text: text(
        'A long bias dress whose only decoration is one seam, curving from armhole to hem like a ramp in a modernist lobby. Silk crêpe on the outside, cotton voile inside, for São Paulo in any month.',
        '飾りは一本の縫い目だけ。モダニズム建築の斜路のように、袖ぐりから裾へ弧を描きます。表は絹クレープ、内側は綿ボイル。サンパウロの、どの月にも着られる長いドレスです。',
      ),
      colours: [
        {
          colour: 'sage',
          print: 'floral',
          printColour: 'forest',
          note: text('Philodendron, printed large.', '大きく刷ったフィロデンドロンです。'),
        },
        { colour: 'ash', note: text('Plain concrete.', '無地のコンクリートです。') },
      ],
    },
    {
      key: 'avenida-jumpsuit',
      name: 'Avenida Jumpsuit',
      nameJp: 'アヴェニーダのジャンプスーツ',
      category: 'jumpsuit',
      fabric: 'twill',
      gender: 'women',
      season: 'SS27',
      make: { sleeve: 'long', closure: 'zip', cuffs: 'buttoned' },
      text: text(
        'A boiler suit tailored at the waist, with a concealed zip and a drop seat that makes it practical at last. Heavy cotton twill, wide leg, sleeves that roll and button.',
        '腰を仕立てたつなぎ服。隠しファスナーと、ようやく実用的にした後ろの開きが付きます。厚手の綿ツイルにワイドな脚、袖は巻いてボタンで留まります。',
      ),
      colours: [
        {
          colour: 'vermilion',
          oneOff: true,
          note: text('The fitting prototype, in fire-door red.', '防火扉の朱色。仮縫いの試作一着です。'),
        },
      ],
    },
    {
      key: 'june-bonfire-skirt',
      name: 'June Bonfire Skirt',
      nameJp: '六月の焚き火スカート',
      category: 'skirt',
      fabric: 'poplin',
      gender: 'women',
      season: 'SS26',
      shape: { flare: 1.5 },
      text: text(
        'Three tiers of gathered poplin, each cut from last season’s ends and each half a tone hotter than the one above. It was made for dancing in a square and has been.',
        'ギャザーを寄せたポプリンが三段。前季の残布から裁ち、下へ行くほど半音ずつ熱くなります。広場で踊るための一着で、実際に踊ってきました。',
      ),
      colours: [
        {
          colour: 'saffron',
          print: 'gradient',
          printColour: 'vermilion',
          standing: 'archived',
          note: text('Made in June, gone by July.', '六月に作り、七月にはなくなりました。'),
        },
      ],
    },
    {
      key: 'rain-tree-blouse',
      name: 'Rain Tree Blouse',
      nameJp: '雨の木のブラウス',
      category: 'blouse',
      fabric: 'poplin',
      gender: 'women',
      season: 'SS27',
      shape: { sleeve: 'cap', collar: 'scoop' },
      make: { closure: 'pull-on' },
      text: text(
        'A small, exact blouse with a wide scoop, darted at the back so the front stays smooth. The print was cut in linoleum by the designer at her kitchen table and repeats every sixty-one centimetres.',
        '広く抉れた衿の、小さく端正なブラウス。ダーツは背に取り、前は滑らかなままです。柄はデザイナーが台所の卓でリノリウムに彫ったもので、六十一センチごとに繰り返します。',
      ),
      colours: [
        {
          colour: 'chalk',
          print: 'block-print',
          printColour: 'jade',
          standing: 'hidden',
          note: text('Back after the studio’s holiday.', 'アトリエの休暇明けに再開します。'),
        },
      ],
    },
  ],
};
