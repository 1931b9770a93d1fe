import { readUrl } from '@orime/contracts';
import { testServerRendering } from '@orime/testing/node';
import { locales } from '../locales/index.ts';
import { routes } from '../routes.ts';
import { HOME_DATA, SAMPLE_POLICY } from '../test/samples.ts';
import { HOME_READS } from './home/home-reads.ts';
import { screens } from './index.ts';

const chrome = { header: 'full', banner: true, scrollButton: true } as const;
const visitor = { params: {}, search: new URLSearchParams(), language: 'en', market: 'US', gender: null } as const;
const HOME_ANSWERS = Object.fromEntries(HOME_READS.map((read) => [read.name, HOME_DATA[readUrl(read, visitor)]]));
const settings = {
  termsVersion: '1',
  returnWindowDays: 30,
  holdMinutes: 10,
  markets: [
    {
      code: 'US',
      currency: 'USD',
      taxRateBp: 0,
      taxIncluded: false,
      shippingStandardMinor: 1500,
      shippingExpressMinor: 3000,
      freeShippingFromMinor: 15_000,
      returnFeeMinor: 1500,
    },
  ],
  selling: { retailCommissionBp: 1500, wholesaleCommissionBp: 800, payoutAfterDays: 14, payoutEveryDays: 7 },
};

testServerRendering({
  // What no route answers has a screen too.
  routes: [
    ...routes,
    { path: '/no/such/page', screen: 'not-found', access: 'public', chrome, titleKey: 'not-found.title', criticality: 'standard' },
  ],
  screens,
  locales: { shell: locales },
  samples: {
    '/': { reads: HOME_ANSWERS, words: { en: 'Garment n1', jp: '服 n1' } },
    '/login': { reads: { settings }, words: { en: 'Forgot your password?', jp: 'パスワードをお忘れですか？' } },
    '/register': { reads: { settings }, words: { en: 'Send me news', jp: 'お知らせを受け取る' } },
    '/verify/:uniqueString': {
      params: { uniqueString: 'token' },
      words: { en: 'We are processing your request.', jp: '処理しています。しばらくお待ちください。' },
    },
    '/request-reset': { words: { en: 'Send the link', jp: 'リンクを送る' } },
    '/passwordReset': { words: { en: 'This link does not work any more', jp: 'このリンクは無効です' } },
    '/about': { reads: { settings }, words: { en: 'How a garment gets here', jp: '一着が届くまで' } },
    '/logo': { words: { en: 'Room to breathe', jp: '余白' } },
    '/for-brands': { reads: { settings, designers: [] }, words: { en: 'Of a coat that sells for $480 you receive $408.', jp: '無料' } },
    '/for-manufacturers': {
      reads: { producers: { items: [], total: 0, page: 1 } },
      words: { en: 'Who we match', jp: 'こんな工房をつなぎます' },
    },
    '/easter-egg': { waitsFor: 'window', words: { en: 'You unfolded it', jp: '折目の向こうへ' } },
    '/register-3D': { words: { en: 'Send me news', jp: 'お知らせを受け取る' } },
    '/terms-of-service': { reads: { policy: SAMPLE_POLICY }, words: { en: 'We are Orime.', jp: '私たちはOrimeです。' } },
    '/privacy-policy': { reads: { policy: SAMPLE_POLICY }, words: { en: 'We are Orime.', jp: '私たちはOrimeです。' } },
    '/resale-disclaimer': { reads: { policy: SAMPLE_POLICY }, words: { en: 'We are Orime.', jp: '私たちはOrimeです。' } },
    '/return-policy': { reads: { policy: SAMPLE_POLICY, settings }, words: { en: 'We are Orime.', jp: '私たちはOrimeです。' } },
    '/vendor-agreement': { reads: { policy: SAMPLE_POLICY }, words: { en: 'We are Orime.', jp: '私たちはOrimeです。' } },
    '/apply': { words: { en: 'Send application', jp: '申し込む' } },
    '/appsubmitted': { words: { en: 'Apply to Orime', jp: 'Orimeに申し込む' } },
    '/report': { words: { en: 'Send report', jp: '報告を送る' } },
    '/heardofus': { words: { en: 'Send answer', jp: '回答を送る' } },
    '/no/such/page': { words: { en: 'Sorry, this page does not exist', jp: '申し訳ありません。このページは存在しません' } },
  },
});
