import { expect, test } from '@jest/globals';
import { renderOnServer, testServerRendering } from '@orime/testing/node';
import { ReviewQueue } from './features/update-all-designs/review/review-queue.tsx';
import remote from './remote.ts';
import { routes } from './routes.ts';
import { design, locales } from './sample-designs.fixture.ts';

// A server knows no session: each of them asks to sign in, or waits for what the browser brings.
testServerRendering({
  routes,
  screens: remote.routes,
  locales,
  samples: {
    '/admin/update-all-designs': { words: { en: 'Reviewing designs takes an admin account.', jp: 'ログインしてください' } },
    '/admin/buyers': { words: { en: 'This page is for the staff of Orime.', jp: 'ログインしてください' } },
    '/admin/orders': { words: { en: 'This page is for the staff of Orime.', jp: 'ログインしてください' } },
    '/admin/wholesale-orders': { words: { en: 'This page is for the staff of Orime.', jp: 'ログインしてください' } },
    '/admin/update-all-producers': { words: { en: 'This page is for the staff of Orime.', jp: 'ログインしてください' } },
    '/admin/update-all-profiles': { words: { en: 'This page is for the staff of Orime.', jp: 'ログインしてください' } },
    '/admin/applications': { words: { en: 'This page is for the staff of Orime.', jp: 'ログインしてください' } },
    '/admin/errors': { words: { en: 'This page is for the staff of Orime.', jp: 'ログインしてください' } },
    '/admin': { words: { en: 'This page is for the staff of Orime.', jp: 'ログインしてください' } },
    '/admin/promo-codes': { words: { en: 'This page is for the staff of Orime.', jp: 'ログインしてください' } },
    '/admin/money': { words: { en: 'This page is for the staff of Orime.', jp: 'ログインしてください' } },
    '/admin/returns': { words: { en: 'This page is for the staff of Orime.', jp: 'ログインしてください' } },
    '/admin/profile-contacts': { words: { en: 'This page is for the staff of Orime.', jp: 'ログインしてください' } },
    '/admin/emails': { words: { en: 'This page is for the staff of Orime.', jp: 'ログインしてください' } },
    '/admin/send-email': { words: { en: 'This page is for the staff of Orime.', jp: 'ログインしてください' } },
    '/admin/emails-collected': { words: { en: 'This page is for the staff of Orime.', jp: 'ログインしてください' } },
    '/admin/designer-emails': { words: { en: 'This page is for the staff of Orime.', jp: 'ログインしてください' } },
    '/admin/producer-emails': { words: { en: 'This page is for the staff of Orime.', jp: 'ログインしてください' } },
    '/admin/people': { words: { en: 'This page is for the staff of Orime.', jp: 'ログインしてください' } },
    '/admin/audit': { words: { en: 'This page is for the staff of Orime.', jp: 'ログインしてください' } },
    '/admin/settings': { words: { en: 'This page is for the staff of Orime.', jp: 'ログインしてください' } },
    '/admin/releases': { words: { en: 'This page is for the staff of Orime.', jp: 'ログインしてください' } },
    '/admin/reports': { words: { en: 'This page is for the staff of Orime.', jp: 'ログインしてください' } },
    '/admin/banner': { words: { en: 'This page is for the staff of Orime.', jp: 'ログインしてください' } },
    '/admin/reported-chats': { words: { en: 'This page is for the staff of Orime.', jp: 'ログインしてください' } },
    '/admin/heard-of-us': { words: { en: 'This page is for the staff of Orime.', jp: 'ログインしてください' } },
    '/admin/privacy-requests': { words: { en: 'This page is for the staff of Orime.', jp: 'ログインしてください' } },
    '/admin/events': { words: { en: 'This page is for the staff of Orime.', jp: 'ログインしてください' } },
    '/admin/stockists': { words: { en: 'This page is for the staff of Orime.', jp: 'ログインしてください' } },
    '/admin/reserve-codes': { words: { en: 'This page is for the staff of Orime.', jp: 'ログインしてください' } },
    '/bugs': { words: { en: 'Please sign in', jp: 'ログインしてください' } },
    '/gmailer': { words: { en: 'Connecting a mailbox takes an admin account.', jp: 'メールの連携には管理者アカウントが必要です。' } },
    '/authorize-oauth': {
      words: { en: 'Connecting a mailbox takes an admin account.', jp: 'メールの連携には管理者アカウントが必要です。' },
    },
    '/api/gmailer/auth/callback': { words: { en: 'Connecting', jp: '連携しています' } },
  },
});

test('the queue renders the design under review', async () => {
  const queue = { data: [design(1), design(2)], isError: false, isFetching: false, refetch: () => undefined };
  const html = await renderOnServer(() => <ReviewQueue queue={queue} kind="new" />, {
    route: routes[0],
    at: '/admin/update-all-designs?design=dsn_2',
    locales,
  });
  expect(html).toContain('>Coat 2</h2>');
});
