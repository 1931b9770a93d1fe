import type { Chapter } from '@orime/contracts/api/editorial/collection';
import { articleCard, image } from './sample-articles.fixture.ts';

/** A chapter with a note, two tasks and a garment, set in Kojima. */
export function chapter(number: number, part: Partial<Chapter> = {}): Chapter {
  return {
    ...articleCard(number),
    slug: `chapter-${number}`,
    title: { en: `Chapter ${number}`, jp: `第${number}章` },
    body: [
      { type: 'paragraph', text: 'A fold is a decision.[^1]' },
      { type: 'quote', text: 'It shows.' },
      { type: 'image', image: { ...image, id: `fil_${number}` } },
      { type: 'paragraph', text: '☐ Weigh the parcel.' },
      { type: 'paragraph', text: '☐ 見本を三枚。' },
      { type: 'product', slug: 'vat-coat', name: 'Vat coat', nameJp: '甕のコート', designer: 'Ito Kasumi', image },
      { type: 'footnote', number: 1, text: 'A mark stays.' },
    ],
    written: 'en',
    place: { name: { en: 'Kojima', jp: '児島' }, country: 'JP', lat: 34.46, lon: 133.81 },
    ...part,
  };
}
