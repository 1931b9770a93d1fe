export interface ContactSource {
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  readonly status: 'new' | 'open' | 'answered' | 'closed';
  readonly locale: 'en' | 'jp';
  readonly message: string;
  readonly daysAgo: number;
  /** The company that the sender writes for. */
  readonly firm?: string;
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
  {
    name: 'Ines Falk',
    email: 'ines.falk@example.com',
    topic: 'producer:@0',
    status: 'new',
    locale: 'en',
    daysAgo: 0.6,
    firm: 'Falk & Daughter',
    message: 'We make workwear in runs of sixty. Could you weave a denim of eleven ounces for us by May, and what is the smallest order?',
  },
  {
    name: '三上 葵',
    email: 'mikami.aoi@example.com',
    topic: 'producer:@1',
    status: 'open',
    locale: 'jp',
    daysAgo: 3.2,
    firm: '三上縫製研究所',
    message: '小ロットの縫製をお願いできる工房を探しています。見学は可能でしょうか。',
  },
  {
    name: 'Noor Haddad',
    email: 'noor.haddad@example.com',
    topic: 'producer:@2',
    status: 'answered',
    locale: 'en',
    daysAgo: 11,
    message: 'Do you dye yarn that a customer brings? I have twelve kilos of undyed wool.',
  },
  {
    name: 'Luca Brandt',
    email: 'luca.brandt@example.com',
    topic: 'model-booking',
    status: 'new',
    locale: 'en',
    daysAgo: 0.9,
    firm: 'Brandt Pictures',
    message: 'Two days in Lisbon in February, knitwear, natural light. Is Haru Minase free on the 10th and 11th?',
  },
  {
    name: '相良 澪',
    email: 'sagara.mio@example.com',
    topic: 'model-booking',
    status: 'open',
    locale: 'jp',
    daysAgo: 4.5,
    firm: '相良写真室',
    message: '3月上旬、東京での撮影にモデルの方をお願いしたく、料金とご都合をお聞かせください。',
  },
  {
    name: 'Helena Strand',
    email: 'helena.strand@example.com',
    topic: 'investors',
    status: 'new',
    locale: 'en',
    daysAgo: 1.7,
    firm: 'Strand Patient Capital',
    message: 'We lend to makers rather than to platforms. May we see how payouts to producers have grown over the last four seasons?',
  },
  {
    name: '久世 隆',
    email: 'kuze.takashi@example.com',
    topic: 'investors',
    status: 'closed',
    locale: 'jp',
    daysAgo: 26,
    firm: '久世商事',
    message: '出資の窓口について教えてください。資料をお送りいただけますと幸いです。',
  },
  {
    name: 'Mara Quill',
    email: 'mara.quill@example.com',
    topic: 'private-reserve',
    status: 'new',
    locale: 'en',
    daysAgo: 0.2,
    message: 'I saw the second coat of the edition at a friend’s. May I be told when the fifth is made, and what it costs?',
  },
  {
    name: '結城 紬',
    email: 'yuki.tsumugi@example.com',
    topic: 'private-reserve',
    status: 'answered',
    locale: 'jp',
    daysAgo: 8,
    message: '招待コードを受け取ったのですが、期限が切れておりました。あらためてご案内いただけますか。',
  },
  {
    name: 'Anselm Roy',
    email: 'anselm.roy@example.com',
    topic: 'press',
    status: 'open',
    locale: 'en',
    daysAgo: 5.4,
    firm: 'The Thread, a monthly',
    message: 'For a story on repair we would like to borrow three mended jackets for a week. We insure them and pay both ways.',
  },
  {
    name: '香取 伸',
    email: 'katori.shin@example.com',
    topic: 'press',
    status: 'closed',
    locale: 'jp',
    daysAgo: 33,
    firm: '月刊ぬのと糸',
    message: '誌面で藍染めの特集を組みます。画像の使用許可をいただけますでしょうか。',
  },
  {
    name: 'Beatriz Nunes',
    email: 'beatriz.nunes@example.com',
    topic: 'wholesale',
    status: 'new',
    locale: 'en',
    daysAgo: 2.2,
    firm: 'Casa Nunes, Porto',
    message: 'Our licence was renewed in October. Where do I put the new one so that the prices stay visible?',
  },
  {
    name: 'Odile Marchand',
    email: 'odile.marchand@example.com',
    topic: 'order',
    status: 'new',
    locale: 'en',
    daysAgo: 0.1,
    message: 'The hem of the skirt came undone after two wearings. I would rather have it mended than send it back. Is that possible?',
  },
  {
    name: '早瀬 楓',
    email: 'hayase.kaede@example.com',
    topic: 'order',
    status: 'answered',
    locale: 'jp',
    daysAgo: 12,
    message: '注文後に住所を間違えていたことに気づきました。発送前でしたら変更をお願いいたします。',
  },
  {
    name: 'Ewan Tait',
    email: 'ewan.tait@example.com',
    topic: 'general',
    status: 'closed',
    locale: 'en',
    daysAgo: 47,
    message: 'The map is a pleasure. On my old tablet it turns slowly; is there a list of the workshops as well?',
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

/** Words that the addresses of all other subscribers are made of, and where they come from. */
export const SUBSCRIBER_WORDS = {
  first: ['linen', 'indigo', 'wool', 'hemp', 'silk', 'twill', 'selvedge', 'sashiko', 'ramie', 'felt', 'kasuri', 'loom'],
  second: ['reader', 'letters', 'notes', 'house', 'room', 'club', 'mail', 'days', 'road', 'studio'],
  sources: ['footer', 'magazine', 'checkout', 'event', 'lookbook'],
} as const;
