import type { DesignerSource } from '../designer-source.ts';
import { text } from '../text.ts';

export const americas: readonly DesignerSource[] = [
  {
    handle: 'itzel-zavaldi', name: 'Itzel Zavaldi', nameJp: 'イツェル・サバルディ', monogram: 'IZ', country: 'MX', city: text('Mexico City', 'メキシコシティ'), lat: 19.419, lon: -99.162, founded: 2015,
    disciplines: ['embroidery', 'textiles', 'outerwear'], palette: ['madder', 'chalk', 'rust'], featured: true,
    bio: text(
      'Itzel Zavaldi cuts rectangles. Trained as a bookbinder in Mexico City, she came to clothing through the way pages are sewn, and still refuses a curve where a fold will do. Her partners are a workshop of embroiderers in Oaxaca and a family of weavers in Teotitlán, who are named on each label and paid before she is. The colours come from cochineal, marigold and mud; the seams are the decoration.',
      'イツェル・サバルディが裁つのは長方形だけです。メキシコシティで製本を学び、頁の綴じ方から服へ入りました。折りで済むところに曲線は使いません。ともに働くのは、オアハカの刺繍工房と、テオティトランの織りの一家。札には彼らの名が記され、支払いは自分より先です。色はコチニールと万寿菊と泥から。縫い目が、そのまま飾りになります。',
    ),
  },
  {
    handle: 'juno-harrowell', name: 'Juno Harrowell', nameJp: 'ジュノ・ハロウェル', monogram: 'JH', country: 'US', city: text('New York', 'ニューヨーク'), lat: 40.711, lon: -73.957, founded: 2017,
    disciplines: ['denim', 'technical', 'outerwear'], palette: ['charcoal', 'terracotta', 'ash'],
    bio: text(
      'Juno Harrowell worked nights in a Brooklyn parcel depot while finishing design school and took notes on what everyone wore at four in the morning. That notebook is still the brief: hoods that stay up, knees that last, pockets one can find with gloves. She makes small runs with a bonding specialist in Portland and a dye house across the river, and reissues the good ones with the complaint that improved them printed inside.',
      'デザイン学校に通いながら、ジュノ・ハロウェルはブルックリンの荷物集配所で夜勤をし、午前四時に皆が何を着ているかを書き留めました。その帳面がいまも設計書です。落ちないフード、保つ膝、手袋でも見つかるポケット。ポートランドの圧着の専門家、川向こうの染め場と少しずつつくり、良いものは、改良のきっかけになった苦情を内側に刷って再び出します。',
    ),
  },
  {
    handle: 'iara-montechi', name: 'Iara Montechi', nameJp: 'イアラ・モンテシ', monogram: 'IM', country: 'BR', city: text('São Paulo', 'サンパウロ'), lat: -23.556, lon: -46.662, founded: 2016, standing: 'holiday',
    disciplines: ['dresses', 'print'], palette: ['sage', 'vermilion', 'ash'],
    bio: text(
      'Iara Montechi’s mother restored concrete: façades, ramps, the undersides of museums. Iara learned from her that a surface is only as good as what it hangs from. Her dresses in silk crêpe and cotton turn around a single structural seam, and her prints, cut in linoleum at home, take their plants from the cracks in São Paulo’s viaducts. The studio closes for three weeks each year so that everyone may see the sea.',
      'イアラ・モンテシの母は、コンクリートを直す人でした。外壁、斜路、美術館の床の裏側。表面の良し悪しは、何に支えられているかで決まる。母からそう教わりました。絹クレープと綿のドレスは、構造となる一本の縫い目のまわりに生まれます。自宅で彫るリノリウムの柄は、高架の割れ目に育つ植物たち。年に三週間、皆が海を見られるようにアトリエは閉まります。',
    ),
  },
  {
    handle: 'killa-ayasta', name: 'Killa Ayasta', nameJp: 'キリャ・アヤスタ', monogram: 'キ', country: 'PE', city: text('Arequipa', 'アレキパ'), lat: -16.399, lon: -71.537, founded: 2015,
    disciplines: ['knitwear', 'textiles'], palette: ['camel', 'silver', 'madder'],
    bio: text(
      'Killa Ayasta can sort alpaca fleece into nineteen natural shades by touch, a skill taught by her mother in a cold yard at four thousand metres. She sees no reason to dye most of them. From Arequipa she coordinates sixty hand knitters across the southern Andes, by telephone and by bus, and pays by the piece and by the hour, whichever is more. The knitwear is simple, generous and very nearly weightless.',
      '標高四千メートルの寒い庭で、母に教わりました。手触りだけで、アルパカの毛を十九の天然色に選り分けるのです。その大半を、キリャ・アヤスタは染める必要を感じません。アレキパから、南アンデスの六十人の編み手を電話とバスで束ね、枚数と時間のどちらか多いほうで支払います。簡素で、大らかで、ほとんど重さのないニットです。',
    ),
  },
];
