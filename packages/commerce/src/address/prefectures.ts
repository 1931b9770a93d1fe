interface Prefecture {
  /** 「東京都」 */
  readonly name: string;
  /** "Tokyo", as it is written on letters from abroad. */
  readonly latin: string;
}

/** The 47 prefectures in the usual order, north to south, with the first two digits of their postal codes. */
const TABLE: readonly (readonly [name: string, latin: string, prefixes: string])[] = [
  ['北海道', 'Hokkaido', '00 04-09'],
  ['青森県', 'Aomori', '03'],
  ['岩手県', 'Iwate', '02'],
  ['宮城県', 'Miyagi', '98'],
  ['秋田県', 'Akita', '01'],
  ['山形県', 'Yamagata', '99'],
  ['福島県', 'Fukushima', '96-97'],
  ['茨城県', 'Ibaraki', '30-31'],
  ['栃木県', 'Tochigi', '32'],
  ['群馬県', 'Gunma', '37'],
  ['埼玉県', 'Saitama', '33-36'],
  ['千葉県', 'Chiba', '26-29'],
  ['東京都', 'Tokyo', '10-20'],
  ['神奈川県', 'Kanagawa', '21-25'],
  ['新潟県', 'Niigata', '94-95'],
  ['富山県', 'Toyama', '93'],
  ['石川県', 'Ishikawa', '92'],
  ['福井県', 'Fukui', '91'],
  ['山梨県', 'Yamanashi', '40'],
  ['長野県', 'Nagano', '38-39'],
  ['岐阜県', 'Gifu', '50'],
  ['静岡県', 'Shizuoka', '41-43'],
  ['愛知県', 'Aichi', '44-49'],
  ['三重県', 'Mie', '51'],
  ['滋賀県', 'Shiga', '52'],
  ['京都府', 'Kyoto', '60-62'],
  ['大阪府', 'Osaka', '53-59'],
  ['兵庫県', 'Hyogo', '65-67'],
  ['奈良県', 'Nara', '63'],
  ['和歌山県', 'Wakayama', '64'],
  ['鳥取県', 'Tottori', '68'],
  ['島根県', 'Shimane', '69'],
  ['岡山県', 'Okayama', '70-71'],
  ['広島県', 'Hiroshima', '72-73'],
  ['山口県', 'Yamaguchi', '74-75'],
  ['徳島県', 'Tokushima', '77'],
  ['香川県', 'Kagawa', '76'],
  ['愛媛県', 'Ehime', '79'],
  ['高知県', 'Kochi', '78'],
  ['福岡県', 'Fukuoka', '80-83'],
  ['佐賀県', 'Saga', '84'],
  ['長崎県', 'Nagasaki', '85'],
  ['熊本県', 'Kumamoto', '86'],
  ['大分県', 'Oita', '87'],
  ['宮崎県', 'Miyazaki', '88'],
  ['鹿児島県', 'Kagoshima', '89'],
  ['沖縄県', 'Okinawa', '90'],
];

/** The prefectures of Japan in the usual order. */
export const PREFECTURES: readonly Prefecture[] = TABLE.map(([name, latin]) => ({ name, latin }));

const RANGES = TABLE.flatMap(([name, , prefixes]) =>
  prefixes.split(' ').map((range) => {
    const [from = '', to = from] = range.split('-');
    return { name, from: Number(from), to: Number(to) };
  }),
);

/** The prefecture (「東京都」) of a whole Japanese postal code (with or without hyphen, full-width digits too); undefined for anything else. */
export function prefectureOfPostal(postal: string): string | undefined {
  const digits = postal.normalize('NFKC').replaceAll(/[^\d]/g, '');
  if (digits.length !== 7) return undefined;
  const prefix = Number(digits.slice(0, 2));
  return RANGES.find(({ from, to }) => prefix >= from && prefix <= to)?.name;
}

/** A prefecture by how somebody wrote it: 「東京都」, 「東京」, "Tokyo", "tokyo-to"; undefined for anything else. */
export function findPrefecture(written: string): Prefecture | undefined {
  const word = written
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/[- ](to|do|fu|ken|prefecture)$/, '');
  if (word === '') return undefined;
  return PREFECTURES.find(({ name, latin }) => name === word || name.replace(/[都府県]$/, '') === word || latin.toLowerCase() === word);
}
