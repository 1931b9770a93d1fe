import type { ImageRef } from '@orime/contracts';
import type { Chapter } from '@orime/contracts/api/editorial/collection';
import { plainText } from '../reading/index.ts';

export type Place = NonNullable<Chapter['place']>;
export type ProductBlock = Extract<Chapter['body'][number], { type: 'product' }>;

/** One stop of the journey: what is shown of its story. */
export interface TripStop {
  readonly story: Chapter;
  /** Null for a story that is set nowhere: it is told, and has no mark on the map. */
  readonly place: Place | null;
  /** How the story begins. */
  readonly opening: string;
  readonly quote: string | undefined;
  readonly pictures: readonly ImageRef[];
  readonly products: readonly ProductBlock[];
}

/** Stops in the order of the chapters; no picture is shown at two of them. */
export function listStops(chapters: readonly Chapter[]): readonly TripStop[] {
  const shown = new Set<string>();
  return chapters.map((story) => {
    const { body, cover, place } = story;
    const first = body.find((block) => block.type === 'paragraph');
    const quote = body.find((block) => block.type === 'quote');
    const inText = body.flatMap((block) => (block.type === 'image' ? [block.image] : block.type === 'gallery' ? block.images : []));
    const pictures = [...(cover === null ? [] : [cover]), ...inText].filter(({ id }) => {
      const isNew = !shown.has(id);
      shown.add(id);
      return isNew;
    });
    return {
      story,
      place,
      opening: first === undefined ? '' : plainText(first.text),
      quote: quote === undefined ? undefined : plainText(quote.text),
      pictures,
      products: body.filter((block) => block.type === 'product'),
    };
  });
}
