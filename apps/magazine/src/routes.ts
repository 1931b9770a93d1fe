import { defineRoutes } from '@orime/contracts';
import { archiveRead } from './features/archives/archives-reads.ts';
import { articleRead } from './features/article/article-reads.ts';
import { articlesRead, mostLikedRead } from './features/digital-magazine/digital-magazine-reads.ts';
import { lookbooksRead } from './features/lookbook/lookbook-reads.ts';
import { invitationRead } from './features/nyfw-invitation/nyfw-invitation-reads.ts';

/** Of the desk and the editor (T17). */
const working = { header: 'compact', banner: false, scrollButton: true } as const;
const chrome = { header: 'full', banner: true, scrollButton: true } as const;

export const routes = defineRoutes([
  {
    path: '/digital-magazine',
    screen: 'digital-magazine',
    access: 'public',
    chrome,
    titleKey: 'digital-magazine.title',
    criticality: 'core',
    document: {
      reads: [articlesRead, mostLikedRead],
      title: { en: 'Magazine', jp: 'マガジン' },
      description: {
        en: 'Makers, cloth and ideas: stories from the workshops behind independent fashion.',
        jp: '作り手、布、そして思想。インディペンデント・ファッションの現場から届く読みもの。',
      },
      preloadImage: 'articles.items.0.hero',
      preloadSizes: '(min-width: 1440px) 90rem, 100vw',
    },
  },
  {
    path: '/article/id/:id',
    screen: 'article',
    access: 'public',
    chrome,
    titleKey: 'article.title',
    criticality: 'core',
    document: {
      reads: [articleRead],
      title: { en: '{article.seo.title}', jp: '{article.seo.title}' },
      description: { en: '{article.seo.description}', jp: '{article.seo.description}' },
      image: 'article.cover',
      preloadImage: 'article.hero',
      preloadSizes: '(min-width: 1440px) 80rem, 100vw',
      canonical: '/article/id/{article.slug}',
      jsonLd: 'Article',
    },
  },
  {
    path: '/lookbook',
    screen: 'lookbook',
    access: 'public',
    chrome,
    titleKey: 'lookbook.title',
    criticality: 'standard',
    document: {
      reads: [lookbooksRead],
      title: { en: 'Lookbooks', jp: 'ルックブック' },
      description: {
        en: 'Season by season, look by look: collections as their designers show them.',
        jp: 'シーズンごと、ルックごとに。デザイナー自身の見せ方でたどるコレクション。',
      },
    },
  },
  {
    path: '/archives',
    screen: 'archives',
    access: 'public',
    chrome,
    titleKey: 'archives.title',
    criticality: 'standard',
    document: {
      reads: [archiveRead],
      title: { en: 'Archives', jp: 'アーカイブ' },
      description: {
        en: 'Past seasons of independent designers: garments, lookbooks and stories, year by year.',
        jp: 'インディペンデントデザイナーの過去のシーズン。作品とルックブック、記事を年ごとに。',
      },
    },
  },
  {
    path: '/nyfw-invitation',
    screen: 'nyfw-invitation',
    access: 'public',
    chrome,
    titleKey: 'nyfw-invitation.title',
    criticality: 'standard',
    document: {
      reads: [invitationRead],
      title: { en: '{event.title}', jp: '{event.title}' },
      description: { en: '{event.summary}', jp: '{event.summary}' },
    },
  },
  {
    path: '/new-article',
    screen: 'new-article',
    access: 'public',
    chrome: working,
    titleKey: 'editor.desk.title',
    criticality: 'standard',
    section: {
      navigation: 'shell',
      entries: [
        { roles: ['designer', 'producer'], label: { en: 'Stories', jp: '記事' }, order: 45 },
        { roles: ['admin'], label: { en: 'Stories', jp: '記事' }, order: 85 },
      ],
    },
    document: { noindex: true },
  },
  {
    path: '/article/draft/edit/id/:id',
    screen: 'edit-article',
    access: 'public',
    chrome: working,
    titleKey: 'editor.screen',
    criticality: 'standard',
    document: { noindex: true },
  },
  {
    path: '/article/edit/id/:id',
    screen: 'edit-article',
    access: 'public',
    chrome: working,
    titleKey: 'editor.screen',
    criticality: 'standard',
    document: { noindex: true },
  },
]);
