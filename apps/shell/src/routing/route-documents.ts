import type { DocumentDeclaration } from '@orime/contracts';
import { featuredDesigners } from '../screens/for-brands/for-brands-reads.ts';
import { someProducers } from '../screens/for-manufacturers/for-manufacturers-reads.ts';
import { HERO_SIZES, HERO_WIDE, HOME_READS } from '../screens/home/home-reads.ts';
import { policyRead } from '../screens/legal/policy-read.ts';
import { publicSettingsRead } from '../screens/public-settings-read.ts';
import type { ShellPath } from './shell-routes.ts';

const personal = { noindex: true } as const;

/** What the gateway reads and says for the first view of each of the shell's screens. */
export const routeDocuments: Readonly<Record<ShellPath, DocumentDeclaration>> = {
  '/': {
    reads: HOME_READS,
    description: {
      en: 'Garments by independent designers from around the world, made to order or one of a kind, with the stories behind them.',
      jp: '世界のインディペンデントデザイナーによる受注生産・一点ものの服と、その背景にある物語。',
    },
    image: 'articles.items.0.cover',
    preloadImage: 'articles.items.0.cover',
    preloadSizes: HERO_SIZES,
    preloadWide: { image: 'articles.items.0.hero', ...HERO_WIDE },
    jsonLd: 'WebSite',
  },
  // Nothing is preloaded: the picture is for wide windows only.
  '/login': { ...personal, reads: [publicSettingsRead] },
  '/register': { ...personal, reads: [publicSettingsRead] },
  '/verify/:uniqueString': personal,
  '/request-reset': personal,
  '/passwordReset': personal,
  '/about': {
    reads: [publicSettingsRead],
    description: {
      en: 'Why Orime exists: a marketplace where the people who make clothes and the people who wear them can find each other.',
      jp: '服をつくる人と着る人が出会う場所、Orimeについて。',
    },
  },
  '/logo': {
    description: {
      en: 'The Orime wordmark as SVG and PNG, its colors and type, and how to use them.',
      jp: 'Orimeのロゴタイプ（SVG・PNG）、色、書体と、その使い方。',
    },
  },
  '/for-brands': {
    reads: [publicSettingsRead, featuredDesigners],
    description: {
      en: 'Sell your designs on Orime: what you get, what it costs, when you are paid and how to apply.',
      jp: 'Orimeでの出品について。できること、手数料とお支払い、お申し込みの流れをご案内します。',
    },
    image: 'designers.0.cover',
  },
  '/for-manufacturers': {
    reads: [someProducers],
    description: {
      en: 'For mills, dye houses and ateliers: how Orime brings you together with independent designers.',
      jp: '織元、染め場、縫製工房の皆様へ。Orimeがインディペンデントデザイナーとの出会いをお手伝いします。',
    },
    image: 'producers.items.0.cover',
  },
  '/apply': {
    description: {
      en: 'Apply to sell, produce, write or work with Orime, in English or Japanese.',
      jp: 'Orimeへの出品・生産・取材・採用のお申し込みはこちらから。日本語でも英語でも受け付けています。',
    },
  },
  '/appsubmitted': personal,
  '/report': {
    description: {
      en: 'Report a counterfeit, an infringement or anything else that should not be on Orime.',
      jp: '模倣品や権利侵害など、Orimeにふさわしくない内容のご報告はこちらから。',
    },
  },
  '/heardofus': personal,
  '/easter-egg': personal,
  '/register-3D': personal,
  '/terms-of-service': { reads: [policyRead('/terms-of-service')] },
  '/privacy-policy': { reads: [policyRead('/privacy-policy')] },
  '/resale-disclaimer': { reads: [policyRead('/resale-disclaimer')] },
  '/return-policy': { reads: [policyRead('/return-policy'), publicSettingsRead] },
  '/vendor-agreement': { reads: [policyRead('/vendor-agreement')] },
};
