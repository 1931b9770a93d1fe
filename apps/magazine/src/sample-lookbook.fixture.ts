import type { Lookbook } from '@orime/contracts/api/catalogue/lookbook';
import { image } from './sample-articles.fixture.ts';

/** A lookbook of three looks with one garment each. */
export function lookbook(slug: string, season: string, part: Partial<Lookbook> = {}): Lookbook {
  return {
    _id: `lkb_${slug}`,
    id: `lkb_${slug}`,
    slug,
    title: { en: `Book ${slug}`, jp: `本${slug}` },
    season,
    designer: { id: 'prf_1', handle: 'ito', name: 'Ito Kasumi', nameJp: '伊藤霞' },
    cover: image,
    looks: [1, 2, 3].map((number) => ({
      number,
      image,
      hotspots: [
        { x: 0.5, y: 0.4, designId: `dsn_${number}`, slug: `garment-${number}`, name: `Garment ${number}`, nameJp: `服${number}` },
      ],
    })),
    published: true,
    version: 1,
    ...part,
  };
}
