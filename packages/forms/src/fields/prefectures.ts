/** Prefectures by the first two digits of a Japanese postal code. */
const byPrefix: readonly (readonly [from: number, to: number, name: string])[] = [
  [0, 0, '北海道'],
  [1, 1, '秋田県'],
  [2, 2, '岩手県'],
  [3, 3, '青森県'],
  [4, 9, '北海道'],
  [10, 20, '東京都'],
  [21, 25, '神奈川県'],
  [26, 29, '千葉県'],
  [30, 31, '茨城県'],
  [32, 32, '栃木県'],
  [33, 36, '埼玉県'],
  [37, 37, '群馬県'],
  [38, 39, '長野県'],
  [40, 40, '山梨県'],
  [41, 43, '静岡県'],
  [44, 49, '愛知県'],
  [50, 50, '岐阜県'],
  [51, 51, '三重県'],
  [52, 52, '滋賀県'],
  [53, 59, '大阪府'],
  [60, 62, '京都府'],
  [63, 63, '奈良県'],
  [64, 64, '和歌山県'],
  [65, 67, '兵庫県'],
  [68, 68, '鳥取県'],
  [69, 69, '島根県'],
  [70, 71, '岡山県'],
  [72, 73, '広島県'],
  [74, 75, '山口県'],
  [76, 76, '香川県'],
  [77, 77, '徳島県'],
  [78, 78, '高知県'],
  [79, 79, '愛媛県'],
  [80, 83, '福岡県'],
  [84, 84, '佐賀県'],
  [85, 85, '長崎県'],
  [86, 86, '熊本県'],
  [87, 87, '大分県'],
  [88, 88, '宮崎県'],
  [89, 89, '鹿児島県'],
  [90, 90, '沖縄県'],
  [91, 91, '福井県'],
  [92, 92, '石川県'],
  [93, 93, '富山県'],
  [94, 95, '新潟県'],
  [96, 97, '福島県'],
  [98, 98, '宮城県'],
  [99, 99, '山形県'],
];

/** The prefecture of a whole Japanese postal code (with or without hyphen, full-width digits too); undefined for anything else. */
export function prefectureOf(postal: string): string | undefined {
  const digits = postal.normalize('NFKC').replaceAll(/[^\d]/g, '');
  if (digits.length !== 7) return undefined;
  const prefix = Number(digits.slice(0, 2));
  return byPrefix.find(([from, to]) => prefix >= from && prefix <= to)?.[2];
}
