export interface CastingSource {
  readonly email: string;
  readonly name: string;
  /** Empty: the name itself is shown. */
  readonly stageName: string;
  readonly city: string;
  /** Height, bust, waist, hips in centimetres; shoe in European sizes. */
  readonly sizes: readonly [number, number, number, number, number];
  readonly hair: string;
  readonly eyes: string;
  readonly agency: string;
  readonly instagram: string;
  readonly availability: string;
  /** Years on the day of the demo. */
  readonly age: number;
  readonly guardian?: { readonly name: string; readonly email: string };
  readonly locale: 'en' | 'jp';
  readonly status: 'new' | 'reviewing' | 'approved' | 'declined' | 'withdrawn';
  readonly note: string;
  readonly daysAgo: number;
  /** The public page that came of it. */
  readonly modelSlug?: string;
}

/** Applications of models; invented people. */
export const castings: readonly CastingSource[] = [
  {
    email: 'oumou.diallo@example.com',
    name: 'Oumou Diallo',
    stageName: '',
    city: 'Paris',
    sizes: [177, 82, 62, 90, 40],
    hair: 'Black',
    eyes: 'Brown',
    agency: '',
    instagram: 'oumou.d.example',
    availability: 'Weekends until the end of term, every day from July. I can travel within Europe by train.',
    age: 22,
    locale: 'en',
    status: 'new',
    note: '',
    daysAgo: 0.7,
  },
  {
    email: 'ren.kisaragi@example.com',
    name: '如月蓮',
    stageName: 'REN',
    city: '京都市',
    sizes: [181, 88, 70, 90, 42],
    hair: '黒',
    eyes: '焦げ茶',
    agency: '',
    instagram: '',
    availability: '平日の夕方と土日に伺えます。学校の長期休暇中は、東京での撮影にも参加できます。',
    age: 17,
    guardian: { name: '如月佳代', email: 'kayo.kisaragi@example.com' },
    locale: 'jp',
    status: 'new',
    note: '',
    daysAgo: 2.3,
  },
  {
    email: 'marek.zielony@example.com',
    name: 'Marek Zielony',
    stageName: '',
    city: 'Łódź',
    sizes: [188, 95, 76, 94, 44],
    hair: 'Fair',
    eyes: 'Blue',
    agency: 'Northlight Example',
    instagram: 'marek.example',
    availability: 'Through the agency, two weeks ahead.',
    age: 27,
    locale: 'en',
    status: 'reviewing',
    note: 'Asked the agency for their terms.',
    daysAgo: 6,
  },
  {
    email: 'kiko.arai@example.com',
    name: '新井希子',
    stageName: 'Kiko Arai',
    city: '東京',
    sizes: [172, 79, 60, 87, 38],
    hair: 'Black',
    eyes: 'Brown',
    agency: '',
    instagram: 'kiko.example',
    availability: '平日の日中。前の週までにご連絡いただければ調整いたします。',
    age: 24,
    locale: 'jp',
    status: 'approved',
    note: '',
    daysAgo: 121,
    modelSlug: 'kiko-arai',
  },
  {
    email: 'dario.lenz@example.com',
    name: 'Dario Lenz',
    stageName: '',
    city: 'Basel',
    sizes: [179, 92, 78, 95, 43],
    hair: 'Brown',
    eyes: 'Brown',
    agency: '',
    instagram: '',
    availability: 'Any day.',
    age: 31,
    locale: 'en',
    status: 'declined',
    note: 'The photographs are a studio’s portfolio of somebody else.',
    daysAgo: 34,
  },
];
