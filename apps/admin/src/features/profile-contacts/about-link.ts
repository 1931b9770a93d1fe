import type { ContactMessage } from '@orime/contracts/api/office/admin-mail';

/** What messages are about, as the forms of the site name it. One that ends in `:` stands for all that begin so. */
export const TOPICS = ['general', 'order', 'wholesale', 'press', 'investors', 'private-reserve', 'model-booking', 'producer:'] as const;

/** The known topic of a message; undefined for one of a newer form. */
export function topicOf(topic: string): (typeof TOPICS)[number] | undefined {
  return TOPICS.find((known) => (known.endsWith(':') ? topic.startsWith(known) : topic === known));
}

const PAGES: Readonly<Record<string, (id: string) => string>> = {
  des: (id) => `/designs/${id}`,
  ord: (id) => `/admin/orders?order=${id}`,
  mdl: (id) => `/model/${id}`,
};

/** The page of what a message is about; undefined where it has none of its own. */
export function aboutLink({ topic, ref }: Pick<ContactMessage, 'topic' | 'ref'>): string | undefined {
  if (topic.startsWith('producer:')) return `/producer/${encodeURIComponent(topic.slice('producer:'.length))}`;
  if (ref === null) return undefined;
  // The forms of these pages name them as their addresses do.
  if (topic === 'model-booking') return `/model/${encodeURIComponent(ref)}`;
  const prefix = ref.split('_')[0] ?? '';
  return Object.hasOwn(PAGES, prefix) ? PAGES[prefix]?.(encodeURIComponent(ref)) : undefined;
}
