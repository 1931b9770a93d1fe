import type { ImageRef } from '@orime/contracts';
import type { Article, ArticleCard } from '@orime/contracts/api/editorial/article';

export const image: ImageRef = {
  id: 'fil_cover',
  width: 1600,
  height: 900,
  thumbhash: '',
  color: '#8a7a66',
  alt: { en: 'Indigo cloth on a line', jp: '干された藍染めの布' },
};

export function articleCard(number: number, part: Partial<ArticleCard> = {}): ArticleCard {
  return {
    _id: `art_${number}`,
    id: `art_${number}`,
    slug: `story-${number}`,
    title: { en: `Story ${number}`, jp: `記事${number}` },
    dek: { en: 'What the vat remembers', jp: '甕がおぼえていること' },
    section: 'makers',
    sectionLabel: { en: 'Makers', jp: '作り手' },
    tags: ['indigo'],
    author: { name: 'Mina Hoshi', nameJp: '星美奈' },
    cover: image,
    publishedAt: '2026-09-01T00:00:00.000Z',
    readingMinutes: { en: 4, jp: 5 },
    likes: 12,
    ...part,
  };
}

export function article(part: Partial<Article> = {}): Article {
  return {
    ...articleCard(1),
    body: {
      en: [
        {
          type: 'paragraph',
          text: [{ text: 'The vat is alive.[^1] ' }, { text: 'Ask the dyer', italic: true, href: 'https://atelier.example/' }],
        },
        { type: 'heading', text: 'Feeding it' },
        { type: 'product', slug: 'vat-coat', name: 'Vat coat', nameJp: '甕のコート', designer: 'Ito Kasumi', image },
        { type: 'footnote', number: 1, text: 'It ferments.' },
      ],
      jp: [{ type: 'paragraph', text: '甕は生きている。' }],
    },
    updatedAt: '2026-09-01T00:00:00.000Z',
    seo: { title: { en: 'Story 1', jp: '記事1' }, description: { en: 'What the vat remembers', jp: '甕がおぼえていること' } },
    related: [articleCard(2)],
    next: articleCard(3),
    viewer: { liked: false },
    ...part,
  };
}

export const locales = { magazine: { en: () => import('./locales/en.json'), jp: () => import('./locales/jp.json') } };

export function articlePage(items: readonly ArticleCard[], total = items.length) {
  return {
    items,
    total,
    page: 1,
    sections: [{ value: 'makers', label: { en: 'Makers', jp: '作り手' }, count: 3 }],
    tags: [{ value: 'indigo', label: { en: 'Indigo', jp: '藍' }, count: 2 }],
  };
}
