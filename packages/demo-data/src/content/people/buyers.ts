import type { LocalText } from '../../vocabulary/local-text.ts';
import { text } from '../text.ts';
import type { AddressSource, PersonSource } from './person-source.ts';

export type BuyerSource = PersonSource & {
  readonly companyLegal: string;
  readonly tradeName: string;
  readonly tradeNameJp: string;
  readonly storeType: 'boutique' | 'department_store' | 'concept_store' | 'online' | 'gallery';
  readonly taxId: string;
  readonly invoiceRegNo?: string;
  readonly verification: 'pending' | 'needs_info' | 'verified' | 'rejected' | 'suspended';
  readonly reason?: LocalText;
  readonly terms: 'prepay' | 'deposit30' | 'net30' | 'net60';
  /** In major units of the currency. */
  readonly creditLimit: number;
  readonly currency: 'USD' | 'JPY' | 'EUR';
  readonly address: AddressSource;
  /** Who else is in the company; whoever registered it owns it. */
  readonly colleagues?: readonly (PersonSource & { readonly role: 'owner' | 'purchaser' | 'viewer' })[];
  readonly documents: readonly {
    readonly kind: 'licence' | 'resale_cert' | 'tax' | 'other';
    readonly fileName: string;
    readonly status: 'pending' | 'accepted' | 'rejected' | 'expired';
    readonly note?: string;
  }[];
};

