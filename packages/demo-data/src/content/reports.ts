export type ReportSource = {
  readonly reason: 'counterfeit' | 'ip' | 'offensive' | 'fraud' | 'privacy' | 'other';
  readonly status: 'open' | 'reviewing' | 'closed';
  readonly target: string;
  readonly email: string;
  readonly locale: 'en' | 'jp';
  readonly details: string;
  readonly daysAgo: number;
};

export const reports: readonly ReportSource[] = [
  {
    reason: 'ip',
    status: 'open',
    target: '/designers',
    email: 'studio.north@example.com',
    locale: 'en',
    daysAgo: 0.6,
    details: 'The repeat print on one of the shirts follows a pattern I published in 2019. I attach nothing yet and can send the drawings.',
  },
  {
    reason: 'other',
    status: 'open',
    target: '/catalog',
    email: 'kaimono@example.com',
    locale: 'jp',
    daysAgo: 1.8,
    details: '商品の写真では麻と記載されていますが、届いた品のタグには綿混と書かれていました。ご確認をお願いいたします。',
  },
  {
    reason: 'privacy',
    status: 'reviewing',
    target: '/digital-magazine',
    email: 'visitor.kyoto@example.com',
    locale: 'en',
    daysAgo: 4,
    details: 'I can be recognised in the second photograph of a story and was not asked. Please blur my face.',
  },
  {
    reason: 'fraud',
    status: 'closed',
    target: '/designers',
    email: 'buyer.lyon@example.com',
    locale: 'en',
    daysAgo: 19,
    details: 'A profile claimed a certificate that had expired. They have since taken it down.',
  },
];
