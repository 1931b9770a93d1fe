import type { DesignerSource } from '../designer-source.ts';
import { text } from '../text.ts';

export const africaAndCaucasus: readonly DesignerSource[] = [
  {
    handle: 'adaeze-obinwa', name: 'Adaeze Obinwa', nameJp: 'アダエゼ・オビンワ', monogram: 'AO', country: 'NG', city: text('Lagos', 'ラゴス'), lat: 6.447, lon: 3.42, founded: 2013,
    disciplines: ['dresses', 'dyeing'], palette: ['ultramarine', 'saffron', 'jade'], featured: true,
    bio: text(
      'Adaeze Obinwa dresses Lagos for its weekends. She studied chemistry, which she now applies to starch resist and indigo, and sewed her first commission for a cousin’s wedding at which eleven guests asked for her number. The studio on Victoria Island employs twenty-three people and runs on its own solar roof. Her dresses are engineered for long receptions: they lace rather than zip, breathe at the elbow and always, always have pockets.',
      'アダエゼ・オビンワは、ラゴスの週末を着飾らせます。大学で学んだ化学は、いま糊防染と藍に生きています。最初の注文は従姉の結婚式。その場で十一人の客に電話番号を聞かれました。ヴィクトリア島の仕事場では二十三人が働き、電気は屋根の太陽光でまかないます。長い宴のために設計されたドレスは、ファスナーではなく紐で締め、肘で呼吸し、必ずポケットが付いています。',
    ),
  },
  {
    handle: 'kojo-amanfi', name: 'Kojo Amanfi', nameJp: 'コジョ・アマンフィ', monogram: 'KA', country: 'GH', city: text('Accra', 'アクラ'), lat: 5.545, lon: -0.208, founded: 2016,
    disciplines: ['textiles', 'shirting', 'accessories'], palette: ['mustard', 'forest', 'rust'],
    bio: text(
      'Kojo Amanfi’s grandfather was photographed once, in 1957, in a pair of trousers so good that the grandson has spent a career reconstructing them. Based in Accra, he works with weavers in Kumasi whose narrow strips decide the width of every panel. Nothing is cut across the cloth if it can be helped. He names his garments after streets, and gives the weaver’s proverb for each pattern on the label, with a translation.',
      '祖父が写真に撮られたのは一九五七年の一度きり。そのとき穿いていたパンツがあまりに見事で、孫のコジョ・アマンフィはその復元に半生を費やしています。拠点はアクラ、織りはクマシ。細布の幅がすべての身頃の幅を決め、できるかぎり布を横には裁ちません。服には通りの名を付け、札には柄ごとのことわざを訳とともに記します。',
    ),
  },
  {
    handle: 'thandeka-moloisi', name: 'Thandeka Moloisi', nameJp: 'タンデカ・モロイシ', monogram: 'TM', country: 'ZA', city: text('Cape Town', 'ケープタウン'), lat: -33.927, lon: 18.449, founded: 2019,
    disciplines: ['knitwear', 'shirting', 'technical'], palette: ['indigo', 'sand', 'mustard'],
    bio: text(
      'Thandeka Moloisi makes menswear because she has four brothers and opinions about all of them. She works in Woodstock, Cape Town, between a sailmaker and a bead cooperative, and borrows from both: ripstop, brass, colour that can be read across a street. Mohair and merino arrive from the Karoo with the farm’s name on the cone. She tests everything in the south-easter, on the promenade, usually on the youngest.',
      'メンズをつくるのは、四人の兄弟がいて、その全員に言いたいことがあるから。タンデカ・モロイシの仕事場はケープタウンのウッドストック、帆職人とビーズの協同組合に挟まれています。リップストップ、真鍮、通りの向こうからでも読める色。どちらの隣人からも借りました。カルー産のモヘヤとメリノには農場の名が付いて届きます。試着は海沿いの南東風のなかで、たいてい末の弟が。',
    ),
  },
  {
    handle: 'defne-sarikum', name: 'Defne Sarıkum', nameJp: 'デフネ・サルクム', monogram: 'DS', country: 'TR', city: text('Istanbul', 'イスタンブール'), lat: 41.026, lon: 28.974, founded: 2014,
    disciplines: ['dresses', 'embroidery', 'textiles'], palette: ['plum', 'saffron', 'navy'],
    bio: text(
      'Defne Sarıkum commutes by ferry, and claims that every garment she has made was designed between two piers. Her archive is the wardrobe of a great-aunt who dressed for the opera and never wore anything twice in the same way. From it come robes that are also coats, trousers that are nearly skirts, and ikat silk with edges like a cloud’s. Five embroiderers, all past retirement, work with her on Tuesdays.',
      'デフネ・サルクムは船で通勤し、つくった服はみな桟橋と桟橋のあいだで考えた、と言います。手本は、オペラのために装い、同じ着方を二度しなかった大叔母の衣装箪笥。そこから、コートでもあるローブ、ほとんどスカートのようなパンツ、雲の縁をもつ絣のシルクが生まれました。火曜日には、みな引退を過ぎた五人の刺繍師がやって来ます。',
    ),
  },
  {
    handle: 'nino-tsikhara', name: 'Nino Tsikhara', nameJp: 'ニノ・ツィハラ', monogram: 'NT', country: 'GE', city: text('Tbilisi', 'トビリシ'), lat: 41.69, lon: 44.807, founded: 2017,
    disciplines: ['outerwear', 'knitwear'], palette: ['wine', 'umber', 'sage'],
    bio: text(
      'Nino Tsikhara lives on the third floor of a house in Sololaki whose carved balcony she has been restoring for as long as she has been designing. Both require patience with old joinery. She takes apart Caucasian dress, the chokha, the shepherd’s cape, the side-closing shirt, and puts it back together for people who go to work by marshrutka. Felt comes from Tusheti in summer, when the road is open.',
      'ニノ・ツィハラが暮らすのは、ソロラキ地区の古い家の三階。彫りのあるバルコニーを、服づくりと同じ年月をかけて直し続けています。どちらも古い継ぎ手への辛抱が要る仕事です。チョハ、羊飼いのケープ、脇で閉じるシャツ。コーカサスの装いを解き、乗合バスで通勤する人のために組み直します。フェルトは夏、道が開くトゥシェティから届きます。',
    ),
  },
];
