import type { ProducerSource } from '../producer-source.ts';
import { text } from '../text.ts';

export const asianProducers: readonly ProducerSource[] = [
  {
    slug: 'nakagiri-indigo', name: 'Nakagiri Indigo Works', nameJp: '中桐藍染工房', country: 'JP', city: text('Tokushima', '徳島'), lat: 34.07, lon: 134.55, founded: 1892,
    capabilities: [text('Natural indigo vat dyeing, cloth and garment', '天然藍の建て染め（反物・製品）'), text('Hand-drawn and stencil resist', '筒描き・型紙の防染'), text('Sukumo composting', '蒅づくり')],
    machines: [text('Sixteen earthenware vats', '藍甕 十六口'), text('Two open-air rinsing channels', '屋外の水洗い場 二本')],
    moq: 6, leadTimeDays: 30, certifications: ['Natural Dye Register'], languages: ['ja', 'en'],
    cover: { fabric: 'poplin', palette: ['indigo', 'navy', 'sky'], print: 'gradient' },
    bio: text(
      'Five generations have composted indigo leaves under straw mats in this courtyard. The Nakagiri family ferments its own sukumo for a hundred days, feeds each vat with wheat bran and sake, and refuses any shade that needs chemical help. They dye cloth by the metre and finished garments by the piece, and tell you honestly which will bleed.',
      'この中庭で、五代にわたり藍の葉を莚の下で寝かせてきました。中桐家の蒅は百日かけて発酵させ、甕はふすまと日本酒で養います。薬品を要する色は引き受けません。反物はメートルから、製品は一着から。色落ちするものは、する、と正直にお伝えします。',
    ),
  },
  {
    slug: 'isoda-denim', name: 'Isoda Denim Mill', nameJp: '磯田デニム', country: 'JP', city: text('Kojima', '児島'), lat: 34.46, lon: 133.81, founded: 1951,
    capabilities: [text('Selvedge denim on shuttle looms', 'シャトル織機による耳付きデニム'), text('Rope and hank dyeing', 'ロープ染色・綛染め'), text('Chain-stitch hemming and sashiko repair', 'チェーンステッチ裾上げ・刺し子の修理')],
    machines: [text('Twenty-two shuttle looms from the 1960s', '一九六〇年代のシャトル織機 二十二台'), text('Union special hemming machines', '旧式の裾上げ専用ミシン')],
    moq: 20, leadTimeDays: 45, certifications: ['Organic Cotton Chain'], languages: ['ja'],
    cover: { fabric: 'denim', palette: ['navy', 'indigo', 'ecru'] },
    bio: text(
      'The Isoda looms weave five metres an hour, as loudly as they did when the mill made school uniforms. Today the forty metres that each finishes in a day go to denim of eleven to twenty-one ounces, dyed by rope so that the core stays white. The mill sews, washes and, twenty years later, patches what it has woven.',
      '磯田の織機は一時間に五メートル、学生服を織っていた頃と同じ音で動きます。いまは一日四十メートルが、十一から二十一オンスのデニムになります。ロープ染色で芯は白いまま。縫い、洗い、そして二十年後には、自分たちの織った布を繕います。',
    ),
  },
  {
    slug: 'hatagiri-silk', name: 'Hatagiri Silk Weaving', nameJp: '機桐織物', country: 'JP', city: text('Kiryu', '桐生'), lat: 36.41, lon: 139.33, founded: 1878,
    capabilities: [text('Silk satin and crêpe from 12 to 30 momme', '十二〜三十匁のシルクサテン・縮緬'), text('Jacquard design and card cutting', 'ジャカードの意匠・紋紙'), text('Degumming and piece dyeing', '精練・反染め')],
    machines: [text('Thirty jacquard looms, eight of wood', 'ジャカード織機 三十台（うち木製八台）'), text('Crêpe-twisting water frame', '水車式の八丁撚糸機')],
    moq: 12, leadTimeDays: 50, certifications: ['Traditional Craft of Kiryu'], languages: ['ja', 'en', 'fr'],
    cover: { fabric: 'silk-satin', palette: ['silver', 'blush', 'wine'] },
    bio: text(
      'Under the saw-tooth roofs of Kiryu, Hatagiri weaves silk for dresses, ties and the lining of other people’s coats. A water-driven frame still twists its crêpe yarn, three thousand turns to the metre, because the electric one is too even. The house keeps eleven thousand designs on punched cards and lends them out like a library.',
      '桐生の鋸屋根の下、機桐織物はドレスやネクタイ、よその外套の裏地のために絹を織ります。縮緬の糸は、一メートルに三千回、いまも水の力で撚ります。電動では揃いすぎてしまうからです。一万一千枚の紋紙は、図書館のように貸し出されています。',
    ),
  },
  {
    slug: 'gulmandi-block', name: 'Gulmandi Block House', nameJp: 'グルマンディ・ブロックハウス', country: 'IN', city: text('Jaipur', 'ジャイプール'), lat: 26.91, lon: 75.79, founded: 1968,
    capabilities: [text('Hand block printing with natural and azo-free dyes', '天然染料・アゾフリー染料の木版染め'), text('Block carving in teak', 'チーク材の版木彫り'), text('Cotton quilting by hand', '綿の手刺しキルト')],
    machines: [text('Fourteen padded printing tables', '刷り台 十四卓'), text('Steam and sun fixing yard', '蒸し場と干し場')],
    moq: 25, leadTimeDays: 35, certifications: ['Azo-Free Dye Record', 'Fair Workshop Charter'], languages: ['hi', 'en'],
    cover: { fabric: 'poplin', palette: ['terracotta', 'chalk', 'madder'], print: 'block-print' },
    bio: text(
      'At Gulmandi a table is five metres of cloth and two people who do not need to speak. Blocks are carved next door, soaked in oil for a week and used until their edges soften, which takes about four years. The yard prints only when the sky agrees, so delivery dates carry a monsoon clause, written in three languages.',
      'グルマンディでは、一卓が五メートルの布と、言葉の要らない二人です。版木は隣で彫り、一週間油に浸し、縁が丸くなるまで四年ほど使います。刷るのは空が許した日だけ。そのため納期には、三か国語で書かれた雨季条項が付いています。',
    ),
  },
  {
    slug: 'canting-wetan', name: 'Canting Wetan', nameJp: 'チャンティン・ウェタン', country: 'ID', city: text('Pekalongan', 'プカロンガン'), lat: -6.89, lon: 109.67, founded: 1974,
    capabilities: [text('Hand-drawn batik tulis', '手描きバティック（トゥリス）'), text('Copper-stamp batik', '銅版のチャップ'), text('Soga and indigo dyeing', 'ソガ染め・藍染め')],
    machines: [text('Wax stoves for thirty drawers', '描き手三十人分の蝋釜'), text('Archive of 900 copper stamps', '銅版 九百点')],
    moq: 8, leadTimeDays: 60, certifications: ['Fair Workshop Charter'], languages: ['id', 'en'],
    cover: { fabric: 'poplin', palette: ['ultramarine', 'chestnut', 'ecru'], print: 'batik' },
    bio: text(
      'Thirty women draw with hot wax from seven in the morning until it is too hot to hold the line. A cloth of two metres takes three weeks by hand, or two days with the copper stamps which the founder’s brother beat from roofing sheet. Waste water passes through a garden of vetiver before it reaches the river, and the river is clear.',
      '朝七時から、線が揺れるほど暑くなるまで、三十人の女性が熱い蝋で描きます。二メートルの布に、手描きなら三週間、創業者の弟が屋根板から打ち出した銅版なら二日。染めの水はベチバーの庭を通って川へ出ます。川は澄んでいます。',
    ),
  },
];