/** The first two are demo accounts: one verified, one waiting. */
export const buyers: readonly BuyerSource[] = [
  {
    email: 'buyer@example.com',
    name: 'Claire Ashdown',
    nameJp: 'クレア・アッシュダウン',
    locale: 'en',
    companyLegal: 'Ledger Street Retail LLC',
    tradeName: 'Ledger Street',
    tradeNameJp: 'レジャー・ストリート',
    storeType: 'boutique',
    taxId: '00-0012345',
    verification: 'verified',
    terms: 'net30',
    creditLimit: 25_000,
    currency: 'USD',
    address: { line1: '00 Orchard Street', city: 'New York', region: 'NY', postal: '10002', country: 'US', phone: '+1 212 555 0150' },
    colleagues: [
      { email: 'floor@ledgerstreet.example', name: 'Dominic Varga', nameJp: 'ドミニク・ヴァルガ', locale: 'en', role: 'purchaser' },
      { email: 'books@ledgerstreet.example', name: 'Priya Holm', nameJp: 'プリヤ・ホルム', locale: 'en', role: 'viewer' },
    ],
    documents: [
      { kind: 'licence', fileName: 'business-licence.pdf', status: 'accepted' },
      { kind: 'resale_cert', fileName: 'ny-resale-certificate.pdf', status: 'accepted' },
    ],
  },
  {
    email: 'newbuyer@example.com',
    name: 'Tomas Eklid',
    nameJp: 'トマス・エクリード',
    locale: 'en',
    companyLegal: 'Gammel Gård ApS',
    tradeName: 'Gammel Gård',
    tradeNameJp: 'ガメル・ゴー',
    storeType: 'concept_store',
    taxId: 'DK00000012',
    verification: 'pending',
    terms: 'prepay',
    creditLimit: 0,
    currency: 'EUR',
    address: { line1: 'Jægersborggade 0', city: 'København', postal: '2200', country: 'DK' },
    documents: [
      { kind: 'licence', fileName: 'cvr-udskrift.pdf', status: 'pending' },
      { kind: 'tax', fileName: 'vat-registration.pdf', status: 'pending' },
    ],
  },
  {
    email: 'shiire@example.com',
    name: 'Masato Kawabata',
    nameJp: '川端雅人',
    kana: 'カワバタ マサト',
    locale: 'jp',
    companyLegal: '株式会社川端洋品店',
    tradeName: 'Kawabata Dry Goods',
    tradeNameJp: '川端洋品店',
    storeType: 'boutique',
    taxId: '5000000000012',
    invoiceRegNo: 'T5000000000012',
    verification: 'verified',
    terms: 'net60',
    creditLimit: 3_000_000,
    currency: 'JPY',
    address: { line1: '川端通0-31', city: '京都市左京区', region: '京都府', postal: '606-8395', country: 'JP' },
    colleagues: [
      {
        email: 'keiri@kawabata.example',
        name: 'Chizuru Kawabata',
        nameJp: '川端千鶴',
        kana: 'カワバタ チヅル',
        locale: 'jp',
        role: 'owner',
      },
    ],
    documents: [
      { kind: 'licence', fileName: '履歴事項全部証明書.pdf', status: 'accepted' },
      { kind: 'tax', fileName: '適格請求書発行事業者通知書.pdf', status: 'accepted' },
    ],
  },
  {
    email: 'achats@example.com',
    name: 'Élise Corbaz',
    nameJp: 'エリーズ・コルバ',
    locale: 'en',
    companyLegal: 'Passage Quinze SARL',
    tradeName: 'Passage Quinze',
    tradeNameJp: 'パッサージュ・カンズ',
    storeType: 'boutique',
    taxId: 'FR00000000012',
    verification: 'verified',
    terms: 'deposit30',
    creditLimit: 12_000,
    currency: 'EUR',
    address: { line1: '0 passage du Grand-Cerf', city: 'Paris', postal: '75002', country: 'FR', phone: '+33 1 99 00 45 67' },
    documents: [{ kind: 'licence', fileName: 'extrait-kbis.pdf', status: 'accepted' }],
  },
  {
    email: 'buying@example.com',
    name: 'Ruth Adeyinka',
    nameJp: 'ルース・アデインカ',
    locale: 'en',
    companyLegal: 'Ikoyi Wardrobe Ltd',
    tradeName: 'Ikoyi Wardrobe',
    tradeNameJp: 'イコイ・ワードローブ',
    storeType: 'department_store',
    taxId: 'NG-00000012',
    verification: 'verified',
    terms: 'prepay',
    creditLimit: 0,
    currency: 'USD',
    address: { line1: '0 Awolowo Road, Ikoyi', city: 'Lagos', postal: '101233', country: 'NG' },
    documents: [
      { kind: 'licence', fileName: 'cac-certificate.pdf', status: 'accepted' },
      { kind: 'other', fileName: 'store-photographs.pdf', status: 'accepted' },
    ],
  },
  {
    email: 'henshu@example.com',
    name: 'Kanae Uozumi',
    nameJp: '魚住香苗',
    kana: 'ウオズミ カナエ',
    locale: 'jp',
    companyLegal: '合同会社魚住編集室',
    tradeName: 'Uozumi Editions',
    tradeNameJp: '魚住編集室',
    storeType: 'gallery',
    taxId: '5000000000029',
    verification: 'pending',
    terms: 'prepay',
    creditLimit: 0,
    currency: 'JPY',
    address: { line1: '六本木0丁目6-2', city: '港区', region: '東京都', postal: '106-0032', country: 'JP' },
    documents: [{ kind: 'licence', fileName: '登記簿謄本.pdf', status: 'pending' }],
  },
  {
    email: 'orders@example.com',
    name: 'Greta Solberth',
    nameJp: 'グレタ・ソルベルト',
    locale: 'en',
    companyLegal: 'Hof Acht Handels GmbH',
    tradeName: 'Hof Acht',
    tradeNameJp: 'ホーフ・アハト',
    storeType: 'online',
    taxId: 'DE000000012',
    verification: 'needs_info',
    terms: 'prepay',
    creditLimit: 0,
    currency: 'EUR',
    reason: text(
      'The trade register extract is older than three months. Please upload a current one.',
      '登記簿の発行日から三か月以上が経過しています。新しいものをお送りください。',
    ),
    address: { line1: 'Linienstraße 0', city: 'Berlin', postal: '10119', country: 'DE' },
    documents: [{ kind: 'licence', fileName: 'handelsregister.pdf', status: 'expired', note: 'Issued more than three months ago' }],
  },
  {
    email: 'deals@example.com',
    name: 'Rex Dunmarrow',
    nameJp: 'レックス・ダンマロウ',
    locale: 'en',
    companyLegal: 'Dunmarrow Closeouts Inc',
    tradeName: 'Dunmarrow Closeouts',
    tradeNameJp: 'ダンマロウ・クローズアウツ',
    storeType: 'online',
    taxId: '00-0098765',
    verification: 'rejected',
    terms: 'prepay',
    creditLimit: 0,
    currency: 'USD',
    reason: text(
      'Designers on Orime do not sell to off-price resellers.',
      'Orimeのデザイナーは、割引専門の再販業者とはお取引していません。',
    ),
    address: { line1: '0 Commerce Parkway', city: 'Newark', region: 'NJ', postal: '07114', country: 'US', phone: '+1 973 555 0175' },
    documents: [{ kind: 'resale_cert', fileName: 'certificate.pdf', status: 'rejected', note: 'Does not match the company name' }],
  },
  {
    email: 'inkoop@example.com',
    name: 'Joost Verhallen',
    nameJp: 'ヨースト・フェルハレン',
    locale: 'en',
    companyLegal: 'Kade Negen B.V.',
    tradeName: 'Kade Negen',
    tradeNameJp: 'カーデ・ネーヘン',
    storeType: 'concept_store',
    taxId: 'NL000000012B01',
    verification: 'suspended',
    terms: 'prepay',
    creditLimit: 0,
    currency: 'EUR',
    reason: text(
      'Two deliveries were refused at the door. Please write to your account manager.',
      '二度にわたり納品をお受け取りいただけませんでした。担当者までご連絡ください。',
    ),
    address: { line1: 'Oudekade 0', city: 'Rotterdam', postal: '3011 AB', country: 'NL' },
    documents: [{ kind: 'licence', fileName: 'kvk-uittreksel.pdf', status: 'accepted' }],
  },
];
