import type { ImageRef } from '@orime/contracts';
import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import type { ArticleCard } from '@orime/contracts/api/editorial/article';
import type { ProfileCard } from '@orime/contracts/api/people/profile';
import type { Policy } from '@orime/contracts/api/site/site';
import { sampleDesignCard, sampleImage, sampleProfileCard, sampleSettings } from '@orime/testing/samples';

function picture(id: string): ImageRef {
  return sampleImage({ id, alt: { en: `Picture ${id}`, jp: `写真 ${id}` } });
}

function garment(id: string, part: Partial<DesignCard> = {}): DesignCard {
  return sampleDesignCard({ _id: id, id, slug: id, name: `Garment ${id}`, nameJp: `服 ${id}`, images: [picture(`img_${id}`)], ...part });
}

function designer(id: string): ProfileCard {
  return sampleProfileCard({ _id: id, id, handle: id, name: `Designer ${id}`, nameJp: `作家 ${id}`, cover: picture(`cover_${id}`) });
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
    cover: picture(`cover_${id}`),
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
  '/api/article/?cover=1&limit=4&sort=new&status=published': {
    items: [{ ...sampleArticle('a'), hero: { ...picture('hero_a'), width: 1600, height: 900 } }, ...['b', 'c', 'd'].map(sampleArticle)],
    total: 4,
    page: 1,
    sections: [],
    tags: [],
  },
  '/api/design/?currency=USD&gender=women&limit=1&sort=price-desc': [garment('w')],
  '/api/design/?currency=USD&gender=men&limit=1&sort=price-desc': [garment('m', { gender: 'men' })],
  '/api/design/?currency=USD&limit=16&sort=new': [
    garment('n1'),
    garment('n2', { compareAt: { price: 600, priceMinor: 60000, currency: 'USD' } }),
  ],
  '/api/settings/public': sampleSettings({ markets: [] }),
  '/api/profile/all?featured=1&limit=4': ['p1', 'p2'].map(designer),
};
