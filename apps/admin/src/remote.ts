import { defineRemote } from '@orime/platform';

export default defineRemote({
  name: 'admin',
  routes: {
    'update-all-designs': () => import('./features/update-all-designs/update-all-designs-screen.tsx'),
    buyers: () => import('./features/buyers/buyers-screen.tsx'),
    bugs: () => import('./features/bugs/bugs-screen.tsx'),
    orders: () => import('./features/orders/orders-screen.tsx'),
    returns: () => import('./features/returns/returns-screen.tsx'),
    'wholesale-orders': () => import('./features/wholesale-orders/wholesale-orders-screen.tsx'),
    'promo-codes': () => import('./features/promo-codes/promo-codes-screen.tsx'),
    applications: () => import('./features/applications/applications-screen.tsx'),
    errors: () => import('./features/errors/errors-screen.tsx'),
    'update-all-producers': () => import('./features/update-all-producers/update-all-producers-screen.tsx'),
    'update-all-profiles': () => import('./features/update-all-profiles/update-all-profiles-screen.tsx'),
    money: () => import('./features/money/money-screen.tsx'),
    home: () => import('./features/home/home-screen.tsx'),
    gmailer: () => import('./features/gmail/gmailer-screen.tsx'),
    'authorize-oauth': () => import('./features/gmail/authorize-oauth-screen.tsx'),
    'provider-callback': () => import('./features/gmail/provider-callback-screen.tsx'),
  },
  fragments: {},
  locales: { en: () => import('./locales/en.json'), jp: () => import('./locales/jp.json') },
  health: async () => ({ ok: true, checks: [] }),
});
