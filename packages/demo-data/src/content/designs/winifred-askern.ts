import type { DesignerStyles } from '../style-source.ts';
import { text } from '../text.ts';

export const winifredAskern: DesignerStyles = {
  designer: 'winifred-askern',
  styles: [
    {
      key: 'allotment-trench',
      name: 'Allotment Trench',
      nameJp: '市民菜園のトレンチ',
      category: 'trench',
      fabric: 'twill',
      gender: 'women',
      season: 'AW26',
      shape: { width: 1.15, length: 1.15 },
      madeToOrderDays: 28,
      priceLevel: 1.1,
      text: text(
        'A trench with a poacher’s pocket, a throat latch and a belt you can lose without ruining the line. The cotton is waxed on one side only, the inside, so it is quiet and keeps you dry anyway.',
        '隠しポケットと喉元の留め具を備え、ベルトを失くしても線が崩れないトレンチ。蝋引きは内側の片面だけ。音を立てず、それでも濡れません。',
      ),
      colours: [
        { colour: 'olive', note: text('Olive, with tattersall inside.', '海松色に、裏はタッターソールです。') },
        {
          colour: 'ink',
          print: 'check',
          printColour: 'charcoal',
          season: 'AW23',
          standing: 'archived',
          note: text('The blackwatch of AW23.', '二〇二三年秋冬のブラックウォッチ。'),
        },
      ],
    },
    {
      key: 'curate-shirt',
      name: 'Curate Shirt',
      nameJp: '副牧師のシャツ',
      category: 'shirt',
      fabric: 'poplin',
      gender: 'men',
      season: 'SS27',
      shape: { collar: 'band', width: 1.05 },
      make: { closure: 'hidden-buttons', pockets: [], length: 1.1 },
      text: text(
        'A collarless shirt with a bib front of eight pin tucks, cut long and meant to be rumpled. Mother-of-pearl buttons sit inside the tucks and appear only when you go looking for them.',
        '八本のピンタックを胸に取った衿なしのシャツ。丈は長く、しわのまま着るものです。白蝶貝のボタンはタックの内側にあり、探したときにだけ見えます。',
      ),
      colours: [{ colour: 'chalk', note: text('Chalk white.', '胡粉の白です。') }],
    },
    {
      key: 'fenland-jacket',
      name: 'Fenland Jacket',
      nameJp: '湿地のジャケット',
      category: 'blazer',
      fabric: 'corduroy',
      gender: 'men',
      season: 'AW26',
      make: { buttons: 4, pleats: 'back' },
      text: text(
        'Eight-wale corduroy in a four-button jacket that closes high against wind off flat land. The collar has a proper tab, the back has a proper pleat, and the lining is old shirts.',
        '太畝コーデュロイの四つボタン。平野を渡る風に向けて、高い位置で閉じます。衿にはきちんとしたタブ、背にはきちんとしたひだ、裏地には古いシャツを使いました。',
      ),
      colours: [
        { colour: 'chestnut', note: text('The brown of wet bark.', '濡れた樹皮の茶です。') },
        { colour: 'forest', oneOff: true, note: text('Sample length, one jacket.', '見本反から一着だけ仕立てました。') },
      ],
    },
    {
      key: 'library-skirt',
      name: 'Library Skirt',
      nameJp: '図書館のスカート',
      category: 'pleated-skirt',
      fabric: 'wool-flannel',
      gender: 'women',
      season: 'AW26',
      make: { pleats: 'box', length: 1.1 },
      text: text(
        'Box pleats pressed into a Yorkshire flannel and weighted at the hem with a narrow chain, so it hangs straight on the Underground. Calf length, side zip, and a waistband wide enough to sit and read in all afternoon.',
        'ヨークシャーのフランネルに箱ひだを取り、裾に細い鎖を入れて重みを持たせました。地下鉄の風にも真っすぐ落ちます。ふくらはぎ丈、脇ファスナー、本を読みながら午後いっぱい座っていられる幅広のウエスト。',
      ),
      colours: [{ colour: 'wine', print: 'check', printColour: 'ink', note: text('A school check, aged.', '年を重ねた制服の格子です。') }],
    },
  ],
};
