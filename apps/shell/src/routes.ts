import { defineRoutes } from '@orime/contracts';
import type { DocumentRead, RouteChrome } from '@orime/contracts';
import { HERO_SIZES, HOME_READS } from './screens/home/home-reads.ts';
import { policyRead, returnsSettings } from './screens/legal/policy-read.ts';

const full: RouteChrome = { header: 'full', banner: true, scrollButton: true };
const compact: RouteChrome = { header: 'compact', banner: false, scrollButton: true };
const personal = { noindex: true } as const;

/** Screens the shell owns. Every other path belongs to a remote. */
export const routes = defineRoutes([
  {
    path: '/',
    screen: 'home',
    access: 'public',
    chrome: full,
    titleKey: 'home.title',
    criticality: 'core',
    document: {
      reads: HOME_READS,
      description: {
        en: 'Garments by independent designers from around the world, made to order or one of a kind, with the stories behind them.',
        jp: '世界のインディペンデントデザイナーによる受注生産・一点ものの服と、その背景にある物語。',
      },
      image: 'articles.items.0.cover',
      preloadImage: 'articles.items.0.cover',
      preloadSizes: HERO_SIZES,
      jsonLd: 'WebSite',
    },
  },
  { path: '/login', screen: 'login', access: 'public', chrome: full, titleKey: 'login.title', criticality: 'core', document: personal },
  { path: '/register', screen: 'register', access: 'public', chrome: full, titleKey: 'register.title', criticality: 'core', document: personal },
  // Listed as signed-in, yet its token is what signs in: the guard lets it try first (decision T1).
  { path: '/verify/:uniqueString', screen: 'verify', access: 'signed-in', chrome: full, titleKey: 'verify.title', criticality: 'standard', document: personal },
  { path: '/request-reset', screen: 'request-reset', access: 'public', chrome: full, titleKey: 'request-reset.title', criticality: 'standard', document: personal },
  { path: '/passwordReset', screen: 'password-reset', access: 'public', chrome: full, titleKey: 'password-reset.title', criticality: 'standard', document: personal },
  {
    path: '/about',
    screen: 'about',
    access: 'public',
    chrome: full,
    titleKey: 'about.title',
    criticality: 'standard',
    document: {
      reads: [{ name: 'settings', path: '/api/settings/public' }],
      description: {
        en: 'Why Orime exists: a marketplace where the people who make clothes and the people who wear them can find each other.',
        jp: '服をつくる人と着る人が出会う場所、Orimeについて。',
      },
    },
  },
  {
    path: '/logo',
    screen: 'logo',
    access: 'public',
    chrome: full,
    titleKey: 'logo.title',
    criticality: 'standard',
    document: { description: { en: 'The Orime wordmark as SVG and PNG, its colours and type, and how to use them.', jp: 'Orimeのロゴタイプ（SVG・PNG）、色、書体と、その使い方。' } },
  },
  {
    path: '/for-brands',
    screen: 'for-brands',
    access: 'public',
    chrome: full,
    titleKey: 'for-brands.title',
    criticality: 'standard',
    document: {
      reads: [
        { name: 'settings', path: '/api/settings/public' },
        { name: 'designers', path: '/api/profile/all', query: { featured: '1', limit: '4' } },
      ],
      description: { en: 'Sell your designs on Orime: what you get, what it costs, when you are paid and how to apply.', jp: 'Orimeでの出品について。できること、手数料とお支払い、お申し込みの流れをご案内します。' },
      image: 'designers.0.cover',
    },
  },
  {
    path: '/for-manufacturers',
    screen: 'for-manufacturers',
    access: 'public',
    chrome: full,
    titleKey: 'for-manufacturers.title',
    criticality: 'standard',
    document: {
      reads: [{ name: 'producers', path: '/api/producer/', query: { limit: '4' } }],
      description: { en: 'For mills, dye houses and ateliers: how Orime brings you together with independent designers.', jp: '織元、染め場、縫製工房の皆様へ。Orimeがインディペンデントデザイナーとの出会いをお手伝いします。' },
      image: 'producers.items.0.cover',
    },
  },
  {
    path: '/apply',
    screen: 'apply',
    access: 'public',
    chrome: full,
    titleKey: 'apply.title',
    criticality: 'standard',
    document: { description: { en: 'Apply to sell, produce, write or work with Orime, in English or Japanese.', jp: 'Orimeへの出品・生産・取材・採用のお申し込みはこちらから。日本語でも英語でも受け付けています。' } },
  },
  { path: '/appsubmitted', screen: 'appsubmitted', access: 'public', chrome: full, titleKey: 'appsubmitted.title', criticality: 'standard', document: personal },
  {
    path: '/report',
    screen: 'report',
    access: 'public',
    chrome: full,
    titleKey: 'report.title',
    criticality: 'standard',
    document: { description: { en: 'Report a counterfeit, an infringement or anything else that should not be on Orime.', jp: '模倣品や権利侵害など、Orimeにふさわしくない内容のご報告はこちらから。' } },
  },
  { path: '/heardofus', screen: 'heardofus', access: 'public', chrome: full, titleKey: 'heardofus.title', criticality: 'standard', document: personal },
  { path: '/easter-egg', screen: 'easter-egg', access: 'public', chrome: compact, titleKey: 'easter-egg.title', criticality: 'standard', document: personal },
  { path: '/register-3D', screen: 'register-3d', access: 'public', chrome: compact, titleKey: 'register.title', criticality: 'standard', document: personal },
  legal('/terms-of-service', 'terms', 'legal.terms'),
  legal('/privacy-policy', 'privacy', 'legal.privacy'),
  legal('/resale-disclaimer', 'resale', 'legal.resale'),
  legal('/return-policy', 'returns', 'legal.returns', [returnsSettings]),
  legal('/vendor-agreement', 'vendor', 'legal.vendor'),
]);

function legal<const Path extends string>(path: Path, slug: string, titleKey: string, more: readonly DocumentRead[] = []) {
  return { path, screen: 'legal', access: 'public', chrome: full, titleKey, criticality: 'standard', document: { reads: [policyRead(slug), ...more] } } as const;
}
