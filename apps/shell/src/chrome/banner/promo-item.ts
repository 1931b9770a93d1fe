import { isEmpty } from '@orime/contracts';
import type { LocalText } from '@orime/contracts';

/** One message of the promo banner. */
export interface PromoItem {
  readonly id: string;
  readonly text: LocalText;
  readonly url: string;
}

/** Where a message without its own link leads (specification, section 3). */
const DEFAULT_URL = '/catalog';

/** Shown when the content service cannot be read; the words are the specification's. */
export const FALLBACK_ITEM: PromoItem = {
  id: 'fallback',
  text: { en: 'EXCLUSIVE SALE - UP TO 50% OFF SELECTED ITEMS', jp: '期間限定セール 対象商品が最大50%OFF' },
  url: '/sale',
};

/** The published messages with a text, in the service's order. Anything else in the answer is passed over. */
export function readPromoItems(answer: unknown): readonly PromoItem[] {
  const results = record(answer)['results'];
  return Array.isArray(results) ? results.flatMap(readItem) : [];
}

function readItem(value: unknown): readonly PromoItem[] {
  const item = record(value);
  const data = record(item['data']);
  const text = data['promoText'];
  if (item['published'] !== 'published' || typeof text !== 'string' || isEmpty(text)) return [];
  const { promoTextJp, promoUrl } = data;
  return [{ id: String(item['id']), text: { en: text, jp: typeof promoTextJp === 'string' && !isEmpty(promoTextJp) ? promoTextJp : text }, url: safeUrl(promoUrl) }];
}

/** The service is not ours: only addresses that a link may have are taken from it. */
function safeUrl(value: unknown): string {
  return typeof value === 'string' && /^(?:\/(?![/\\])|https:\/\/)/.test(value) ? value : DEFAULT_URL;
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
