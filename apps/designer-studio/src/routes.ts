import { defineRoutes } from '@orime/contracts';
import { VOCABULARY_READ } from './features/vocabulary/index.ts';

const chrome = { header: 'compact', banner: false, scrollButton: true } as const;
const document = { noindex: true } as const;
const form = { ...document, reads: [VOCABULARY_READ] } as const;

export const routes = defineRoutes([
  {
    path: '/create-profile',
    screen: 'create-profile',
    access: 'signed-in',
    chrome,
    titleKey: 'profile.title',
    criticality: 'core',
    document,
  },
  {
    path: '/add-design',
    screen: 'add-design',
    access: 'signed-in',
    chrome,
    titleKey: 'design.title',
    criticality: 'core',
    section: {
      navigation: 'shell',
      entries: [{ roles: ['designer'], label: { en: 'Add a design', jp: '作品を登録' }, order: 30 }],
    },
    document: form,
  },
  {
    path: '/add-design-upload',
    screen: 'add-design-upload',
    access: 'signed-in',
    chrome,
    titleKey: 'upload.route',
    criticality: 'standard',
    document: form,
  },
  {
    path: '/designs/edit/id/:id',
    screen: 'edit-design',
    access: 'public',
    chrome,
    titleKey: 'design.edit.route',
    criticality: 'standard',
    document: form,
  },
  {
    path: '/dashboard',
    screen: 'dashboard',
    access: 'signed-in',
    chrome,
    titleKey: 'dashboard.title',
    criticality: 'core',
    section: {
      navigation: 'shell',
      entries: [
        { roles: ['designer'], label: { en: 'Orders', jp: '受注' }, order: 10 },
        { roles: ['designer'], label: { en: 'Returns', jp: '返品' }, order: 12, tab: 'returns' },
        { roles: ['designer'], label: { en: 'Wholesale', jp: '卸売' }, order: 15, tab: 'wholesale' },
        { roles: ['designer'], label: { en: 'Designs', jp: '作品' }, order: 20, tab: 'designs' },
        { roles: ['designer'], label: { en: 'Lookbooks', jp: 'ルックブック' }, order: 22, tab: 'lookbooks' },
        { roles: ['designer'], label: { en: 'Invoices', jp: '請求書' }, order: 50, tab: 'invoices' },
        { roles: ['producer'], label: { en: 'Overview', jp: '概要' }, order: 10 },
      ],
    },
    document,
  },
  {
    path: '/edit-profile',
    screen: 'edit-profile',
    access: 'signed-in',
    chrome,
    titleKey: 'profile.edit.route',
    criticality: 'standard',
    section: {
      navigation: 'shell',
      entries: [{ roles: ['designer'], label: { en: 'Profile', jp: 'プロフィール' }, order: 60 }],
    },
    document,
  },
  {
    path: '/edit-profile-producer',
    screen: 'edit-profile-producer',
    access: 'signed-in',
    chrome,
    titleKey: 'producer.edit.route',
    criticality: 'standard',
    section: {
      navigation: 'shell',
      entries: [{ roles: ['producer'], label: { en: 'Page', jp: 'ページ' }, order: 60 }],
    },
    document: form,
  },
  {
    path: '/create-producer',
    screen: 'create-producer',
    access: 'signed-in',
    chrome,
    titleKey: 'producer.title',
    criticality: 'standard',
    document: form,
  },
  {
    path: '/model-intake',
    screen: 'model-intake',
    access: 'public',
    chrome: { header: 'full', banner: true, scrollButton: true },
    titleKey: 'model-intake.title',
    criticality: 'standard',
    document: {
      title: { en: 'Model for independent designers', jp: 'モデル応募' },
      description: {
        en: 'Apply as a model, in English or Japanese: no agency, no experience and no particular size needed.',
        jp: '所属・経験・サイズ不問。インディペンデント・デザイナーのためのモデル応募フォームです。',
      },
      canonical: '/model-intake',
    },
  },
  {
    path: '/model-submitted',
    screen: 'model-submitted',
    access: 'public',
    chrome: { header: 'full', banner: true, scrollButton: true },
    titleKey: 'model-submitted.title',
    criticality: 'standard',
    document,
  },
]);
