import { defineRoutes } from '@orime/contracts';
import { archiveRead } from './features/archives/archives-reads.ts';
import { articleRead } from './features/article/article-reads.ts';
import { ISSUE_READ } from './features/critical-theory/critical-theory-reads.ts';
import { articlesRead, mostLikedRead } from './features/digital-magazine/digital-magazine-reads.ts';
import { draftRead } from './features/editor/editor-reads.ts';
import { HANDBOOK_READ } from './features/handbook/handbook-reads.ts';
import { lookbooksRead } from './features/lookbook/lookbook-reads.ts';
import { PICTURES_READ, RELEASES_READ } from './features/media/media-reads.ts';
import { invitationRead } from './features/nyfw-invitation/nyfw-invitation-reads.ts';
import { TRIP_READ } from './features/what-a-trip/what-a-trip-reads.ts';

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
      preloadSizes: '100vw',
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
      preloadSizes: '100vw',
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
    path: '/critical-theory',
    screen: 'critical-theory',
    access: 'public',
    chrome,
    titleKey: 'criticalTheory.title',
    criticality: 'standard',
    document: {
      reads: [ISSUE_READ],
      title: { en: 'Critical theory', jp: 'クリティカル・セオリー' },
      description: {
        en: 'A special issue in four chapters: what clothes say, owe, copy and outlast.',
        jp: '四章からなる特集号。服は何を語り、何を借り、何を写し、何より長く残るのか。',
      },
    },
  },
  {
    path: '/what-a-trip',
    screen: 'what-a-trip',
    access: 'public',
    chrome,
    titleKey: 'trip.title',
    criticality: 'standard',
    document: {
      reads: [TRIP_READ],
      title: { en: 'What a trip', jp: '旅の記録' },
      description: {
        en: 'From workshop to workshop over the map: looms, vats, lace and wool, stop by stop.',
        jp: '工房から工房へ、地図の上をたどる旅。織機、藍甕、レース、羊毛を、ひと駅ずつ。',
      },
    },
  },
  {
    path: '/media',
    screen: 'media',
    access: 'public',
    chrome,
    titleKey: 'media.title',
    criticality: 'standard',
    document: {
      reads: [RELEASES_READ, PICTURES_READ],
      title: { en: 'Press room', jp: 'プレスルーム' },
      description: {
        en: 'Press releases, pictures with their credits, a press kit, and somebody to ask.',
        jp: 'プレスリリース、クレジット付きの画像、プレスキット、取材のお申し込み。',
      },
    },
  },
  {
    path: '/for-investors',
    screen: 'investors',
    access: 'public',
    chrome,
    titleKey: 'investors.title',
    criticality: 'standard',
    document: {
      reads: [],
      title: { en: 'For investors', jp: '投資家の皆様へ' },
      description: {
        en: 'What is counted, with its sources; who does the work; and how to ask for the deck.',
        jp: '出典つきの数字、働いている人、そして資料のご請求について。',
      },
    },
  },
  {
    path: '/resources/marketing-handbook',
    screen: 'handbook',
    access: 'public',
    chrome,
    titleKey: 'handbook.title',
    criticality: 'standard',
    document: {
      reads: [HANDBOOK_READ],
      title: { en: 'Marketing handbook', jp: 'マーケティング・ハンドブック' },
      description: {
        en: 'Eight chapters for people who sell what they make, with lists to tick and a PDF.',
        jp: 'つくったものを売る人のための八章。チェックリストとPDF付き。',
      },
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
    document: { memberReads: [draftRead], noindex: true },
  },
  {
    path: '/article/edit/id/:id',
    screen: 'edit-article',
    access: 'public',
    chrome: working,
    titleKey: 'editor.screen',
    criticality: 'standard',
    document: { memberReads: [draftRead], noindex: true },
  },
]);
