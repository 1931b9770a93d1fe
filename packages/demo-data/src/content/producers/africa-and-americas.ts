import type { ProducerSource } from '../producer-source.ts';
import { text } from '../text.ts';

export const africanAndAmericanProducers: readonly ProducerSource[] = [
  {
    slug: 'adwenkese-looms', name: 'Adwenkese Looms', nameJp: 'アドウェンケセ織房', country: 'GH', city: text('Kumasi', 'クマシ'), lat: 6.69, lon: -1.62, founded: 1983,
    capabilities: [text('Kente strip weaving in cotton, silk and rayon', '綿・絹・レーヨンのケンテ細幅織り'), text('Pattern research and naming', '柄の考証と命名'), text('Strip joining by hand', '細布の手継ぎ')],
    machines: [text('Twenty-four narrow looms', '細幅織機 二十四台')],
    moq: 5, leadTimeDays: 40, certifications: ['Fair Workshop Charter'], languages: ['en', 'ak'],
    cover: { fabric: 'twill', palette: ['mustard', 'forest', 'madder'], print: 'kente' },
    bio: text(
      'In the courtyard at Bonwire road, warps run thirty metres into the street and are walked in at closing time. Twenty-four weavers work side by side, each with a transistor radio, each with a right to refuse a pattern. The cooperative records who wove what, and the meaning, and gives both to the buyer in writing.',
      'ボンウィレ街道沿いの中庭では、経糸が三十メートル先の通りまで延び、店じまいに歩いて巻き取られます。並んで織る二十四人には、それぞれのラジオと、柄を断る権利があります。誰が何を織り、柄が何を意味するか。組合はそれを書き留め、書面で買い手に渡します。',
    ),
  },
  {
    slug: 'derb-lahrir', name: 'Derb Lahrir Leather', nameJp: 'デルブ・ラフリール革工房', country: 'MA', city: text('Fez', 'フェズ'), lat: 34.03, lon: -5.0, founded: 1936,
    capabilities: [text('Vegetable tanning of goat and cow hide', '山羊革・牛革の植物鞣し'), text('Saddle stitching', '鞍縫い'), text('Bag making from single hides', '一枚革の鞄づくり')],
    machines: [text('Forty stone vats', '石の染め槽 四十'), text('Six stitching horses', '縫い台 六基')],
    moq: 4, leadTimeDays: 32, certifications: ['Chrome-Free Hide Record'], languages: ['ar', 'fr', 'en'],
    cover: { fabric: 'leather', palette: ['chestnut', 'saffron', 'umber'] },
    bio: text(
      'Derb Lahrir tans as the street has since the eleventh century, less the smell: mimosa bark, pomegranate and six weeks. The family gave up chrome in 1991, before anyone asked. Hides are bought by the flock with their scars, which the bag makers place on purpose, usually where a hand will find them.',
      'デルブ・ラフリールの鞣しは十一世紀からこの通りで続く方法です。匂いのほかは。ミモザの樹皮と柘榴、そして六週間。誰に言われるより早く、一九九一年にクロムをやめました。革は傷跡ごと群れ単位で買い、鞄職人はその傷を、たいてい手の触れる場所にあえて置きます。',
    ),
  },
  {
    slug: 'hilanderia-sillar', name: 'Hilandería Sillar Alto', nameJp: 'イランデリア・シジャール・アルト', country: 'PE', city: text('Arequipa', 'アレキパ'), lat: -16.41, lon: -71.54, founded: 1964,
    capabilities: [text('Sorting and spinning of alpaca', 'アルパカの選毛・紡績'), text('Hand knitting network', '手編みの連携'), text('Undyed yarns in nineteen shades', '無染色糸 十九色')],
    machines: [text('Four woollen spinning lines', '紡毛ライン 四本'), text('Brushing frames with thistle heads', '薊の起毛枠')],
    moq: 10, leadTimeDays: 36, certifications: ['Responsible Fleece Record', 'Fair Workshop Charter'], languages: ['es', 'qu', 'en'],
    cover: { fabric: 'alpaca-knit', palette: ['camel', 'silver', 'ecru'] },
    bio: text(
      'A spinning mill in white volcanic stone, at the height where alpaca becomes sensible. Maestras sort each fleece by hand into nineteen natural shades and seven finenesses, faster than the laboratory which checks them. Sillar Alto buys directly from two hundred and ten herding families and posts the price per kilo at its gate.',
      '白い火山岩の紡績所。アルパカの温かさが、ようやく意味をもつ標高にあります。選毛の女性たちは一枚の毛を十九の色と七つの細さに、検査室より速く選り分けます。二百十の牧畜家族から直に買い付け、一キロあたりの値段を門に掲げています。',
    ),
  },
  {
    slug: 'taller-nube-roja', name: 'Taller Nube Roja', nameJp: 'タジェール・ヌベ・ロハ', country: 'MX', city: text('Oaxaca', 'オアハカ'), lat: 17.07, lon: -96.72, founded: 1998,
    capabilities: [text('Hand embroidery and randa joining', '手刺繍・ランダかがり'), text('Cochineal and marigold dyeing', 'コチニール・万寿菊染め'), text('Fringe knotting', '房結び')],
    machines: [text('Forty embroidery frames', '刺繍枠 四十'), text('Dye garden', '染料の畑')],
    moq: 5, leadTimeDays: 42, certifications: ['Natural Dye Register', 'Fair Workshop Charter'], languages: ['es', 'zap', 'en'],
    cover: { fabric: 'linen', palette: ['madder', 'chalk', 'rose'], print: 'floral' },
    bio: text(
      'Nube Roja is a house with an avocado tree, forty frames and a rule: no one is paid by the stitch. Embroiderers from nine villages set their own hours and sign the inside of a seam. The cochineal grows on cactus along the wall. Ask for a red and you will be asked which, and shown twelve.',
      'アボカドの木と、四十の刺繍枠と、ひとつの決まりがある家です。針目の数で支払わないこと。九つの村から来る刺し手は自分の時間で働き、縫い代に名を記します。コチニールは塀沿いのサボテンに育ちます。赤を、と頼めば、どの赤かと聞かれ、十二色が並びます。',
    ),
  },
  {
    slug: 'tilthammer', name: 'Tilthammer Technical', nameJp: 'ティルトハンマー・テクニカル', country: 'US', city: text('Portland', 'ポートランド'), lat: 45.52, lon: -122.68, founded: 2004,
    capabilities: [text('Seam taping and ultrasonic bonding', 'シームテープ・超音波接着'), text('Prototype in five days', '五日での試作'), text('Repair of membranes', '防水膜の修理')],
    machines: [text('Six bonding stations', '接着台 六基'), text('Rain room', '降雨試験室')],
    moq: 24, leadTimeDays: 30, certifications: ['Recycled Nylon Chain'], languages: ['en', 'es', 'ja'],
    cover: { fabric: 'nylon', palette: ['slate', 'olive', 'rust'] },
    bio: text(
      'Tilthammer began as a repair bench for climbers and still opens each morning with the repairs. Everything that fails there is photographed, named and designed out of next year’s seams. Behind a glass wall is a room in which it rains; visitors are offered a coat and then, after a pause, an umbrella.',
      '登山者のための修理台から始まり、いまも朝はまず修理から。壊れたものはすべて写真に撮り、名を付け、翌年の縫い目から追い出します。硝子の向こうには雨の降る部屋。訪れた人にはまずコートが、少し間をおいて傘が手渡されます。',
    ),
  },
];
