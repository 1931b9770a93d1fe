import type { AddressSource, PersonSource } from './person-source.ts';

export type ConsumerSource = PersonSource & {
  readonly address: AddressSource;
  /** Where parcels may go instead. */
  readonly office?: AddressSource;
  readonly sizes: Readonly<Record<string, string>>;
  readonly gender: 'men' | 'women' | null;
};

/** The first is the demo account. */
export const consumers: readonly ConsumerSource[] = [
  {
    email: 'consumer@example.com',
    name: 'Nora Whitcombe',
    nameJp: 'ノラ・ウィットコム',
    locale: 'en',
    gender: 'women',
    sizes: { alpha: 'M', it: '42', jp: '2', eu: '38', us: '6' },
    address: { line1: '0 Larch Street, Apt 4', city: 'Portland', region: 'OR', postal: '97209', country: 'US', phone: '+1 503 555 0142' },
    office: { line1: '0 Canal Street', line2: 'Floor 3', city: 'New York', region: 'NY', postal: '10013', country: 'US' },
  },
  {
    email: 'yui.sakuma@example.com',
    name: 'Yui Sakuma',
    nameJp: '佐久間結衣',
    kana: 'サクマ ユイ',
    locale: 'jp',
    gender: 'women',
    sizes: { alpha: 'S', jp: '1' },
    address: { line1: '谷中0丁目12-3', line2: '坂の上荘201', city: '台東区', region: '東京都', postal: '110-0001', country: 'JP' },
  },
  {
    email: 'kenta.mizoguchi@example.com',
    name: 'Kenta Mizoguchi',
    nameJp: '溝口健太',
    kana: 'ミゾグチ ケンタ',
    locale: 'jp',
    gender: 'men',
    sizes: { alpha: 'L', jp: '3' },
    address: { line1: '北浜0丁目5-8', city: '大阪市中央区', region: '大阪府', postal: '541-0041', country: 'JP' },
  },
  {
    email: 'marguerite.alard@example.com',
    name: 'Marguerite Alard',
    nameJp: 'マルグリット・アラール',
    locale: 'en',
    gender: 'women',
    sizes: { alpha: 'S', it: '40' },
    address: { line1: '0 rue des Vinaigriers', city: 'Paris', postal: '75010', country: 'FR', phone: '+33 1 99 00 12 34' },
  },
  {
    email: 'theo.brandvik@example.com',
    name: 'Theo Brandvik',
    nameJp: 'テオ・ブランヴィック',
    locale: 'en',
    gender: 'men',
    sizes: { alpha: 'M', it: '48' },
    address: { line1: '0 Orchard Street, 3F', city: 'New York', region: 'NY', postal: '10002', country: 'US', phone: '+1 212 555 0117' },
  },
  {
    email: 'emi.tachikawa@example.com',
    name: 'Emi Tachikawa',
    nameJp: '立川絵美',
    kana: 'タチカワ エミ',
    locale: 'jp',
    gender: 'women',
    sizes: { jp: '2' },
    address: { line1: '片町0丁目2-9', city: '金沢市', region: '石川県', postal: '920-0981', country: 'JP' },
  },
  {
    email: 'lukas.ehrenthal@example.com',
    name: 'Lukas Ehrenthal',
    nameJp: 'ルーカス・エーレンタール',
    locale: 'en',
    gender: 'men',
    sizes: { alpha: 'L', it: '48' },
    address: { line1: 'Linienstraße 0', city: 'Berlin', postal: '10119', country: 'DE' },
  },
  {
    email: 'priya.hallam@example.com',
    name: 'Priya Hallam',
    nameJp: 'プリヤ・ハラム',
    locale: 'en',
    gender: 'women',
    sizes: { alpha: 'M' },
    address: { line1: '0 Sycamore Avenue', city: 'Chicago', region: 'IL', postal: '60614', country: 'US', phone: '+1 312 555 0186' },
  },
  {
    email: 'sota.ninomae@example.com',
    name: 'Sota Ninomae',
    nameJp: '一颯太',
    kana: 'ニノマエ ソウタ',
    locale: 'jp',
    gender: 'men',
    sizes: { jp: '2', alpha: 'M' },
    address: { line1: '南一条西0丁目11', city: '札幌市中央区', region: '北海道', postal: '060-0061', country: 'JP' },
  },
  {
    email: 'carla.benvoglio@example.com',
    name: 'Carla Benvoglio',
    nameJp: 'カルラ・ベンヴォーリオ',
    locale: 'en',
    gender: 'women',
    sizes: { it: '44' },
    address: { line1: 'Via Savona 0', city: 'Milano', region: 'MI', postal: '20144', country: 'IT' },
  },
  {
    email: 'dele.morrow@example.com',
    name: 'Dele Morrow',
    nameJp: 'デレ・モロウ',
    locale: 'en',
    gender: null,
    sizes: { alpha: 'XL' },
    address: { line1: '0 Peachtree Walk', city: 'Atlanta', region: 'GA', postal: '30309', country: 'US', phone: '+1 404 555 0163' },
  },
  {
    email: 'rin.hoshikawa@example.com',
    name: 'Rin Hoshikawa',
    nameJp: '星川凛',
    kana: 'ホシカワ リン',
    locale: 'jp',
    gender: null,
    sizes: { jp: '1' },
    address: { line1: '薬院0丁目7-4', city: '福岡市中央区', region: '福岡県', postal: '810-0022', country: 'JP' },
  },
];

/** Has just registered and done nothing yet: every page of the account is empty. */
export const newConsumer: PersonSource = { email: 'newconsumer@example.com', name: 'Tess Harlan', nameJp: 'テス・ハーラン', locale: 'en' };

/** People who bought without an account. */
export const guests: readonly (PersonSource & { readonly address: AddressSource })[] = [
  {
    email: 'm.ostrander@example.com',
    name: 'Mae Ostrander',
    nameJp: 'メイ・オストランダー',
    locale: 'en',
    address: { line1: '0 Cedar Lane', city: 'Seattle', region: 'WA', postal: '98103', country: 'US', phone: '+1 206 555 0129' },
  },
  {
    email: 'aoi.kurosaki@example.com',
    name: 'Aoi Kurosaki',
    nameJp: '黒崎葵',
    kana: 'クロサキ アオイ',
    locale: 'jp',
    address: { line1: '岡崎0丁目3-1', city: '京都市左京区', region: '京都府', postal: '606-8332', country: 'JP' },
  },
  {
    email: 'jeroen.vasterink@example.com',
    name: 'Jeroen Vasterink',
    nameJp: 'イェルン・ファステリンク',
    locale: 'en',
    address: { line1: 'Haarlemmerdijk 0', city: 'Amsterdam', postal: '1013 KA', country: 'NL' },
  },
  {
    email: 'haruka.enomoto@example.com',
    name: 'Haruka Enomoto',
    nameJp: '榎本遥',
    kana: 'エノモト ハルカ',
    locale: 'jp',
    address: { line1: '元町0丁目8-6', city: '横浜市中区', region: '神奈川県', postal: '231-0861', country: 'JP' },
  },
];
