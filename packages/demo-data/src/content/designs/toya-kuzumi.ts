import type { DesignerStyles } from '../style-source.ts';
import { text } from '../text.ts';

export const toyaKuzumi: DesignerStyles = {
  designer: 'toya-kuzumi',
  styles: [
    {
      key: 'tide-wide-jean',
      name: 'Tide Wide Jean',
      nameJp: '潮目ワイドデニム',
      category: 'wide-denim',
      fabric: 'denim',
      gender: 'men',
      season: 'AW26',
      producer: 'isoda-denim',
      shape: { width: 1.1 },
      text: text(
        'Fourteen-ounce selvedge woven on a 1960s shuttle loom in Kojima, cut wide from a high waist with a short, square break. Stiff for two weeks, then soft exactly where you bend.',
        '児島の旧式シャトル織機でゆっくり織った十四オンスの耳付きデニム。腰位置は高く、裾まで太くまっすぐに落とし、丈は靴の上で短く切れます。二週間は硬く、そのあとは曲げた場所だけが柔らかくなります。',
      ),
      colours: [
        {
          colour: 'indigo',
          note: text('Rope-dyed indigo over a white core that shows with wear.', '芯を白く残したロープ染色。穿くほどに白が現れます。'),
        },
        {
          colour: 'ecru',
          note: text('Unbleached cotton, flecked with the seed of the boll.', '晒さない綿のままで、綿実のかすが点々と残ります。'),
        },
      ],
    },
    {
      key: 'harbour-work-jacket',
      name: 'Harbour Work Jacket',
      nameJp: '港のワークジャケット',
      category: 'blazer',
      fabric: 'denim',
      gender: 'men',
      season: 'AW26',
      producer: 'isoda-denim',
      madeToOrderDays: 35,
      shape: { collar: 'point', width: 1.06 },
      make: { buttons: 4, pockets: ['chest-patch', 'patch'] },
      text: text(
        'A dockworker’s jacket with three patch pockets and a blazer’s shoulder. Chain-stitched in one long line around the hem, so the puckering becomes a pattern after the first dozen washes.',
        '港で働く人の上着に、テーラードの肩を載せました。貼りポケットは三つ。裾を一筆書きのように回るチェーンステッチは、十数回の洗濯を経てうねり、模様になります。',
      ),
      colours: [
        { colour: 'navy', note: text('Overdyed in navy for a flat, uniform start.', '紺を上から重ね、均一な色から始まる一着です。') },
      ],
    },
    {
      key: 'salt-chore-shirt',
      name: 'Salt Chore Shirt',
      nameJp: '塩の作業シャツ',
      category: 'shirt',
      fabric: 'twill',
      gender: 'unisex',
      season: 'SS26',
      shape: { width: 1.12, collar: 'band' },
      text: text(
        'Cotton twill washed in seawater and sun-dried on the roof of the Kurashiki workshop, which leaves a dry hand and pale seams. Band collar, horn-tone buttons, and a tail long enough to tuck.',
        '倉敷の工房の屋上で、海水に浸して天日に干したコットンツイル。乾いた手触りと、縫い目に沿った淡い色が残ります。バンドカラーに角調のボタン、裾は入れても出しても着られる長さです。',
      ),
      colours: [
        { colour: 'sky', note: text('The blue left over after a week of salt.', '一週間の塩のあとに残った空の色です。') },
        {
          colour: 'chalk',
          print: 'stripe',
          printColour: 'indigo',
          oneOff: true,
          note: text('A narrow mattress stripe, woven, not printed.', '細い縞は、プリントではなく織りで出しています。'),
        },
      ],
    },
    {
      key: 'boro-patch-coat',
      name: 'Boro Patch Coat',
      nameJp: '襤褸のコート',
      category: 'coat',
      fabric: 'denim',
      gender: 'men',
      season: 'AW25',
      priceLevel: 3.5,
      text: text(
        'Pieced from thirty years of the mill’s own offcuts and quilted with a single white running stitch. The panels were arranged on the floor by three people over one afternoon, and nobody wrote it down.',
        '織元に三十年分たまった端切れを継ぎ、白糸一本の刺し子で縫い留めたコート。布の配置は三人が半日かけて床の上で決め、図面は残していません。',
      ),
      colours: [
        {
          colour: 'indigo',
          print: 'colour-block',
          printColour: 'sky',
          standing: 'reserve',
          oneOff: true,
          note: text('There is one.', 'この一着だけです。'),
        },
      ],
    },
  ],
};
