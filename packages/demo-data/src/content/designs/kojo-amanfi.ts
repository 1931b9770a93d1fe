import type { DesignerStyles } from '../style-source.ts';
import { text } from '../text.ts';

export const kojoAmanfi: DesignerStyles = {
  designer: 'kojo-amanfi',
  styles: [
    {
      key: 'adum-shirt',
      name: 'Adum Shirt',
      nameJp: 'アドゥムのシャツ',
      category: 'shirt',
      fabric: 'twill',
      gender: 'men',
      season: 'SS27',
      producer: 'adwenkese-looms',
      shape: { collar: 'camp', sleeve: 'short', width: 1.1 },
      make: { hem: 'straight' },
      text: text(
        'Strip-woven cotton from Kumasi, ten centimetres wide, sewn edge to edge and cut as a simple bowling shirt. The pattern is named “one man does not rule a nation”; the fit is named comfortable.',
        'クマシで織った幅十センチの細布を耳で継ぎ、素直な開襟シャツに仕立てました。柄の名は「一人では国を治めず」。着心地の名は「楽」です。',
      ),
      colours: [
        {
          colour: 'mustard',
          print: 'kente',
          printColour: 'forest',
          note: text('Gold and green, weekday version.', '金と緑、平日の配色です。'),
        },
        {
          colour: 'ink',
          print: 'kente',
          printColour: 'chalk',
          season: 'SS25',
          standing: 'archived',
          note: text('Black and white, made for one summer.', '白と黒。ひと夏だけの配色です。'),
        },
      ],
    },
    {
      key: 'jamestown-trouser',
      name: 'Jamestown Trouser',
      nameJp: 'ジェームズタウンのパンツ',
      category: 'trousers',
      fabric: 'linen',
      gender: 'men',
      season: 'SS27',
      shape: { width: 1.15 },
      madeToOrderDays: 20,
      make: { hem: 'turn-up' },
      text: text(
        'Cut like the trousers in his grandfather’s only photograph: wide, cuffed, with a fishtail back and buttons for braces. Heavy linen keeps the crease until about three in the afternoon.',
        '祖父の唯一の写真に写るパンツの通り、太く、裾は折り返し、背は魚尾に切れ、サスペンダーのボタンが付きます。重いリネンの折目は、午後三時頃まで保ちます。',
      ),
      colours: [
        { colour: 'ecru', note: text('Ecru, which forgives harmattan dust.', 'ハルマッタンの砂塵にも馴染む生成りです。') },
        { colour: 'rust', note: text('The red of a laterite road.', 'ラテライトの土の赤です。') },
      ],
    },
    {
      key: 'durbar-coat',
      name: 'Durbar Coat',
      nameJp: 'ダーバーの長衣',
      category: 'haori',
      fabric: 'silk-satin',
      gender: 'unisex',
      season: 'AW25',
      priceLevel: 7,
      producer: 'adwenkese-looms',
      materials: [
        ['silk', 60],
        ['cotton', 40],
      ],
      text: text(
        'Twenty-two strips of silk and cotton kente, woven by six men of the same courtyard, opened into a straight coat. Every strip carries its weaver’s knot at the hem; none has been cut across.',
        '同じ中庭の六人が織った、シルクと綿のケンテ二十二本を、まっすぐな長衣に開きました。裾には一本ごとに織り手の結び目。どの布も横には裁っていません。',
      ),
      colours: [
        {
          colour: 'saffron',
          print: 'kente',
          printColour: 'madder',
          standing: 'reserve',
          oneOff: true,
          note: text('Woven for one festival.', '一度の祭りのために織られました。'),
        },
      ],
    },
    {
      key: 'makola-tote',
      name: 'Makola Tote',
      nameJp: 'マコラのトート',
      category: 'bag',
      fabric: 'leather',
      gender: 'unisex',
      season: 'SS27',
      producer: 'derb-lahrir',
      materials: [['goat-leather', 100]],
      text: text(
        'A soft tote with one long seam, in vegetable-tanned goat leather that darkens where it is held. It carries yams, a laptop or a weekend, and was tested with all three on the same day.',
        '長い縫い目が一本だけの柔らかなトート。植物鞣しの山羊革は、手の触れるところから濃くなります。ヤム芋も、パソコンも、週末の荷物も。同じ日に三つとも試しました。',
      ),
      colours: [
        { colour: 'chestnut', oneOff: true, note: text('Cut from a single marked hide.', '傷跡のある一枚革から、一つだけ裁ちました。') },
      ],
    },
  ],
};
