import type { LocalText } from '../vocabulary/local-text.ts';
import { text } from './text.ts';

export type PromoCodeSource = {
  readonly code: string;
  readonly kind: 'percent' | 'amount' | 'free_shipping';
  /** Whole percent, or major units of the currency. */
  readonly value: number;
  readonly currency?: 'USD' | 'JPY' | 'EUR';
  readonly minSpend?: number;
  readonly startsDaysAgo: number;
  /** Negative: ended that many days ago. */
  readonly endsInDays?: number;
  readonly usageLimit?: number;
  readonly perCustomerLimit?: number;
  readonly usedCount: number;
  /** Default: true. */
  readonly active?: false;
  /** Handle of the designer whose work the code is for. */
  readonly designer?: string;
  /** Handle of the designer who recommends, for a share. */
  readonly promoter?: string;
  readonly note: LocalText;
};

export const promoCodes: readonly PromoCodeSource[] = [
  {
    code: 'WELCOME10',
    kind: 'percent',
    value: 10,
    startsDaysAgo: 200,
    perCustomerLimit: 1,
    usedCount: 6,
    note: text('Ten per cent off a first order', '初回のご注文が10％オフ'),
  },
  {
    code: 'EARLYAUTUMN',
    kind: 'percent',
    value: 15,
    startsDaysAgo: 80,
    endsInDays: -20,
    usedCount: 41,
    note: text('Ended with the early autumn delivery', '初秋の入荷をもって終了'),
  },
  {
    code: 'FIRST50',
    kind: 'amount',
    value: 25,
    currency: 'USD',
    minSpend: 200,
    startsDaysAgo: 120,
    usageLimit: 50,
    usedCount: 50,
    note: text('For the first fifty orders, all used', '先着50名様、配布終了'),
  },
  {
    code: 'KASUMI15',
    kind: 'percent',
    value: 15,
    startsDaysAgo: 30,
    endsInDays: 60,
    usageLimit: 100,
    usedCount: 12,
    designer: 'ito-kasumi',
    promoter: 'solene-quillard',
    note: text('On Ito Kasumi, recommended by Solène Quillard', '伊藤霞の服に。ソレーヌ・キヤールのすすめです'),
  },
  {
    code: 'FREEPOST',
    kind: 'free_shipping',
    value: 0,
    startsDaysAgo: 10,
    endsInDays: 35,
    usedCount: 18,
    note: text('Free delivery until the end of the year', '年内は送料無料'),
  },
  {
    code: 'ORIGAMI',
    kind: 'percent',
    value: 7,
    startsDaysAgo: 300,
    perCustomerLimit: 1,
    usedCount: 27,
    note: text('For those who found the hidden page', '隠れたページを見つけた方へ'),
  },
  {
    code: 'NEWYEAR27',
    kind: 'percent',
    value: 12,
    startsDaysAgo: -30,
    endsInDays: 51,
    perCustomerLimit: 1,
    usedCount: 0,
    note: text('Begins with the new year', '新年より有効'),
  },
  {
    code: 'STUDIOSALE',
    kind: 'percent',
    value: 20,
    startsDaysAgo: 150,
    usedCount: 9,
    active: false,
    note: text('For the sale in the studio; switched off after it', 'アトリエセール用。終了後に停止'),
  },
];
