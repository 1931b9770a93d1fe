import type { DesignerSource } from '../designer-source.ts';
import { text } from '../text.ts';

export const japanWest: readonly DesignerSource[] = [
  {
    handle: 'toya-kuzumi', name: 'Toya Kuzumi', nameJp: '久住刀也', monogram: '久', country: 'JP', city: text('Kurashiki', '倉敷'), lat: 34.59, lon: 133.771, founded: 2011,
    disciplines: ['denim', 'dyeing'], palette: ['navy', 'sky', 'ecru'], featured: true,
    bio: text(
      'Toya Kuzumi spent nine years as a loom mechanic in Kojima before he made a pair of trousers. He still thinks in machines: which shuttle, what tension, how loud. His denim is woven slowly on looms he restored himself and washed, when it is washed at all, with sea water carried up to the roof in buckets. The cuts are wide and old-fashioned. Customers send photographs of their knees after two years; he keeps them in a drawer.',
      '一本のパンツをつくるまで、久住刀也は児島で九年、織機の整備をしていました。いまも考えの出発点は機械です。どの杼で、どれほどの張りで、どんな音で織るか。みずから直した織機でゆっくり織ったデニムは、洗うとしてもバケツで屋上に運んだ海水で洗います。形は太く、昔ながら。二年穿いた膝の写真が客から届くと、引き出しにしまっておくそうです。',
    ),
  },
  {
    handle: 'haruo-senba', name: 'Haruo Senba', nameJp: '仙波春生', monogram: '仙', country: 'JP', city: text('Osaka', '大阪'), lat: 34.683, lon: 135.505, founded: 2013,
    disciplines: ['tailoring', 'shirting'], palette: ['charcoal', 'tobacco', 'chalk'],
    bio: text(
      'Haruo Senba’s shop is one flight up from a sake bar in Osaka, and the two share a door. He trained for eight years under a Neapolitan cutter who never learned Japanese, and came home with a soft shoulder and no patience for padding. Jackets are unlined, trousers are pleated, shirts are a little longer than you expect. Fittings happen after seven in the evening, and the advice from downstairs is free.',
      '仙波春生の店は、大阪の小さな酒場の真上にあり、入口の戸を分け合っています。日本語をついに覚えなかったナポリの裁断師のもとで八年。持ち帰ったのは、やわらかな肩と、パッドへの苛立ちでした。上着は一枚仕立て、パンツには必ずタック、シャツは思うより少し長め。仮縫いは夜七時から。階下からの助言は無料です。',
    ),
  },
  {
    handle: 'yuzuki-tamori', name: 'Yuzuki Tamori', nameJp: '田守柚月', monogram: '柚', country: 'JP', city: text('Fukuoka', '福岡'), lat: 33.584, lon: 130.394, founded: 2019,
    disciplines: ['dresses', 'print', 'shirting'], palette: ['apricot', 'celadon', 'sky'],
    bio: text(
      'Yuzuki Tamori grew up between a rice field and a bus depot outside Fukuoka and has drawn both ever since. Her prints begin as ink sketches of weeds, kites and laundry; her shapes begin with the question of whether one can ride a bicycle in them. She sews samples in a former barber’s shop, where the mirrors are useful. The label is small by decision: four styles a season, each made until the cloth is finished and then not again.',
      '福岡郊外、田んぼとバスの車庫のあいだで育った田守柚月は、いまもその両方を描き続けています。柄は雑草や凧や洗濯物の墨の素描から、形は「それで自転車に乗れるか」という問いから生まれます。サンプルを縫うのは元理髪店。鏡が役に立つのだそうです。小さいままでいることは自分で決めました。一季に四型、布がなくなるまでつくり、二度とつくりません。',
    ),
  },
  {
    handle: 'chigusa-onda', name: 'Chigusa Onda', nameJp: '恩田千草', monogram: '千', country: 'JP', city: text('Naha', '那覇'), lat: 26.214, lon: 127.688, founded: 2015,
    disciplines: ['textiles', 'print', 'dresses'], palette: ['terracotta', 'saffron', 'teal'],
    bio: text(
      'Chigusa Onda moved to Naha to study stencil dyeing for one summer and has now been there for seventeen years. She works with weavers in Ogimi and Shuri who set the calendar: banana fibre in the cool months, ramie in the wet ones. Her clothes are cut for humidity, with sleeves that let the wind in and seams that stay off the skin. She dyes with fukugi bark, hibiscus and the mud of one particular field.',
      'ひと夏、型染めを学ぶつもりで那覇に渡り、気がつけば十七年。恩田千草の暦を決めるのは、大宜味と首里の織り手たちです。涼しい月には芭蕉、湿る月には苧麻。服は湿気のために裁たれ、袖は風を通し、縫い目は肌に触れません。染料は福木の樹皮とハイビスカス、そして、とある一枚の田の泥です。',
    ),
  },
];
