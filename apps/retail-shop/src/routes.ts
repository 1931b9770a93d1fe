import { defineRoutes } from '@orime/contracts';
import type { DocumentDeclaration, DocumentRead, LocalText, RouteChrome } from '@orime/contracts';
import { CARD_SIZES, CATALOG_READ, COUNTRY_READ, MEN_READ, SALE_READ, SHOP_READ, WOMEN_READ } from './features/catalog/catalog-reads.ts';
import { countrySegments } from './features/catalog/country-of.ts';
import { DESIGN_READ } from './features/design/design-reads.ts';
import { LANDING_READS } from './features/gender-landing/landing-reads.ts';
import { PROFILE_READ, SETTINGS_READ } from './features/shop/shop-reads.ts';

const full: RouteChrome = { header: 'full', banner: true, scrollButton: true };
const compact: RouteChrome = { header: 'compact', banner: false, scrollButton: true };
const personal: DocumentDeclaration = { noindex: true };

const list = (read: DocumentRead, description: LocalText, more: DocumentDeclaration = {}): DocumentDeclaration => ({
  reads: [read],
  description,
  image: 'designs.items.0.images.0',
  preloadImage: 'designs.items.0.images.0',
  preloadSizes: CARD_SIZES,
  ...more,
});

/** The garment that opens /men and /women: the first that can be had. */
const OPENING: DocumentDeclaration = {
  image: 'designs.items.!soldOut.images.0',
  preloadImage: 'designs.items.!soldOut.images.0',
  preloadSizes: '(min-width: 768px) 50vw, 100vw',
};

