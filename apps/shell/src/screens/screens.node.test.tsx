import { describe, expect, test } from '@jest/globals';
import type { RouteDeclaration } from '@orime/contracts';
import { renderOnServer } from '@orime/testing/node';
import { locales } from '../locales/index.ts';
import { routes } from '../routes.ts';
import { HOME_DATA, SAMPLE_POLICY } from '../test/samples.ts';
import { screens } from './index.ts';

const POLICIES = Object.fromEntries(
  ['terms', 'privacy', 'resale', 'returns', 'vendor'].map((slug) => [`/api/policy/${slug}`, SAMPLE_POLICY]),
);
const LANDING_DATA = {
  '/api/settings/public': {
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
  },
  '/api/producer/?limit=4': { items: [], total: 0, page: 1 },
};
const NOT_FOUND: RouteDeclaration = {
  path: '/no/such/page',
  screen: 'not-found',
  access: 'public',
  chrome: { header: 'full', banner: true, scrollButton: true },
  titleKey: 'not-found.title',
  criticality: 'standard',
};

/** What the first paint of each screen must say. */
const WORDS: Readonly<Record<string, readonly [english: string, japanese: string]>> = {
  '/': ['Garment n1', '服 n1'],
  '/login': ['Forgot your password?', 'パスワードをお忘れですか？'],
  '/register': ['I accept the terms', '利用規約に同意する'],
  '/verify/:uniqueString': ['We are processing your request.', '処理しています。しばらくお待ちください。'],
  '/request-reset': ['Send the link', 'リンクを送る'],
  '/passwordReset': ['This link does not work any more', 'このリンクは無効です'],
  '/about': ['How a garment gets here', '一着が届くまで'],
  '/logo': ['Room to breathe', '余白'],
  '/for-brands': ['Of a coat that sells for $480 you receive $408.', '無料'],
  '/for-manufacturers': ['Who we match', 'こんな工房をつなぎます'],
  '/easter-egg': ['You unfolded it', '折り目の向こうへ'],
  '/register-3D': ['I accept the terms', '利用規約に同意する'],
  '/terms-of-service': ['We are Orime.', '私たちはOrimeです。'],
  '/privacy-policy': ['We are Orime.', '私たちはOrimeです。'],
  '/resale-disclaimer': ['We are Orime.', '私たちはOrimeです。'],
  '/return-policy': ['We are Orime.', '私たちはOrimeです。'],
  '/vendor-agreement': ['We are Orime.', '私たちはOrimeです。'],
  '/apply': ['Send application', '申し込む'],
  '/appsubmitted': ['Apply to Orime', 'Orimeに申し込む'],
  '/report': ['Send report', '報告を送る'],
  '/heardofus': ['Send answer', '回答を送る'],
  '/no/such/page': ['Sorry, this page does not exist', '申し訳ありません。このページは存在しません'],
};

describe('every screen of the shell renders without a browser', () => {
  const cases = [...routes, NOT_FOUND].flatMap(
    (route) =>
      [
        [route.path, 'en', route],
        [route.path, 'jp', route],
      ] as const,
  );

  test.each(cases)('%s in %s', async (path, language, route) => {
    expect(typeof globalThis.window).toBe('undefined');
    const module = await screens[route.screen]?.();
    if (module === undefined) throw new Error(`no screen ${route.screen}`);
    const html = await renderOnServer(module.default, {
      route,
      at: path,
      language,
      locales: { shell: locales },
      data: { ...HOME_DATA, ...POLICIES, ...LANDING_DATA },
    });
    const words = html.replaceAll(/<[^>]*>/g, '');
    expect(words).toContain((WORDS[path] ?? ['?', '?'])[language === 'en' ? 0 : 1].replaceAll("'", '&#x27;'));
    expect(html.match(/<h1/g)).toHaveLength(1);
  });
});
