import type { LocalText } from '@orime/contracts';
import type { HeardSource } from '@orime/contracts/api/people/application';

/** The answers to "how did you hear about us?", in the order they are offered. */
export const HEARD_SOURCES: readonly { readonly value: HeardSource; readonly label: LocalText }[] = [
  { value: 'search', label: { en: 'A search engine', jp: '検索エンジン' } },
  { value: 'social', label: { en: 'Social media', jp: 'SNS' } },
  { value: 'press', label: { en: 'A magazine, newspaper or blog', jp: '雑誌・新聞・ブログ' } },
  { value: 'friend', label: { en: 'A friend or colleague', jp: '友人・知人' } },
  { value: 'event', label: { en: 'A fair, show or exhibition', jp: '展示会・イベント' } },
  { value: 'shop', label: { en: 'A shop that carries our designers', jp: '取扱店' } },
  { value: 'email', label: { en: 'An e-mail from us', jp: 'Orimeからのメール' } },
  { value: 'other', label: { en: 'Something else', jp: 'その他' } },
];