export const routes = defineRoutes([
  {
    path: '/catalog',
    screen: 'catalog',
    access: 'public',
    chrome: full,
    titleKey: 'catalog.title',
    criticality: 'core',
    document: list(CATALOG_READ, {
      en: 'Clothes by independent designers: made to order, one of a kind or ready to ship.',
      jp: 'インディペンデントデザイナーの服を、受注生産・一点もの・即納から選べるカタログです。',
    }),
  },
  {
    path: '/catalog/men',
    screen: 'catalog-gender',
    access: 'public',
    chrome: full,
    titleKey: 'catalog.men.title',
    criticality: 'core',
    document: list(MEN_READ, { en: 'Menswear by independent designers.', jp: 'インディペンデントデザイナーによるメンズウェア。' }),
  },
  {
    path: '/catalog/women',
    screen: 'catalog-gender',
    access: 'public',
    chrome: full,
    titleKey: 'catalog.women.title',
    criticality: 'core',
    document: list(WOMEN_READ, { en: 'Womenswear by independent designers.', jp: 'インディペンデントデザイナーによるウィメンズウェア。' }),
  },
  {
    path: '/catalog/:country',
    screen: 'catalog-country',
    access: 'public',
    chrome: full,
    titleKey: 'country.route',
    criticality: 'standard',
    document: list(
      COUNTRY_READ,
      { en: 'Clothes by country of origin.', jp: '産地から選ぶ服。' },
      { params: { country: countrySegments() } },
    ),
  },
  {
    path: '/sale',
    screen: 'sale',
    access: 'public',
    chrome: full,
    titleKey: 'sale.title',
    criticality: 'standard',
    document: list(
      SALE_READ,
      { en: 'Reduced pieces by independent designers.', jp: 'インディペンデントデザイナーのセールアイテム。' },
      { canonical: '/catalog?sale=1' },
    ),
  },
  {
    path: '/men',
    screen: 'gender-landing',
    access: 'public',
    chrome: full,
    titleKey: 'landing.men.title',
    criticality: 'core',
    document: list(
      LANDING_READS.men,
      { en: 'New menswear by independent designers.', jp: 'インディペンデントデザイナーの新作メンズ。' },
      OPENING,
    ),
  },
  {
    path: '/women',
    screen: 'gender-landing',
    access: 'public',
    chrome: full,
    titleKey: 'landing.women.title',
    criticality: 'core',
    document: list(
      LANDING_READS.women,
      { en: 'New womenswear by independent designers.', jp: 'インディペンデントデザイナーの新作ウィメンズ。' },
      OPENING,
    ),
  },
  {
    path: '/designs/:name',
    screen: 'design',
    access: 'public',
    chrome: full,
    titleKey: 'design.route',
    criticality: 'core',
    document: {
      reads: [{ ...DESIGN_READ, otherwise: '/api/design/:name' }, SETTINGS_READ],
      title: { en: '{design.name} by {design.designer.name}', jp: '{design.name}（{design.designer.name}）' },
      description: { en: '{design.description}', jp: '{design.description}' },
      image: 'design.images.0',
      preloadImage: 'design.images.0',
      preloadSizes: '(min-width: 768px) 34vw, (min-resolution: 2.5dppx) 65vw, 98vw',
      canonical: '/designs/{design.slug}',
      jsonLd: 'Product',
    },
  },
  {
    path: '/shop/:handle',
    screen: 'shop',
    access: 'public',
    chrome: compact,
    titleKey: 'shop.route',
    criticality: 'core',
    document: {
      reads: [PROFILE_READ, SHOP_READ, SETTINGS_READ],
      title: { en: '{profile.name}', jp: '{profile.name}' },
      description: { en: '{profile.bio}', jp: '{profile.bio}' },
      image: 'profile.cover',
      preloadImage: 'profile.cover',
      preloadSizes: '100vw',
      canonical: '/shop/{profile.handle}',
      jsonLd: 'Brand',
    },
  },
  {
    path: '/private-reserve',
    screen: 'private-reserve',
    access: 'public',
    chrome: full,
    titleKey: 'reserve.title',
    criticality: 'standard',
    document: personal,
  },
  {
    path: '/private-reserve/:name',
    screen: 'private-reserve-design',
    access: 'public',
    chrome: full,
    titleKey: 'reserve.title',
    criticality: 'standard',
    document: personal,
  },
  {
    path: '/checkout',
    screen: 'checkout',
    access: 'public',
    chrome: compact,
    titleKey: 'checkout.title',
    criticality: 'core',
    document: personal,
  },
  {
    path: '/order-info/:id',
    screen: 'order-info',
    access: 'public',
    chrome: full,
    titleKey: 'order.title',
    criticality: 'core',
    document: personal,
  },
  {
    path: '/consumer/dashboard',
    screen: 'consumer-dashboard',
    access: 'signed-in',
    chrome: compact,
    titleKey: 'dashboard.title',
    criticality: 'standard',
    section: {
      navigation: 'shell',
      entries: [
        { roles: ['consumer'], label: { en: 'Overview', jp: '概要' }, order: 10 },
        { roles: ['consumer'], label: { en: 'Orders', jp: 'ご注文' }, order: 20, tab: 'orders' },
        { roles: ['consumer'], label: { en: 'Returns', jp: '返品' }, order: 25, tab: 'returns' },
        { roles: ['consumer'], label: { en: 'Wishlist', jp: 'お気に入り' }, order: 30, tab: 'likes' },
        { roles: ['consumer'], label: { en: 'Following', jp: 'フォロー中' }, order: 40, tab: 'following' },
        { roles: ['consumer'], label: { en: 'Sizes and addresses', jp: 'サイズ・お届け先' }, order: 50, tab: 'sizes' },
        { roles: ['consumer'], label: { en: 'Alerts', jp: '再入荷' }, order: 60, tab: 'alerts' },
        { roles: ['consumer'], label: { en: 'My designs', jp: 'マイデザイン' }, order: 70, tab: 'garments' },
        { roles: ['consumer'], label: { en: 'Reserve', jp: 'リザーブ' }, order: 80, tab: 'reserve' },
        { roles: ['consumer'], label: { en: 'Settings', jp: '設定' }, order: 90, tab: 'settings' },
      ],
    },
    document: personal,
  },
]);
