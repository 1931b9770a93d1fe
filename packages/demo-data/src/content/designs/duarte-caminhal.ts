import type { DesignerStyles } from '../style-source.ts';
import { text } from '../text.ts';

export const duarteCaminhal: DesignerStyles = {
  designer: 'duarte-caminhal',
  styles: [
    {
      key: 'bacalhoeiro-sweater',
      name: 'Bacalhoeiro Sweater',
      nameJp: 'タラ漁師のセーター',
      category: 'knit',
      fabric: 'cable-knit',
      gender: 'men',
      season: 'AW26',
      producer: 'malhas-douranel',
      materials: [['wool', 100]],
      shape: { collar: 'crew' },
      text: text(
        'The sweater men wore to the Newfoundland banks, made again in Porto from Serra da Estrela wool that still smells faintly of the sheep. Close cables, tight cuffs, a neck that goes over a cap.',
        'ニューファンドランドの漁場へ出た男たちのセーターを、エストレラ山脈の羊毛でポルトに蘇らせました。かすかに羊の匂いが残ります。詰んだ縄編み、締まった袖口、帽子をかぶったまま通る首。',
      ),
      colours: [
        { colour: 'navy', note: text('Navy, naturally.', 'もちろん紺です。') },
        { colour: 'ecru', note: text('Undyed, unscoured ecru.', '染めず、晒さない生成り。') },
        {
          colour: 'mustard',
          season: 'AW25',
          standing: 'archived',
          note: text('Oilskin yellow, one winter only.', '油引きの黄。ひと冬だけの色です。'),
        },
      ],
    },
    {
      key: 'ribeira-cardigan',
      name: 'Ribeira Cardigan',
      nameJp: 'リベイラのカーディガン',
      category: 'cardigan',
      fabric: 'wool-knit',
      gender: 'men',
      season: 'AW26',
      producer: 'malhas-douranel',
      shape: { collar: 'shawl', width: 1.08 },
      make: { pockets: ['patch'] },
      text: text(
        'A shawl-collar cardigan dense enough to replace a jacket, knitted in half-milano so it keeps its corners. Leather buttons, two pockets set low, and elbows knitted double before anyone asks.',
        '上着の代わりになるほど目の詰まったショールカラーのカーディガン。ハーフミラノ編みで角が崩れません。革ボタンに低めのポケットが二つ、肘は言われる前から二重です。',
      ),
      colours: [{ colour: 'moss', note: text('The moss of quay walls.', '岸壁の苔の色です。') }],
    },
    {
      key: 'linha-um-tee',
      name: 'Linha Um Tee',
      nameJp: '一番線のTシャツ',
      category: 'tee',
      fabric: 'cotton-jersey',
      gender: 'men',
      season: 'SS27',
      make: { length: 1.08 },
      text: text(
        'A striped T-shirt with the proportions of a good 1950s undershirt: narrow sleeve, long body, a neck bound in self fabric. Organic cotton, spun, knitted and sewn within thirty kilometres.',
        '一九五〇年代の良い下着のような均整の縞Tシャツ。袖は細く、丈は長く、衿は共布で包みました。オーガニックコットンを、三十キロ圏内で紡ぎ、編み、縫っています。',
      ),
      colours: [
        {
          colour: 'chalk',
          print: 'stripe',
          printColour: 'navy',
          note: text('Navy on chalk, nine to the hand.', '白に紺、掌に九本の縞です。'),
        },
      ],
    },
    {
      key: 'atlantic-shorts',
      name: 'Atlantic Shorts',
      nameJp: '大西洋のショートパンツ',
      category: 'shorts',
      fabric: 'corduroy',
      gender: 'men',
      season: 'SS27',
      text: text(
        'Corduroy for summer: fourteen fine wales, washed soft, cut just above the knee with a fisherman’s button fly. They dry overnight on a balcony and look better for it.',
        '夏のためのコーデュロイ。十四本の細畝を柔らかく洗い、膝のすぐ上で裁ちました。前は漁師式のボタン。夜のうちにベランダで乾き、そのたびに味が出ます。',
      ),
      colours: [{ colour: 'terracotta', note: text('The colour of roof tiles after rain.', '雨上がりの屋根瓦の色です。') }],
    },
  ],
};
