import type { ExpenseStatus } from '@orime/commerce';

export interface PlannedExpense {
  /** An account of the demo, or the place of a house in the list. */
  readonly owner: 'designer' | 'producer' | number;
  readonly daysAgo: number;
  readonly vendor: string;
  readonly category: 'materials' | 'production' | 'sampling' | 'shipping' | 'marketing' | 'travel' | 'studio' | 'other';
  readonly amountMinor: number;
  readonly taxMinor: number;
  readonly currency: 'USD' | 'JPY' | 'EUR';
  readonly status: ExpenseStatus;
  readonly note: string;
  readonly receipt?: true;
  readonly reimbursable?: true;
  /** What staff said to it. */
  readonly decision?: string;
}

export const expensePlan: readonly PlannedExpense[] = [
  { owner: 'designer', daysAgo: 2, vendor: '阿波藍染布店', category: 'materials', amountMinor: 48_400, taxMinor: 4_400, currency: 'JPY', status: 'draft', note: '藍染木綿 22m' },
  { owner: 'designer', daysAgo: 6, vendor: '徳島宅配', category: 'shipping', amountMinor: 3_850, taxMinor: 350, currency: 'JPY', status: 'submitted', note: '展示会への発送', receipt: true, reimbursable: true },
  { owner: 'designer', daysAgo: 13, vendor: '鳴門縫製所', category: 'sampling', amountMinor: 66_000, taxMinor: 6_000, currency: 'JPY', status: 'approved', note: '羽織のサンプル縫製 2点', receipt: true },
  { owner: 'designer', daysAgo: 27, vendor: '四国鉄道旅行', category: 'travel', amountMinor: 18_700, taxMinor: 1_700, currency: 'JPY', status: 'reimbursed', note: '合同展示会への交通費', receipt: true, reimbursable: true },
  { owner: 'designer', daysAgo: 34, vendor: '喫茶 渦', category: 'other', amountMinor: 2_420, taxMinor: 220, currency: 'JPY', status: 'rejected', note: '打ち合わせの飲食代', reimbursable: true, decision: '飲食代は精算の対象外です。' },
  { owner: 'designer', daysAgo: 48, vendor: '写真室 白壁', category: 'marketing', amountMinor: 88_000, taxMinor: 8_000, currency: 'JPY', status: 'approved', note: 'ルックブックの撮影' },
  { owner: 'designer', daysAgo: 71, vendor: '眉山倉庫', category: 'studio', amountMinor: 55_000, taxMinor: 5_000, currency: 'JPY', status: 'approved', note: 'アトリエ賃料 9月分' },
  { owner: 'producer', daysAgo: 4, vendor: '吉野川染料', category: 'materials', amountMinor: 132_000, taxMinor: 12_000, currency: 'JPY', status: 'submitted', note: 'すくも 40kg', receipt: true },
  { owner: 'producer', daysAgo: 11, vendor: '東四国機械', category: 'production', amountMinor: 74_800, taxMinor: 6_800, currency: 'JPY', status: 'draft', note: '織機の整備' },
  { owner: 'producer', daysAgo: 19, vendor: '徳島宅配', category: 'shipping', amountMinor: 6_600, taxMinor: 600, currency: 'JPY', status: 'approved', note: '反物の発送 3件', receipt: true },
  { owner: 'producer', daysAgo: 40, vendor: '吉野川染料', category: 'materials', amountMinor: 99_000, taxMinor: 9_000, currency: 'JPY', status: 'reimbursed', note: '共同開発の試験染め', reimbursable: true },
  { owner: 0, daysAgo: 5, vendor: 'Atelier du Canal', category: 'sampling', amountMinor: 36_000, taxMinor: 6_000, currency: 'EUR', status: 'submitted', note: 'Toile for the spring coat', receipt: true },
  { owner: 0, daysAgo: 22, vendor: 'Filature Lantern', category: 'materials', amountMinor: 118_800, taxMinor: 19_800, currency: 'EUR', status: 'approved', note: 'Wool yarn, 18 kg' },
  { owner: 1, daysAgo: 9, vendor: 'Harbour Freight Post', category: 'shipping', amountMinor: 8_450, taxMinor: 0, currency: 'USD', status: 'submitted', note: 'Parcels to two stockists', reimbursable: true },
  { owner: 1, daysAgo: 30, vendor: 'Bright Room Studio', category: 'marketing', amountMinor: 64_000, taxMinor: 0, currency: 'USD', status: 'rejected', note: 'Photographs for the season', decision: 'The receipt is missing.' },
  { owner: 2, daysAgo: 16, vendor: 'Cutter & Chalk', category: 'production', amountMinor: 92_500, taxMinor: 0, currency: 'USD', status: 'approved', note: 'Cutting of 40 jackets', receipt: true },
  { owner: 2, daysAgo: 52, vendor: 'North Line Trains', category: 'travel', amountMinor: 13_200, taxMinor: 0, currency: 'USD', status: 'reimbursed', note: 'Visit to the mill', reimbursable: true },
  { owner: 3, daysAgo: 3, vendor: 'Pigment House', category: 'materials', amountMinor: 21_600, taxMinor: 3_600, currency: 'EUR', status: 'draft', note: 'Madder and weld' },
  { owner: 3, daysAgo: 25, vendor: 'Casa das Linhas', category: 'materials', amountMinor: 10_800, taxMinor: 1_800, currency: 'EUR', status: 'approved', note: 'Thread and buttons' },
  { owner: 4, daysAgo: 45, vendor: 'Market Hall Rooms', category: 'studio', amountMinor: 75_000, taxMinor: 0, currency: 'USD', status: 'approved', note: 'Studio rent' },
];
