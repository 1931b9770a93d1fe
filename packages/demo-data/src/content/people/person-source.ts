/** A postal address of the demo; streets carry number 0, so that nobody lives there, and telephones come from reserved ranges. */
export type AddressSource = {
  readonly line1: string;
  readonly line2?: string;
  readonly city: string;
  readonly region?: string;
  readonly postal: string;
  readonly country: string;
  readonly phone?: string;
};

export type PersonSource = {
  readonly email: string;
  readonly name: string;
  readonly nameJp: string;
  /** Reading of a Japanese name, as delivery forms in Japan ask for it. */
  readonly kana?: string;
  readonly locale: 'en' | 'jp';
};

/** The accounts the README names; they alone get the demo password. */
export const staff = {
  admin: { email: 'admin@example.com', name: 'Asami Toba', nameJp: '鳥羽麻美', locale: 'jp' },
  manager: { email: 'manager@example.com', name: 'Leon Farrady', nameJp: 'レオン・ファラディ', locale: 'en' },
} as const satisfies Record<string, PersonSource>;

/** Who writes the magazine. */
export const writers = {
  kuroiwa: { email: 'hana.kuroiwa@example.com', name: 'Hana Kuroiwa', nameJp: '黒岩はな', locale: 'jp' },
  merrin: { email: 'tobias.merrin@example.com', name: 'Tobias Merrin', nameJp: 'トビアス・メリン', locale: 'en' },
  quist: { email: 'ama.quist@example.com', name: 'Ama Quist', nameJp: 'アマ・クイスト', locale: 'en' },
} as const satisfies Record<string, PersonSource>;

export type WriterKey = keyof typeof writers;
