import type { DesignerSource } from '../designer-source.ts';
import { text } from '../text.ts';

export const asia: readonly DesignerSource[] = [
  {
    handle: 'bora-seomun', name: 'Bora Seomun', nameJp: 'ソムン・ボラ', monogram: 'BS', country: 'KR', city: text('Seoul', 'ソウル'), lat: 37.578, lon: 126.97, founded: 2018,
    disciplines: ['outerwear', 'knitwear', 'tailoring'], palette: ['silver', 'apricot', 'mist'],
    bio: text(
      'Bora Seomun designs in a hanok behind the palace and fits her samples in the office tower across the road, at lunch, on friends. The two buildings explain the clothes: hanbok curves and wrapping-cloth seams, worn by people who answer e-mail on the stairs. She likes volume without weight, and keeps a kitchen scale on the cutting table. Anything above the weight of a melon goes back for another round.',
      '王宮の裏の韓屋で考え、道を隔てたオフィスビルで昼休みに友人に着せてみる。この二つの建物が、ソムン・ボラの服をよく説明します。韓服の曲線と包み布の縫い目を、階段でメールを返す人たちがまとうのです。好むのは、重さのない量感。裁断台には台所の秤が置かれ、瓜一個より重いものはやり直しになります。',
    ),
  },
  {
    handle: 'ishani-vellore', name: 'Ishani Vellore', nameJp: 'イシャーニ・ヴェロール', monogram: 'IV', country: 'IN', city: text('Bengaluru', 'ベンガルール'), lat: 12.979, lon: 77.594, founded: 2014,
    disciplines: ['print', 'dresses', 'accessories'], palette: ['terracotta', 'jade', 'chalk'],
    bio: text(
      'Ishani Vellore left software for block printing and kept the habit of version numbers: each design carries the count of times its block has been recut. She works from Bengaluru with a family of printers in Jaipur, a quilting room and a silk cooperative, and visits all three by night train. Her clothes are light, lined where it matters, and made to dry within the hour between two monsoon showers.',
      'ソフトウェアから木版染めへ移ったイシャーニ・ヴェロールは、版番号を付ける癖を手放しませんでした。どの柄にも、版木を彫り直した回数が添えられています。ベンガルールを拠点に、ジャイプールの刷り師一家、キルトの部屋、絹の協同組合を夜行列車でめぐります。服は軽く、大切なところにだけ裏地があり、二つの夕立のあいだの一時間で乾きます。',
    ),
  },
  {
    handle: 'mali-suwanthep', name: 'Mali Suwanthep', nameJp: 'マリ・スワンテープ', monogram: 'MS', country: 'TH', city: text('Chiang Mai', 'チェンマイ'), lat: 18.794, lon: 98.993, founded: 2015,
    disciplines: ['textiles', 'dyeing', 'dresses'], palette: ['teal', 'rust', 'apricot'],
    bio: text(
      'Mali Suwanthep’s teak house in Chiang Mai holds one of the larger private collections of northern Thai skirts, and she wears it. She believes a textile that is only looked at has been retired too early. With weavers in Mae Chaem and dyers in Phrae she remakes ceremonial cloth for ordinary days, adding the things ceremony never needed: a snap, a pocket, a hem that survives a songthaew.',
      'チェンマイにあるチーク造りの家には、北タイの腰布の、個人としては大きな蒐集があります。マリ・スワンテープはそれを着ています。眺められるだけの布は、引退が早すぎたのだと彼女は考えます。メーチェムの織り手、プレーの染め手とともに、儀礼の布を普段の日へ。スナップ、ポケット、乗合トラックに耐える裾など、儀礼には要らなかったものを足していきます。',
    ),
  },
  {
    handle: 'trac-an-thuy', name: 'Trác An Thụy', nameJp: 'チャック・アン・トゥイ', monogram: 'TT', country: 'VN', city: text('Hanoi', 'ハノイ'), lat: 21.034, lon: 105.85, founded: 2024, standing: 'in_review',
    disciplines: ['dresses', 'dyeing'], palette: ['celadon', 'rose', 'indigo'],
    bio: text(
      'Trác An Thụy began by altering her mother’s áo dài so that she could ride a motorbike in them without arriving undone. Two fingers of ease here, one snap there: the alterations became a label in 2024. She buys silk in Vạn Phúc and hemp in the hills of Hà Giang, and draws on the pavement, on the low stools where the city does its thinking. This is her first season outside Vietnam.',
      '母のアオザイを、バイクに乗っても着崩れないように直すことから始まりました。ここに指二本のゆとり、あそこにスナップ一つ。その直しが二〇二四年、トゥイの名を冠した服になりました。絹はヴァンフック村、麻はハザンの丘から。街が考えごとをする路上の低い椅子に座って、デッサンを描きます。国外で服を見せるのは今季が初めてです。',
    ),
  },
];
