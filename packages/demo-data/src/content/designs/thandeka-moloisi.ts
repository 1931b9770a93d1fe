import type { DesignerStyles } from '../style-source.ts';
import { text } from '../text.ts';

export const thandekaMoloisi: DesignerStyles = {
  designer: 'thandeka-moloisi',
  styles: [
    {
      key: 'cape-doctor-trench',
      name: 'Cape Doctor Trench',
      nameJp: 'ケープの風のトレンチ',
      category: 'trench',
      fabric: 'nylon',
      gender: 'men',
      season: 'AW26',
      madeToOrderDays: 30,
      shape: { width: 1.1 },
      text: text(
        'Named for the south-easter that clears the city’s air. The recycled nylon is so light that the coat needs weights: four brass beads sewn in the hem by bead workers in Khayelitsha.',
        '街の空気を洗う南東の風から名を取りました。再生ナイロンがあまりに軽いため、裾に重りが要ります。カエリチャのビーズ職人が縫い込んだ、真鍮の玉が四つ。',
      ),
      colours: [{ colour: 'sand', note: text('Dune sand, matte.', '艶のない、砂丘の砂の色です。') }],
    },
    {
      key: 'three-cats-shirt',
      name: 'Three Cats Shirt',
      nameJp: '三匹の猫のシャツ',
      category: 'shirt',
      fabric: 'twill',
      gender: 'men',
      season: 'SS27',
      shape: { collar: 'camp', sleeve: 'short', width: 1.1 },
      make: { hem: 'side-slits' },
      text: text(
        'Discharge-printed indigo cotton, starched the old way: it arrives stiff, tastes of salt and softens at the first wash. Boxy, with side vents and a collar that lies flat under a blazer.',
        '抜染した藍の綿布を、昔ながらに糊付けしました。届いたときは硬く、塩の味がして、最初の洗濯でやわらぎます。四角い形に脇の切れ込み、衿はジャケットの下でも平らです。',
      ),
      colours: [
        { colour: 'indigo', print: 'block-print', printColour: 'chalk', note: text('Indigo, of course.', 'やはり藍です。') },
        {
          colour: 'chestnut',
          print: 'block-print',
          printColour: 'apricot',
          season: 'SS25',
          standing: 'archived',
          note: text('Chocolate, the second classic.', 'もう一つの定番、焦がし栗の色です。'),
        },
      ],
    },
    {
      key: 'initiate-cardigan',
      name: 'Initiate Cardigan',
      nameJp: '門出のカーディガン',
      category: 'cardigan',
      fabric: 'wool-knit',
      gender: 'men',
      season: 'AW25',
      priceLevel: 3,
      materials: [
        ['wool', 70],
        ['mohair', 30],
      ],
      text: text(
        'Karoo mohair and merino, patterned after the beadwork given to a young man on his return home. Knitted on a domestic machine, one row of colour at a time, by the designer herself.',
        'カルー産のモヘヤとメリノ。帰郷した若者に贈るビーズ細工から柄を起こし、家庭用の編機で一段ずつ色を替えながら、デザイナー自身が編みました。',
      ),
      colours: [
        {
          colour: 'mustard',
          print: 'kente',
          printColour: 'ink',
          standing: 'reserve',
          oneOff: true,
          note: text('Made for her brother, who already has one.', '兄のために作り、兄はもう一着を持っています。'),
        },
      ],
    },
    {
      key: 'tide-pool-shorts',
      name: 'Tide Pool Shorts',
      nameJp: '潮だまりのショートパンツ',
      category: 'shorts',
      fabric: 'linen',
      gender: 'men',
      season: 'SS27',
      make: { waist: 'drawstring', pleats: 'front' },
      text: text(
        'Pleated linen shorts with an elastic back, cut to be swum in by accident. Mesh pockets empty themselves; the drawcord is bright so that it can be found in a bag.',
        '背にゴムを入れたタックのリネンショーツ。うっかり泳いでしまっても大丈夫な作りです。メッシュのポケットは水を逃がし、紐は鞄の中でも見つかる明るい色にしました。',
      ),
      colours: [{ colour: 'teal', standing: 'hidden', note: text('Kelp teal, from December.', '昆布の納戸色、十二月から。') }],
    },
  ],
};
