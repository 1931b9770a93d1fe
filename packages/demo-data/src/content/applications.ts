export type ApplicationSource = {
  readonly kind: 'designer' | 'brand' | 'producer' | 'press' | 'team';
  readonly status: 'submitted' | 'reviewing' | 'info_requested' | 'approved' | 'rejected' | 'withdrawn';
  readonly name: string;
  readonly brand: string;
  readonly email: string;
  readonly country: string;
  readonly locale: 'en' | 'jp';
  readonly website?: string;
  readonly instagram?: string;
  readonly yearFounded?: number;
  readonly priceRange?: 'accessible' | 'middle' | 'high' | 'couture';
  readonly heard?: 'search' | 'social' | 'press' | 'friend' | 'event' | 'shop' | 'email' | 'other';
  readonly statement: string;
  /** What staff told the applicant. */
  readonly note?: string;
  readonly daysAgo: number;
  readonly decidedDaysAgo?: number;
};

/** Who asks to join the demo marketplace: in every kind and every state. */
export const applications: readonly ApplicationSource[] = [
  { kind: 'designer', status: 'submitted', name: 'Hanae Okubo', brand: 'Okubo Hanae', email: 'hanae.okubo@example.com', country: 'JP', locale: 'jp', instagram: 'okubo_hanae', yearFounded: 2021, priceRange: 'middle', heard: 'press', daysAgo: 0.4, statement: '藍の生葉染めを中心に、夏のあいだだけの色で服をつくっています。一着ごとに色の深さが異なり、同じものは二度とできません。' },
  { kind: 'designer', status: 'submitted', name: 'Tomás Ribeiro', brand: 'Ribeiro Alfaiate', email: 'tomas.ribeiro@example.com', country: 'PT', locale: 'en', website: 'https://ribeiro.example', yearFounded: 2014, priceRange: 'high', heard: 'friend', daysAgo: 1.2, statement: 'I trained as a tailor in Porto and cut unlined jackets from deadstock wool. Twelve a month, each with the name of the person who sewed it.' },
  { kind: 'producer', status: 'submitted', name: 'Yamashita Kenji', brand: '山下織布', email: 'yamashita.shokufu@example.com', country: 'JP', locale: 'jp', yearFounded: 1958, heard: 'event', daysAgo: 2.1, statement: '遠州で別珍とコール天を織る機屋です。小ロットの試織にも対応しており、若いデザイナーの方々と新しい生地をつくりたいと考えています。' },
  { kind: 'brand', status: 'submitted', name: 'Ingrid Solheim', brand: 'Fjordlys', email: 'ingrid.solheim@example.com', country: 'NO', locale: 'en', website: 'https://fjordlys.example', instagram: 'fjordlys.studio', yearFounded: 2017, priceRange: 'middle', heard: 'search', daysAgo: 3, statement: 'We are four knitters and one spinner. All our wool comes from two islands, and every jumper can be sent back to us for mending, for life.' },
  { kind: 'designer', status: 'reviewing', name: 'Adaeze Nwosu', brand: 'Nwosu', email: 'adaeze.nwosu@example.com', country: 'NG', locale: 'en', instagram: 'nwosu.lagos', yearFounded: 2019, priceRange: 'middle', heard: 'social', daysAgo: 5, statement: 'Aso-oke woven in Iseyin, cut into coats and wide trousers in Lagos. I would like to sell in Japan, where people ask how a thing is made.' },
  { kind: 'brand', status: 'reviewing', name: 'Kim Seoyeon', brand: 'Pale Hour', email: 'seoyeon.kim@example.com', country: 'KR', locale: 'en', website: 'https://palehour.example', yearFounded: 2020, priceRange: 'accessible', heard: 'shop', daysAgo: 6, statement: 'Shirts in six whites. We work with one factory in Daegu, pay before delivery, and publish what every shirt costs us to make.' },
  { kind: 'press', status: 'reviewing', name: '木村 直', brand: '季刊 ころも', email: 'kimura.nao@example.com', country: 'JP', locale: 'jp', heard: 'email', daysAgo: 6.5, statement: '産地を歩いて取材する季刊誌の編集者です。掲載作家の工房を訪ねる連載を企画しており、ご紹介をお願いしたく申し込みました。' },
  { kind: 'designer', status: 'info_requested', name: 'Marta Kowalska', brand: 'Kowalska Atelier', email: 'marta.kowalska@example.com', country: 'PL', locale: 'en', yearFounded: 2022, priceRange: 'middle', heard: 'search', daysAgo: 9, statement: 'Linen dresses with pleats pressed by hand. I work alone and make about ten pieces a month.', note: 'Could you tell us where your linen is woven, and send two photographs of the inside of a garment?' },
  { kind: 'producer', status: 'info_requested', name: 'Chen Yu-ting', brand: 'Hsinchu Knit Works', email: 'yuting.chen@example.com', country: 'TW', locale: 'en', yearFounded: 1996, heard: 'event', daysAgo: 11, statement: 'Whole-garment knitting from three pieces upwards, in merino, cotton and recycled nylon. We answer in English, Chinese and Japanese.', note: 'Which certifications do you hold at the moment? Please add their numbers.' },
  { kind: 'designer', status: 'approved', name: '小野寺 澪', brand: 'onodera mio', email: 'onodera.mio@example.com', country: 'JP', locale: 'jp', instagram: 'onoderamio', yearFounded: 2018, priceRange: 'high', heard: 'friend', daysAgo: 24, decidedDaysAgo: 17, statement: '柿渋で染めた和紙糸のコートを仕立てています。軽く、着るほどに艶が出る布を、次の世代へ手渡したいと思っています。', note: '柿渋と和紙糸の組み合わせに惹かれました。' },
  { kind: 'press', status: 'approved', name: 'Julien Mercier', brand: 'Revue Étoffe', email: 'julien.mercier@example.com', country: 'FR', locale: 'en', website: 'https://etoffe.example', heard: 'press', daysAgo: 30, decidedDaysAgo: 26, statement: 'I write about cloth for a small review in Lyon and would like to report on the weavers behind three of your designers.' },
  { kind: 'brand', status: 'rejected', name: 'Blake Turner', brand: 'Dropline', email: 'blake.turner@example.com', country: 'US', locale: 'en', website: 'https://dropline.example', yearFounded: 2024, priceRange: 'accessible', heard: 'social', daysAgo: 33, decidedDaysAgo: 28, statement: 'We print on demand on blank garments and can list two thousand styles within a week of joining.', note: 'We work with people who make their garments themselves, or know by name who does.' },
  { kind: 'team', status: 'rejected', name: 'Sam Okafor', brand: '', email: 'sam.okafor@example.com', country: 'GB', locale: 'en', heard: 'other', daysAgo: 40, decidedDaysAgo: 37, statement: 'I have looked after wholesale accounts for nine years and would like to do the same for independent designers.', note: 'There is no open position in wholesale at the moment. We will keep you in mind in spring.' },
  { kind: 'designer', status: 'withdrawn', name: 'Lucía Herrera', brand: 'Herrera Costura', email: 'lucia.herrera@example.com', country: 'MX', locale: 'en', yearFounded: 2016, priceRange: 'high', heard: 'search', daysAgo: 45, decidedDaysAgo: 44, statement: 'Backstrap weaving from Oaxaca made into evening wear, with the weavers as partners of the company.' },
];
