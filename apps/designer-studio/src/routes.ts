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
    path: '/dashboard',
    screen: 'dashboard',
    access: 'signed-in',
    chrome,
    titleKey: 'dashboard.title',
    criticality: 'core',
    section: {
      navigation: 'shell',
      entries: [
        { roles: ['designer'], label: { en: 'Overview', jp: '概要' }, order: 5 },
        { roles: ['designer'], label: { en: 'Orders', jp: '受注' }, order: 10, tab: 'orders' },
        { roles: ['designer'], label: { en: 'Returns', jp: '返品' }, order: 12, tab: 'returns' },
        { roles: ['designer'], label: { en: 'Wholesale', jp: '卸売' }, order: 15, tab: 'wholesale' },
        { roles: ['designer'], label: { en: 'Designs', jp: '作品' }, order: 20, tab: 'designs' },
        { roles: ['designer'], label: { en: 'Production', jp: '生産' }, order: 40, tab: 'production' },
        { roles: ['designer'], label: { en: 'Money', jp: 'お金' }, order: 45, tab: 'money' },
        { roles: ['designer'], label: { en: 'Invoices', jp: '請求書' }, order: 50, tab: 'invoices' },
      ],
    },
    document,
  },
  {
    path: '/dashboard-manufacturers',
    screen: 'dashboard-manufacturers',
    access: 'signed-in',
    chrome,
    titleKey: 'dashboard.title',
    criticality: 'core',
    section: {
      navigation: 'shell',
      entries: [
        { roles: ['producer'], label: { en: 'Overview', jp: '概要' }, order: 10 },
        { roles: ['producer'], label: { en: 'Requests', jp: '見積もり依頼' }, order: 20, tab: 'requests' },
        { roles: ['producer'], label: { en: 'Production', jp: '生産' }, order: 30, tab: 'runs' },
        { roles: ['producer'], label: { en: 'Capacity', jp: '稼働状況' }, order: 40, tab: 'capacity' },
        { roles: ['producer'], label: { en: 'Expenses', jp: '経費' }, order: 50, tab: 'expenses' },
      ],
    },
    document,
  },
  {
    path: '/production/in_house/add',
    screen: 'production-in-house-add',
    access: 'signed-in',
    chrome,
    titleKey: 'production.add',
    criticality: 'standard',
    document,
  },
  {
    path: '/production/in_house/edit/:id',
    screen: 'production-in-house-edit',
    access: 'signed-in',
    chrome,
    titleKey: 'production.edit',
    criticality: 'standard',
    document,
  },
  {
    path: '/add-expense',
    screen: 'add-expense',
    access: 'signed-in',
    chrome,
    titleKey: 'expense.title.add',
    criticality: 'standard',
    document,
  },
  {
    path: '/update-expense/:id',
    screen: 'update-expense',
    access: 'signed-in',
    chrome,
    titleKey: 'expense.title.update',
    criticality: 'standard',
    document,
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
]);
