import type { DesignerSource } from '../designer-source.ts';
import { text } from '../text.ts';

export const europe: readonly DesignerSource[] = [
  {
    handle: 'solene-quillard', name: 'Solène Quillard', nameJp: 'ソレーヌ・キヤール', monogram: 'SQ', country: 'FR', city: text('Paris', 'パリ'), lat: 48.872, lon: 2.381, founded: 2015,
    disciplines: ['tailoring', 'outerwear', 'dresses'], palette: ['sand', 'ink', 'blush'], featured: true,
    bio: text(
      'Solène Quillard cuts her patterns in a courtyard in Belleville, in a room that used to make umbrellas. She left a large house after eleven years because she wanted to know the names of the people who sewed the sleeves; now there are nine of them and she does. Her method is subtraction: she draws the classic garment and removes what has stopped being useful, one detail at a time, until someone in the room objects.',
      'ベルヴィルの中庭、かつて傘をつくっていた部屋で、ソレーヌ・キヤールは型紙を引きます。大きなメゾンを十一年で離れたのは、袖を縫う人の名前を知りたかったから。いまは九人、全員の名を知っています。方法は引き算です。定番の服を描き、役目を終えた細部をひとつずつ外していく。部屋の誰かが「それは残して」と言うまで。',
    ),
  },
  {
    handle: 'vico-terrasi', name: 'Vico Terrasi', nameJp: 'ヴィーコ・テッラージ', monogram: 'VT', country: 'IT', city: text('Naples', 'ナポリ'), lat: 40.843, lon: 14.256, founded: 2010,
    disciplines: ['tailoring', 'knitwear'], palette: ['tobacco', 'sky', 'wine'],
    bio: text(
      'Vico Terrasi was apprenticed to a waistcoat maker at fourteen and to the sea somewhat earlier. He divides the year between a tailor’s room off Spaccanapoli and a boat with an unreliable engine. The jackets are built by eleven pairs of hands, forty hours each, and then softened by being worn around the courtyard by the youngest apprentice. He regards a crease as evidence of a good afternoon and designs accordingly.',
      'ヴィーコ・テッラージは十四歳でベスト職人に、それよりいくらか早く海に弟子入りしました。一年を、スパッカナポリの裏の仕立て部屋と、調子の悪いエンジンの船とで分け合っています。上着は十一人の手で四十時間。仕上げに、いちばん若い見習いが着て中庭を歩き回り、やわらかくします。しわは良い午後の証拠である、というのが設計の前提です。',
    ),
  },
  {
    handle: 'duarte-caminhal', name: 'Duarte Caminhal', nameJp: 'ドゥアルテ・カミニャル', monogram: 'DC', country: 'PT', city: text('Porto', 'ポルト'), lat: 41.146, lon: -8.614, founded: 2016,
    disciplines: ['knitwear', 'denim'], palette: ['navy', 'ecru', 'moss'],
    bio: text(
      'The Caminhal family knitted underwear for half of Portugal until the imports came; Duarte reopened the locked floor of the factory with three machines and two retired aunts. He researches fishermen’s and shepherds’ clothing in parish archives, then makes it a little better and a little less itchy. Wool comes from the Serra da Estrela, cotton from Alentejo, and everything is spun, knitted and finished within a day’s drive of Porto.',
      'カミニャル家は、輸入品が押し寄せるまでポルトガルの半分の下着を編んでいました。閉ざされていた工場の一階を、三台の編機と引退した叔母二人とともに開け直したのがドゥアルテです。教区の古文書で漁師や羊飼いの服を調べ、少しだけ良く、少しだけちくちくしないものに。羊毛はエストレラ、綿はアレンテージョ。すべてがポルトから一日で行ける範囲で仕上がります。',
    ),
  },
  {
    handle: 'winifred-askern', name: 'Winifred Askern', nameJp: 'ウィニフレッド・アスカーン', monogram: 'WA', country: 'GB', city: text('London', 'ロンドン'), lat: 51.546, lon: -0.055, founded: 2014,
    disciplines: ['outerwear', 'tailoring', 'shirting'], palette: ['olive', 'chestnut', 'wine'],
    bio: text(
      'Winifred Askern makes clothes for weather and for reading. Raised in a damp rectory in the Fens, she came to London to study sculpture, failed it and learned pattern cutting from the night porter, a retired military tailor. Her coats have pockets sized for paperbacks and secateurs. Mills in Yorkshire and Lancashire weave for her in small lots, often from yarn left over by larger customers, so a colour may appear once and never return.',
      'ウィニフレッド・アスカーンは、天気と読書のための服をつくります。湿地の牧師館で育ち、ロンドンで彫刻を学び、落第し、夜警をしていた元軍服の仕立師から型紙を習いました。コートのポケットは文庫本と剪定鋏の寸法です。ヨークシャーとランカシャーの織元が、大口の客の残り糸で少しずつ織ってくれるため、一度現れて二度と戻らない色もあります。',
    ),
  },
  {
    handle: 'signe-lyngvad', name: 'Signe Lyngvad', nameJp: 'シーネ・リュングヴァズ', monogram: 'SL', country: 'DK', city: text('Copenhagen', 'コペンハーゲン'), lat: 55.693, lon: 12.552, founded: 2017,
    disciplines: ['outerwear', 'knitwear'], palette: ['straw', 'ash', 'sky'],
    bio: text(
      'Signe Lyngvad trained as an architect and still draws garments in section. Her Copenhagen studio makes very few things: a coat that has changed by one centimetre in seven years, a sweater in a new blue each winter, a dress she wears to the bakery. Double-faced wools are joined by hand so that there is no lining to wear out. She publishes the cost of each piece, including her own wage, on a card in the pocket.',
      '建築を学んだシーネ・リュングヴァズは、いまも服を断面図で描きます。コペンハーゲンの仕事場でつくるものはごくわずか。七年で一センチだけ変わったコート、冬ごとに新しい青のセーター、自分でパン屋へ着ていくワンピース。二重織りのウールは手で繋ぎ、傷む裏地を持ちません。それぞれの原価は、自分の賃金も含めて、ポケットのカードに記されています。',
    ),
  },
  {
    handle: 'jagna-wierzbin', name: 'Jagna Wierzbin', nameJp: 'ヤグナ・ヴィエジュビン', monogram: 'JW', country: 'PL', city: text('Łódź', 'ウッチ'), lat: 51.763, lon: 19.457, founded: 2018, standing: 'suspended',
    disciplines: ['dresses', 'outerwear'], palette: ['mauve', 'charcoal', 'vermilion'],
    bio: text(
      'Jagna Wierzbin works on one floor of a spinning mill in Łódź which once employed three thousand people and now employs four. She is interested in uniforms, in what remains when the institution has gone: a seam, a number, a stripe in the lining. Wool is recovered from army blankets, linen from the last retting ponds near Żyrardów. Her dresses look severe on a hanger and turn out to be kind.',
      'かつて三千人、いまは四人が働くウッチの紡績工場。ヤグナ・ヴィエジュビンはその一フロアで服をつくります。関心は制服にあります。組織が消えたあとに残るもの、縫い目や番号、裏地の一本の縞。ウールは軍用毛布から、麻はジラルドゥフに残る最後の池から。ハンガーでは厳しく見えるワンピースが、着ると優しいのです。',
    ),
  },
];
