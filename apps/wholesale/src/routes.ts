import { defineRoutes } from '@orime/contracts';
import type { RouteChrome } from '@orime/contracts';
import { CARD_SIZES, CATALOG_READ } from './features/catalog/catalog-reads.ts';
import { FEATURED_READ, OFFER_READ } from './features/pamphlet/pamphlet-reads.ts';
import { PRODUCT_READ } from './features/product/product-reads.ts';

const chrome: RouteChrome = { header: 'compact', banner: false, scrollButton: true };

export const routes = defineRoutes([
  {
    path: '/wholesale/catalog',
    screen: 'wholesale-catalog',
    access: 'public',
    chrome,
    titleKey: 'catalog.title',
    criticality: 'core',
    section: {
      navigation: 'shell',
      entries: [
        { roles: ['buyer'], label: { en: 'Catalog', jp: 'カタログ' }, order: 10 },
        { roles: ['manager', 'admin'], label: { en: 'Wholesale catalog', jp: '卸売カタログ' }, order: 30 },
      ],
    },
    document: {
      reads: [CATALOG_READ],
      title: { en: 'Wholesale catalog', jp: '卸売カタログ' },
      description: {
        en: 'The line sheet of independent designers: styles, minimums and delivery windows for stores.',
        jp: 'インディペンデントデザイナーのラインシート。品番、最低発注数、納期を掲載しています。',
      },
      image: 'styles.items.0.images.0',
      preloadImage: 'styles.items.0.images.0',
      preloadSizes: CARD_SIZES,
    },
  },
  {
    path: '/wholesale/:id',
    screen: 'wholesale-product',
    access: 'public',
    chrome,
    titleKey: 'product.route',
    criticality: 'core',
    section: { navigation: 'shell' },
    document: {
      reads: [PRODUCT_READ],
      title: { en: '{style.name} by {style.designer.name}, wholesale', jp: '{style.name}（{style.designer.name}）卸売' },
      description: { en: '{style.description}', jp: '{style.description}' },
      image: 'style.images.0',
      preloadImage: 'style.images.0',
      preloadSizes: '(min-width: 1224px) 24rem, (min-width: 768px) 40vw, 100vw',
      canonical: '/wholesale/{style.slug}',
    },
  },
  {
    path: '/create-buyer-profile',
    screen: 'create-buyer-profile',
    access: 'signed-in',
    chrome,
    titleKey: 'buyer.create.route',
    criticality: 'standard',
    document: { noindex: true },
  },
  {
    path: '/buyer/profile/edit',
    screen: 'buyer-profile-edit',
    access: 'signed-in',
    chrome,
    titleKey: 'buyer.edit.route',
    criticality: 'standard',
    section: { navigation: 'shell' },
    document: { noindex: true },
  },
  {
    path: '/buyer/dashboard',
    screen: 'buyer-dashboard',
    access: 'signed-in',
    chrome,
    titleKey: 'buyer.dashboard.route',
    criticality: 'standard',
    section: {
      navigation: 'shell',
      entries: [
        { roles: ['buyer'], label: { en: 'Company', jp: '会社' }, order: 40 },
        { roles: ['manager'], label: { en: 'Dashboard', jp: 'ダッシュボード' }, order: 10 },
      ],
    },
    document: { noindex: true },
  },
  {
    path: '/wholesale-checkout',
    screen: 'wholesale-checkout',
    access: 'public',
    chrome,
    titleKey: 'checkout.route',
    criticality: 'core',
    section: { navigation: 'shell' },
    document: { noindex: true },
  },
  {
    path: '/wholesale-order-info/:id',
    screen: 'wholesale-order',
    access: 'public',
    chrome,
    titleKey: 'order.route',
    criticality: 'core',
    section: { navigation: 'shell' },
    document: { noindex: true },
  },
  {
    path: '/wholesale-pamphlet',
    screen: 'wholesale-pamphlet',
    access: 'public',
    chrome,
    titleKey: 'pamphlet.route',
    criticality: 'standard',
    document: {
      reads: [FEATURED_READ, OFFER_READ],
      title: { en: 'Wholesale at a glance', jp: '卸売のご案内' },
      description: {
        en: 'How stores buy from independent designers here: verification, line sheets, delivery windows and terms.',
        jp: 'インディペンデントデザイナーからの卸売のご案内。審査、ラインシート、納期、お取引条件について。',
      },
      image: 'featured.items.0.images.0',
    },
  },
]);
