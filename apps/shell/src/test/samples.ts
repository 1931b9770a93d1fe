import type { ImageRef } from '@orime/contracts';
import type { ArticleCard } from '@orime/contracts/api/article';
import type { DesignCard } from '@orime/contracts/api/design';
import type { ProfileCard } from '@orime/contracts/api/profile';
import type { Policy } from '@orime/contracts/api/site';

export function sampleImage(id: string): ImageRef {
  return { id, width: 1200, height: 1600, thumbhash: '', color: '#888888', alt: { en: `Picture ${id}`, jp: `写真 ${id}` } };
}

export function sampleDesign(id: string, part: Partial<DesignCard> = {}): DesignCard {
  return {
    _id: id,
    id,
    slug: id,
    name: `Garment ${id}`,
    nameJp: `服 ${id}`,
    designer: { id: 'prf_1', handle: 'ito', name: 'Ito Kasumi', nameJp: '伊藤霞' },
    images: [sampleImage(`img_${id}`)],
    gender: 'women',
    category: 'coat',
    country: 'JP',
    colour: 'ink',
    colourLabel: { en: 'Ink', jp: '墨' },
    colourHex: '#111111',
    price: 480,
    priceMinor: 48000,
    currency: 'USD',
    compareAt: null,
    sizes: [],
    onePiece: false,
    soldOut: false,
    madeToOrder: true,
    archived: false,
    likes: 3,
    colours: 1,
    publishedAt: '2026-01-01T00:00:00Z',
    ...part,
  };
}

export function sampleProfile(id: string): ProfileCard {
  return {
    _id: id,
    id,
    handle: id,
    name: `Designer ${id}`,
    nameJp: `作家 ${id}`,
    city: 'Kyoto',
    country: 'JP',
    lat: 35,
    lon: 135,
    disciplines: [],
    avatar: null,
    cover: sampleImage(`cover_${id}`),
    featured: true,
    followers: 4,
    designCount: 6,
    thumbs: [],
  };
}

export function sampleArticle(id: string): ArticleCard {
  return {
    _id: id,
    id,
    slug: id,
    title: { en: `Story ${id}`, jp: `記事 ${id}` },
    dek: { en: `About ${id}`, jp: `${id}について` },
    section: 'craft',
    sectionLabel: { en: 'Craft', jp: '手仕事' },
    tags: [],
    author: { name: 'Mori', nameJp: '森' },
    cover: sampleImage(`cover_${id}`),
    publishedAt: '2026-01-01T00:00:00Z',
    readingMinutes: { en: 5, jp: 6 },
    likes: 0,
  };
}

export const SAMPLE_POLICY: Policy = {
  slug: 'terms',
  version: '3',
  effectiveAt: '2026-01-01T00:00:00Z',
  title: { en: 'Terms of service', jp: '利用規約' },
  sections: {
    en: [{ heading: 'Who we are', paragraphs: ['We are Orime.'] }],
    jp: [{ heading: '私たちについて', paragraphs: ['私たちはOrimeです。'] }],
  },
};

/** Home's reads by URL, as the gateway inlines them for a visitor who prefers nothing yet. */
export const HOME_DATA: Readonly<Record<string, unknown>> = {
  '/api/article/?limit=4&sort=new&status=published': {
    items: ['a', 'b', 'c', 'd'].map(sampleArticle),
    total: 4,
    page: 1,
    sections: [],
    tags: [],
  },
  '/api/design/?currency=USD&gender=women&limit=1&sort=price-desc': [sampleDesign('w')],
  '/api/design/?currency=USD&gender=men&limit=1&sort=price-desc': [sampleDesign('m', { gender: 'men' })],
  '/api/design/?currency=USD&limit=12&sort=new': [
    sampleDesign('n1'),
    sampleDesign('n2', { compareAt: { price: 600, priceMinor: 60000, currency: 'USD' } }),
  ],
  '/api/settings/public': { termsVersion: '1', markets: [], returnWindowDays: 30, holdMinutes: 10 },
  '/api/profile/all?featured=1&limit=4': ['p1', 'p2'].map(sampleProfile),
};
