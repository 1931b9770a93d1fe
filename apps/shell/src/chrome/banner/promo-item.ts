import { isEmpty } from '@orime/contracts';
import type { LocalText } from '@orime/contracts';

/** One message of the promo banner (specification, section 3). */
export interface PromoItem {
  readonly id: string;
  readonly name: string;
  readonly text: LocalText;
  readonly url: string;
  /** As the service writes them; empty when it does not. */
  readonly createdDate: string;
  readonly lastUpdated: string;
}

/** Where a message without its own link leads. */
const DEFAULT_URL = '/catalog';

/** Shown when the content service cannot be read; the words are the specification's. */
export const FALLBACK_ITEM: PromoItem = {
  id: 'fallback',
  name: 'fallback',
  text: { en: 'EXCLUSIVE SALE - UP TO 50% OFF SELECTED ITEMS', jp: '期間限定セール 対象商品が最大50%OFF' },
  url: '/sale',
  createdDate: '',
  lastUpdated: '',
};

/** The published messages with a text, in the service's order; undefined when the answer is not one of a content service. */
export function readPromoItems(answer: unknown): readonly PromoItem[] | undefined {
  const { results } = record(answer);
  return Array.isArray(results) ? results.flatMap(readItem) : undefined;
}

/** Anything in the list that is not a message to show is passed over. */
function readItem(value: unknown): readonly PromoItem[] {
  const { id, name, published, data, createdDate, lastUpdated } = record(value);
  const { promoText, promoTextJp, promoUrl } = record(data);
  if (published !== 'published' || typeof promoText !== 'string' || isEmpty(promoText)) return [];
  const jp = typeof promoTextJp === 'string' && !isEmpty(promoTextJp) ? promoTextJp : promoText;
  return [
    {
      id: string(id),
      name: string(name),
      text: { en: promoText, jp },
      url: safeUrl(promoUrl),
      createdDate: string(createdDate),
      lastUpdated: string(lastUpdated),
    },
  ];
}

/** The service is not ours: only addresses that a link may have are taken from it. */
function safeUrl(value: unknown): string {
  return typeof value === 'string' && /^(?:\/(?![/\\])|https:\/\/)/.test(value) ? value : DEFAULT_URL;
}

/** Services number their dates, or write them out. */
function string(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
