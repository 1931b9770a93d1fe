import type { DesignerStyles } from '../style-source.ts';
import { text } from '../text.ts';

export const defneSarikum: DesignerStyles = {
  designer: 'defne-sarikum',
  styles: [
    {
      key: 'ferry-hour-robe',
      name: 'Ferry Hour Robe',
      nameJp: '渡し船のローブ',
      category: 'coat',
      fabric: 'silk-satin',
      gender: 'women',
      season: 'AW26',
      shape: { collar: 'shawl', sleeve: 'wide', width: 1.15 },
      madeToOrderDays: 34,
      priceLevel: 1.15,
      make: { closure: 'buttons', buttons: 8, hem: 'side-slits' },
      text: text(
        'A caftan coat in silk satin with ikat clouds, lined in cotton so that it can be worn as a coat and not only as an entrance. Side slits to the pocket, covered buttons to the knee.',
        '雲の絣を散らしたシルクサテンのカフタンコート。綿の裏地を付け、晴れの場だけでなく、普段の外套としても着られます。脇はポケットまで割れ、くるみボタンは膝まで。',
      ),
      colours: [
        { colour: 'plum', print: 'ikat', printColour: 'saffron', note: text('Plum and saffron.', '梅紫に鬱金です。') },
        { colour: 'navy', print: 'ikat', printColour: 'mist', note: text('Strait at dusk.', '夕暮れの海峡です。') },
      ],
    },
    {
      key: 'peshtemal-scarf',
      name: 'Peshtemal Scarf',
      nameJp: 'ペシュテマルのスカーフ',
      category: 'scarf',
      fabric: 'linen',
      gender: 'unisex',
      season: 'SS27',
      text: text(
        'A bath cloth retired to the neck: flat-woven linen and cotton from a shuttle loom in Buldan, with a knotted fringe. Two metres long, it is also a beach towel, a curtain and a picnic.',
        '湯上がりの布が、首もとで余生を送ります。ブルダンのシャトル織機で平織りにした麻と綿、縁は結び房。長さ二メートル、浜辺の敷物にも、窓掛けにもなります。',
      ),
      colours: [
        {
          colour: 'chalk',
          print: 'stripe',
          printColour: 'ultramarine',
          oneOff: true,
          note: text('Last of the loom, which has since been retired.', '引退した織機の、最後の一枚です。'),
        },
      ],
    },
    {
      key: 'tulip-era-vest',
      name: 'Tulip Era Vest',
      nameJp: 'チューリップ時代のベスト',
      category: 'vest',
      fabric: 'silk-satin',
      gender: 'women',
      season: 'AW25',
      priceLevel: 5,
      make: { closure: 'hidden-buttons', pockets: [] },
      text: text(
        'A fitted vest couched in gold-wrapped thread by a retired embroiderer of court uniforms, who drew eight tulips and declined to draw a ninth. Hook closure, silk lining, quilted like armour.',
        '礼服の刺繍を退いた職人が、金の巻き糸を置き縫いした身頃の細いベスト。描いたチューリップは八輪、九輪目は断られました。鉤留め、絹裏、鎧のように刺してあります。',
      ),
      colours: [
        {
          colour: 'madder',
          print: 'floral',
          printColour: 'mustard',
          standing: 'reserve',
          oneOff: true,
          note: text('Comes in its own box of walnut.', '胡桃の木箱に納めてお届けします。'),
        },
      ],
    },
    {
      key: 'galata-trousers',
      name: 'Galata Trousers',
      nameJp: 'ガラタのトラウザーズ',
      category: 'trousers',
      fabric: 'silk-crepe',
      gender: 'women',
      season: 'AW26',
      shape: { width: 1.25 },
      text: text(
        'Salvar volume, tailored front: full at the hip, falling to a hem that rests on the foot. In silk crêpe they move a half second after you do.',
        'シャルワールの量感に、仕立ての前立て。腰で豊かに広がり、裾は足の甲に載ります。絹クレープは、身体より半秒遅れて動きます。',
      ),
      colours: [
        {
          colour: 'ink',
          standing: 'unconfirmed',
          note: text('Ink, matte outside and bright within.', '墨色。外は艶を抑え、内側に艶があります。'),
        },
      ],
    },
  ],
};
