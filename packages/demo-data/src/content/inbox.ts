export interface ContactSource {
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  readonly status: 'new' | 'open' | 'answered' | 'closed';
  readonly locale: 'en' | 'jp';
  readonly message: string;
  readonly daysAgo: number;
}

/** What visitors wrote through the contact form. */
export const contactMessages: readonly ContactSource[] = [
  {
    name: 'Oda Michiru',
    email: 'oda.michiru@example.com',
    topic: 'order',
    status: 'new',
    locale: 'jp',
    daysAgo: 0.3,
    message: '贈り物として注文したコートを、包装してお届けいただくことはできますか。のしは不要です。',
  },
  {
    name: 'Théo Lambert',
    email: 'theo.lambert@example.com',
    topic: 'press',
    status: 'new',
    locale: 'en',
    daysAgo: 1.1,
    message: 'I write about natural dyes for a small quarterly and would like to visit one of the indigo houses in spring. Whom may I ask?',
  },
  {
    name: 'Grace Adeyemi',
    email: 'grace.adeyemi@example.com',
    topic: 'general',
    status: 'open',
    locale: 'en',
    daysAgo: 2.6,
    message: 'Is there a way to see only pieces that can be mended by their maker? I look for that before anything else.',
  },
  {
    name: '西岡 亮',
    email: 'nishioka.ryo@example.com',
    topic: 'wholesale',
    status: 'answered',
    locale: 'jp',
    daysAgo: 6,
    message: '京都で小さな店を営んでおります。卸の申請に必要な書類について教えてください。',
  },
  {
    name: 'Karin Holm',
    email: 'karin.holm@example.com',
    topic: 'order',
    status: 'closed',
    locale: 'en',
    daysAgo: 15,
    message: 'The parcel arrived two days early and the jacket fits. Nothing to solve, only thank you.',
  },
];

export interface SubscriberSource {
  readonly email: string;
  readonly source: string;
  readonly locale: 'en' | 'jp';
  readonly daysAgo: number;
  readonly leftDaysAgo?: number;
}

/** Who asked for the newsletter. */
export const subscribers: readonly SubscriberSource[] = [
  { email: 'asa.reader@example.com', source: 'footer', locale: 'jp', daysAgo: 2 },
  { email: 'linen.letters@example.com', source: 'footer', locale: 'en', daysAgo: 9 },
  { email: 'milan.weekly@example.com', source: 'magazine', locale: 'en', daysAgo: 23 },
  { email: 'orimono.tayori@example.com', source: 'magazine', locale: 'jp', daysAgo: 41, leftDaysAgo: 5 },
];
