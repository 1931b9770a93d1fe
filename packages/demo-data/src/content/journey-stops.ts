import type { ArticleSlug } from './article-covers.ts';
import type { ProducerSlug } from './producers/slugs.ts';

/** Stories of the journey in the order in which one travels, each set at a workshop. Those that are not out yet have their place already. */
export const journeyStops: readonly { readonly article: ArticleSlug; readonly producer: ProducerSlug }[] = [
  { article: 'the-loom-mechanic', producer: 'isoda-denim' },
  { article: 'vats-that-eat-bananas', producer: 'nakagiri-indigo' },
  { article: 'eleven-kilometres-of-silk', producer: 'hatagiri-silk' },
  { article: 'night-train-to-jaipur', producer: 'gulmandi-block' },
  { article: 'the-last-loud-room', producer: 'dentelle-brisemer' },
  { article: 'ten-centimetres-wide', producer: 'adwenkese-looms' },
  { article: 'nineteen-shades-of-nothing-added', producer: 'hilanderia-sillar' },
];
