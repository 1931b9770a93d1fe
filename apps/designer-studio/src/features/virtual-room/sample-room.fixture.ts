import type { Lookbook } from '@orime/contracts/api/catalogue/lookbook';
import { sampleImage } from '@orime/testing/samples';

/** A lookbook with a look for each design. */
export function sampleLookbook(slug: string, designIds: readonly string[]): Lookbook {
  return {
    _id: `lkb_${slug}`,
    id: `lkb_${slug}`,
    slug,
    title: { en: `Book ${slug}`, jp: `本${slug}` },
    season: 'AW26',
    designer: { id: 'prf_ito', handle: 'ito-kasumi', name: 'Ito Kasumi', nameJp: '伊藤霞' },
    cover: sampleImage(),
    looks: designIds.map((designId, index) => ({
      number: index + 1,
      image: sampleImage(),
      hotspots: [{ x: 0.5, y: 0.4, designId, slug: designId, name: designId, nameJp: designId }],
    })),
    published: true,
    version: 1,
  };
}
