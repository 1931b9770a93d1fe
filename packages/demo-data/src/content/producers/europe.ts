import type { ProducerSource } from '../producer-source.ts';
import { text } from '../text.ts';

export const europeanProducers: readonly ProducerSource[] = [
  {
    slug: 'lanificio-cervora', name: 'Lanificio Cervora', nameJp: 'ラニフィーチョ・チェルヴォーラ', country: 'IT', city: text('Biella', 'ビエッラ'), lat: 45.57, lon: 8.05, founded: 1921,
    capabilities: [text('Woollen and worsted weaving', '紡毛・梳毛の毛織物'), text('Fulling and raising in mountain water', '山の水による縮絨・起毛'), text('Double-faced coatings', '二重織りのコート地')],
    machines: [text('Twelve wide looms', '広幅織機 十二台'), text('A 1938 fulling mill in use', '一九三八年製の縮絨機（稼働中）')],
    moq: 30, leadTimeDays: 55, certifications: ['Responsible Fleece Record'], languages: ['it', 'en', 'fr'],
    cover: { fabric: 'wool-melton', palette: ['camel', 'ash', 'navy'] },
    bio: text(
      'The water that falls past Cervora is so soft that soap refuses to leave it, which is why wool felted here feels the way it does. The mill weaves flannel and melton for a hundred small labels instead of ten large ones, keeps short lengths on a shelf for students, and will weave twenty metres if you are polite.',
      'チェルヴォーラの脇を流れ落ちる水は、石鹸がなかなか抜けないほどの軟水です。ここで縮絨したウールの手触りは、この水によるもの。大手十社ではなく小さな百のレーベルのためにフランネルとメルトンを織り、学生のための短い反を棚に置き、丁寧に頼めば二十メートルから織ります。',
    ),
  },
  {
    slug: 'dentelle-brisemer', name: 'Dentelle Brisemer', nameJp: 'ダンテル・ブリズメール', country: 'FR', city: text('Calais', 'カレー'), lat: 50.95, lon: 1.86, founded: 1884,
    capabilities: [text('Leavers lace in silk and cotton', '絹・綿のリバーレース'), text('Drafting of new motifs', '新柄の意匠図'), text('Hand trimming of edges', '縁の手仕上げ')],
    machines: [text('Nine Leavers looms of eleven tonnes', '十一トンのリバー織機 九台')],
    moq: 15, leadTimeDays: 70, certifications: ['Lace of Calais Mark'], languages: ['fr', 'en'],
    cover: { fabric: 'silk-crepe', palette: ['chalk', 'ink', 'blush'] },
    bio: text(
      'Eleven tonnes of cast iron to hold twelve thousand threads that weigh nothing. Brisemer’s tullistes apprentice for seven years and can hear a broken bobbin through ear defenders. The archive has ferns, tulips, trains and one fish. New drawings are welcome; the first metre takes about five months and the next follows in an hour.',
      '重さのない一万二千本の糸を、十一トンの鋳鉄が支えます。ブリズメールの職人は七年の見習いを経て、耳栓越しにボビンの切れる音を聞き分けます。古い意匠には羊歯、チューリップ、汽車、魚が一匹。新しい図案も歓迎します。最初の一メートルに五か月、次の一メートルは一時間です。',
    ),
  },
  {
    slug: 'malhas-douranel', name: 'Malhas Douranel', nameJp: 'マーリャス・ドウラネル', country: 'PT', city: text('Porto', 'ポルト'), lat: 41.15, lon: -8.61, founded: 1959,
    capabilities: [text('Fully fashioned knitwear, 3 to 14 gauge', '三〜十四ゲージの成形ニット'), text('Hand linking and finishing', '手リンキング・仕上げ'), text('Whole-garment knitting', '無縫製ニット')],
    machines: [text('Eighteen flat-bed machines', '横編機 十八台'), text('Eight linking dials', 'リンキング機 八台')],
    moq: 18, leadTimeDays: 28, certifications: ['Responsible Fleece Record', 'Organic Cotton Chain'], languages: ['pt', 'en', 'es'],
    cover: { fabric: 'cable-knit', palette: ['navy', 'ecru', 'moss'] },
    bio: text(
      'Douranel links by hand: loop to loop, forty-two to a shoulder, under a lamp that everyone adjusts and no one agrees on. The mill knits for fishermen’s cooperatives and for four designers of this marketplace, with yarn from sheep you can visit. Samples are ready in a week, and the canteen serves soup to anyone who brings a stitch problem.',
      'ドウラネルのリンキングは手作業です。目と目を、肩ひとつに四十二。全員が向きを直し、誰も納得しないランプの下で。漁協と、この市場の四人のデザイナーのために編み、糸の羊には会いに行けます。サンプルは一週間。編み目の相談に来た人には、食堂でスープが出ます。',
    ),
  },
  {
    slug: 'sartoria-vicolo', name: 'Sartoria Vicolo Nono', nameJp: 'サルトリア・ヴィコロ・ノーノ', country: 'IT', city: text('Naples', 'ナポリ'), lat: 40.85, lon: 14.27, founded: 1946,
    capabilities: [text('Hand-sewn jackets and trousers', '手縫いの上着・トラウザーズ'), text('Basted fittings and pattern archive', '仮縫い・型紙の保管'), text('Alterations for the life of the garment', '生涯にわたる直し')],
    machines: [text('Eleven benches, three machines', '作業台 十一、ミシン 三台')],
    moq: 1, leadTimeDays: 45, certifications: ['Fair Workshop Charter'], languages: ['it', 'ja', 'en'],
    cover: { fabric: 'linen', palette: ['tobacco', 'sand', 'sky'] },
    bio: text(
      'The ninth alley has no number on the map. Upstairs, eleven tailors divide a jacket as they have since 1946: one cuts, one does only sleeves, one argues. Machines sew the long trouser seams and nothing else. The sartoria takes orders for a single garment, and takes the same garment back, any year, to move a button.',
      '九番目の路地に、地図上の番地はありません。二階では一九四六年から、十一人が一着の上着を分け合います。裁つ人、袖だけの人、議論をする人。ミシンが縫うのはパンツの長い脇線だけです。一着から注文を受け、その一着を、何年後でもボタンの位置ひとつのために預かります。',
    ),
  },
];
