import { declareSlot, defineRoutes } from '@orime/contracts';
import { producersRead, stockistsRead, vocabularyRead } from './features/businesses/business-reads.ts';
import { designersRead } from './features/designers/designers-reads.ts';
import { globeRead } from './features/globe/globe-reads.ts';
import { modelRead, modelsRead } from './features/model/model-reads.ts';
import { PLACE_MAP_READ } from './features/place-map/place-map-reads.ts';
import { producerRead } from './features/producer/producer-reads.ts';
import { timelineRead } from './features/spacetime/spacetime-reads.ts';

/** What `map/outlines.api.ts` fetches. */
const OUTLINES = ['countries-110m.json'];
const chrome = { header: 'full', banner: true, scrollButton: true } as const;

export const routes = defineRoutes([
  {
    path: '/business-directory',
    screen: 'business-directory',
    access: 'public',
    chrome,
    titleKey: 'businesses.title',
    criticality: 'standard',
    document: {
      reads: [producersRead, stockistsRead, vocabularyRead],
      title: { en: 'Business directory', jp: 'ビジネスディレクトリ' },
      description: {
        en: 'Mills, workshops and stores of independent fashion: capabilities, minimum orders, certificates and places.',
        jp: 'インディペンデント・ファッションを支える工房と取扱店。技術、最小ロット、認証、場所から探せます。',
      },
      canonical: '/business-directory',
    },
  },
  {
    path: '/designers',
    screen: 'designers',
    access: 'public',
    chrome,
    titleKey: 'designers.title',
    criticality: 'core',
    document: {
      reads: [designersRead],
      title: { en: 'Designers', jp: 'デザイナー' },
      description: {
        en: 'Independent designers from Kyoto to Lagos: who they are, where they work, what they make.',
        jp: '京都からラゴスまで。世界のインディペンデント・デザイナーを、名前と土地からたどれます。',
      },
      image: 'designers.items.0.cover',
      canonical: '/designers',
    },
  },
  {
    path: '/producer/:handle',
    screen: 'producer',
    access: 'public',
    chrome,
    titleKey: 'producer.title',
    criticality: 'standard',
    document: {
      reads: [producerRead, PLACE_MAP_READ],
      slots: [declareSlot('producer-designs@1', { producer: '{param.handle}' })],
      title: { en: '{producer.name}', jp: '{producer.name}' },
      description: { en: '{producer.bio}', jp: '{producer.bio}' },
      image: 'producer.cover',
      preloadImage: 'producer.cover',
      preloadSizes: '100vw',
      canonical: '/producer/{producer.handle}',
      jsonLd: 'Organization',
    },
  },
  {
    path: '/model/:id',
    screen: 'model',
    access: 'public',
    chrome,
    titleKey: 'model.title',
    criticality: 'standard',
    document: {
      reads: [modelRead, modelsRead],
      title: { en: '{model.name}', jp: '{model.name}' },
      description: {
        en: '{model.name}, fashion model in {model.city}: measurements, portfolio, looks worn and booking.',
        jp: '{model.name}（{model.city}）。サイズ、ポートフォリオ、着用したルックと出演のご依頼。',
      },
      image: 'model.portfolio.0',
      preloadImage: 'model.portfolio.0',
      preloadSizes: '(min-width: 768px) 40vw, 100vw',
      canonical: '/model/{model.slug}',
      jsonLd: 'Person',
    },
  },
  {
    path: '/globe',
    screen: 'globe',
    access: 'public',
    chrome,
    titleKey: 'globe.title',
    criticality: 'standard',
    document: {
      reads: [globeRead],
      title: { en: 'World map', jp: 'ワールドマップ' },
      description: {
        en: 'Where it is designed, where it is made, where you can try it on: every maker on one map.',
        jp: 'どこで生まれ、どこで作られ、どこで袖を通せるのか。すべての作り手を一枚の地図に。',
      },
      preloadData: OUTLINES,
    },
  },
  {
    path: '/spacetime',
    screen: 'spacetime',
    access: 'public',
    chrome,
    titleKey: 'spacetime.title',
    criticality: 'standard',
    document: {
      reads: [timelineRead],
      title: { en: 'Spacetime', jp: '時空図' },
      description: {
        en: 'Designers, workshops, designs and stories on a map of the world, season by season.',
        jp: 'デザイナー、工房、作品、記事が世界のどこに現れたかを、シーズンごとにたどります。',
      },
      preloadData: OUTLINES,
      canonical: '/spacetime',
    },
  },
  {
    path: '/business-card',
    screen: 'business-card',
    access: 'public',
    chrome: { header: 'compact', banner: false, scrollButton: true },
    titleKey: 'card.title',
    criticality: 'standard',
    document: { title: { en: 'Business card', jp: '名刺' }, noindex: true },
  },
]);
