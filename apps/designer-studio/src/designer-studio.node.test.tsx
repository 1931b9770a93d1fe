import { expect, test } from '@jest/globals';
import { renderOnServer, testServerRendering } from '@orime/testing/node';
import { sampleDesignCard } from '@orime/testing/samples';
import CreateProfileScreen from './features/profile/create-profile-screen.tsx';
import { sampleLookbook } from './features/virtual-room/sample-room.fixture.ts';
import { designsQuery } from './features/virtual-room/virtual-room.api.ts';
import { sampleStats } from './production.fixture.ts';
import remote from './remote.ts';
import { routes } from './routes.ts';
import {
  commissionInvoice,
  locales,
  modelIntake,
  onboarding,
  ownDesign,
  ownProfile,
  sellerOrder,
  vocabulary,
} from './sample-studio.fixture.ts';

const queries = [[['profile', 'own'], ownProfile()]] as const;
const sales = [
  [['orders', 'seller'], { items: [sellerOrder()], total: 1, page: 1 }],
  [['designs', 'own', { page: 1, currency: 'USD' }], { items: [ownDesign()], total: 1, page: 1 }],
  [['profile', 'stats', { currency: 'USD' }], sampleStats({ orders: 2 })],
  [['profile', 'onboarding'], onboarding([], 'approved')],
  [['invoices', 'own'], { items: [commissionInvoice()], total: 1, page: 1 }],
] as const;
const reads = { vocabulary: vocabulary() };
const visit = { params: {}, search: new URLSearchParams(), language: 'en', market: 'US', gender: null } as const;

testServerRendering({
  routes,
  screens: remote.routes,
  locales,
  samples: {
    '/create-profile': { queries: [[['profile', 'own'], null]], words: { en: 'Create your profile', jp: 'プロフィールを作成' } },
    // The form opens once it is known who fills it in.
    '/add-design': { queries, reads, waitsFor: 'session', words: { en: 'Add a design', jp: '作品を登録' } },
    '/dashboard': { queries: [...queries, ...sales], words: { en: 'What needs you today', jp: '今日の対応' } },
    // What a producer has before them opens once it is known who reads.
    '/dashboard-manufacturers': { words: { en: 'Dashboard', jp: 'ダッシュボード' } },
    '/add-expense': { waitsFor: 'session', words: { en: 'Add an expense', jp: '経費を追加' } },
    '/update-expense/:id': { waitsFor: 'session', params: { id: 'exp_1' }, words: { en: 'Change the expense', jp: '経費を変更' } },
    '/production/in_house/add': { waitsFor: 'session', words: { en: 'Plan an in-house production', jp: '自社生産を計画する' } },
    '/production/in_house/edit/:id': { params: { id: 'prd_1' }, words: { en: 'Production', jp: '生産' } },
    '/add-design-upload': { queries, reads, words: { en: 'Add many designs', jp: '作品をまとめて登録' } },
    '/designs/edit/id/:id': { reads, params: { id: 'dsn_1' }, waitsFor: 'session', words: { en: 'Edit the design', jp: '作品を編集' } },
    '/edit-profile': { queries, words: { en: 'Edit your profile', jp: 'プロフィールを編集' } },
    '/edit-profile-producer': { reads, waitsFor: 'session', words: { en: 'Edit your workshop’s page', jp: '工房ページを編集' } },
    '/create-producer': { reads, words: { en: 'Capabilities', jp: '対応できる加工' } },
    '/remove-background': { words: { en: 'nothing is uploaded', jp: '写真を選択' } },
    '/embroidery': { words: { en: 'Your hoop is empty', jp: '枠はまだ空です' } },
    '/designstudio': { words: { en: 'Nothing is drawn on this side yet', jp: 'この面にはまだ何も描かれていません' } },
    '/model-intake': { words: { en: 'Add pictures', jp: '写真を追加' } },
    '/virtualroom': {
      reads: { lookbooks: [sampleLookbook('rain', ['dsn_haori'])], designers: [] },
      queries: [[designsQuery(visit, 'ito-kasumi').queryKey, [sampleDesignCard()]]],
      words: { en: '1 piece by Ito Kasumi', jp: '伊藤霞の作品 全1点' },
    },
    '/model-submitted': {
      search: 'id=mdi_1&key=k',
      queries: [[['model-intake', { id: 'mdi_1', key: 'k' }], modelIntake()]],
      words: { en: 'MD-7K3Q-M2XD', jp: 'ご応募ありがとうございます' },
    },
  },
});

test('whoever has a profile is led on', async () => {
  expect(await renderOnServer(CreateProfileScreen, { route: routes[0], locales, queries })).toContain('Ren House, your profile is there');
});
