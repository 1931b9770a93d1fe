import type { DesignerSource } from '../designer-source.ts';
import { text } from '../text.ts';

export const japanEast: readonly DesignerSource[] = [
  {
    handle: 'ito-kasumi', name: 'Ito Kasumi', nameJp: '伊藤霞', monogram: '霞', country: 'JP', city: text('Tokyo', '東京'), lat: 35.727, lon: 139.766, founded: 2014,
    disciplines: ['outerwear', 'tailoring', 'dyeing'], palette: ['indigo', 'ecru', 'ink'], featured: true,
    bio: text(
      'Ito Kasumi learned to fold before she learned to cut: her grandmother ran a kimono storage house in Yanaka, and a child’s job was to crease the paper wrappers. After pattern rooms in Tokyo and Antwerp she opened a studio in the same building in 2014. Her coats begin as rectangles and are shaped with pressed folds instead of darts, so that they can be opened, laid flat and mended. Six people work upstairs; the iron is never off.',
      '裁つより先に、畳むことを覚えました。谷中で着物の預かり所を営んでいた祖母のもと、たとう紙を折るのが子どもの仕事だったからです。東京とアントワープのパターン室を経て、二〇一四年、同じ建物に仕事場を開きました。コートは長方形から始まり、ダーツではなくアイロンの折目で形になります。だから開くことも、平らに戻すことも、繕うこともできます。二階では六人が働き、アイロンの火が落ちることはありません。',
    ),
  },
  {
    handle: 'mio-akatsu', name: 'Mio Akatsu', nameJp: '赤津澪', monogram: '澪', country: 'JP', city: text('Kiryu', '桐生'), lat: 36.405, lon: 139.33, founded: 2017,
    disciplines: ['dresses', 'textiles'], palette: ['silver', 'wine', 'celadon'], featured: true,
    bio: text(
      'Mio Akatsu is the first in four generations of Kiryu weavers to make clothes rather than cloth. She keeps the family’s seven jacquard looms running three days a week and uses the other days to find out what the silk wants to do. Almost everything she makes is cut on the bias, by daylight, on a table her great-grandfather built for inspecting obi. Her dresses are quiet from a distance and complicated within arm’s reach.',
      '桐生で四代続く機屋の家に生まれ、布ではなく服をつくる道を選んだのは赤津澪が初めてです。週に三日は七台のジャカード織機を動かし、残りの日は、絹がどう動きたがっているかを確かめます。ほとんどの服は斜めに、自然光の下で裁たれます。裁断台は、曾祖父が帯の検反のために組んだもの。遠目には静かで、手の届く距離では複雑なドレスです。',
    ),
  },
  {
    handle: 'ren-kashiwade', name: 'Ren Kashiwade', nameJp: '柏手蓮', monogram: '蓮', country: 'JP', city: text('Sapporo', '札幌'), lat: 43.058, lon: 141.345, founded: 2018,
    disciplines: ['technical', 'outerwear'], palette: ['slate', 'mist', 'olive'],
    bio: text(
      'A former ski patroller, Ren Kashiwade started by repairing other people’s jackets and noting where they failed: cuffs, zips, the second year. His own clothes are made for Sapporo’s five months of snow and for the people who have to stand still in it, tram conductors above all. There are no logos and few colours. Every piece comes with a repair slip already filled in, because he knows what will break first and has decided to say so.',
      'スキー場のパトロールだった柏手蓮は、人の上着を直すことから始めました。袖口、ファスナー、そして二年目。どこが駄目になるのかを帳面に書きためたそうです。つくるのは、札幌の五か月の雪と、そのなかで立ち続ける人たち、とりわけ市電の乗務員のための服。ロゴはなく、色も多くありません。どの服にも、最初に傷む場所を先に書き込んだ修理票が付いてきます。',
    ),
  },
  {
    handle: 'nagi-urushihara', name: 'Nagi Urushihara', nameJp: '漆原凪', monogram: '凪', country: 'JP', city: text('Kanazawa', '金沢'), lat: 36.566, lon: 136.659, founded: 2016,
    disciplines: ['knitwear', 'accessories'], palette: ['madder', 'chalk', 'forest'],
    bio: text(
      'In Kanazawa it rains or snows on more than half the days of the year, and Nagi Urushihara knits for all of them. Her studio sits above a lacquer workshop run by her cousin; buttons travel down the stairs as bare wood and come back six weeks later, finished. She programs her own machines and swatches by hand first, up to forty times for a single cable. The yarns are Japanese and British, the shapes broad enough to grow old in.',
      '一年の半分以上が雨か雪という金沢で、漆原凪はそのすべての日のために編みます。工房は、従兄が営む漆の仕事場の二階。木地のままのボタンが階段を下り、六週間後、塗り上がって戻ってきます。編機のプログラムは自分で組みますが、試し編みは必ず手で。縄編みひとつに四十枚を数えたこともあります。糸は日本と英国のもの、形は年を重ねても着られる大らかさです。',
    ),
  },
  {
    handle: 'koto-asaoka', name: 'Koto Asaoka', nameJp: '朝岡琴', monogram: '琴', country: 'JP', city: text('Nagoya', '名古屋'), lat: 35.068, lon: 136.971, founded: 2012,
    disciplines: ['dyeing', 'dresses', 'accessories'], palette: ['ultramarine', 'chalk', 'plum'],
    bio: text(
      'Koto Asaoka works in Arimatsu, the old dyeing quarter on the Tōkaidō road, where cloth has been tied and unpicked for four hundred years. She came as a photographer to document the last binders and stayed to become the youngest of them. Eleven women, aged from twenty-six to ninety-one, now tie for her label at their own kitchen tables. Each signs the inside hem. The dyes are indigo, madder and logwood; the surprises, she says, belong to the thread.',
      '東海道沿いの染めの町、有松。四百年にわたり布を括り、解いてきた土地に、朝岡琴は写真家としてやって来ました。最後の括り手たちを記録するうちに、そのいちばん若いひとりになっていたのです。いまは二十六歳から九十一歳まで十一人の女性が、それぞれの台所の卓で括り、裾の内側に名を記します。染料は藍、茜、ログウッド。驚きは糸のもの、と彼女は言います。',
    ),
  },
];
