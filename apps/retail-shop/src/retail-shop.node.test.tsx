import { expect, test } from '@jest/globals';
import { readUrl } from '@orime/contracts';
import type { DocumentRead, RouteDeclaration } from '@orime/contracts';
import { renderOnServer } from '@orime/testing/node';
import { sampleDesign, sampleDesignCard, sampleSettings } from '@orime/testing/samples';
import type { ComponentType } from 'react';
import remote from './remote.ts';
import { routes } from './routes.ts';
import { designPage, locales } from './sample-designs.fixture.ts';
import { purchase } from './sample-purchases.fixture.ts';
import { sampleProfile } from './sample-shop.fixture.ts';

const params: Readonly<Record<string, string>> = { name: 'indigo-haori', country: 'japan', id: 'grp_1', handle: 'ito-kasumi' };

// What each address must say once its data is there. The checkout shows the empty cart: a server has no other.
const words: Readonly<Record<string, { readonly en: string; readonly jp: string }>> = {
  '/checkout': { en: 'Your cart is empty', jp: 'カートは空です' },
  '/order-info/:id': { en: 'Ada Guest', jp: 'Ada Guest' },
  '/consumer/dashboard': { en: 'Your account', jp: 'マイページ' },
};

const table: readonly RouteDeclaration[] = routes;

test.each(table.flatMap((route) => (['en', 'jp'] as const).map((language) => [route.path, language, route] as const)))(
  '%s renders in %s without a browser',
  async (path, language, route) => {
    const at = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
    const context = { params, search: new URLSearchParams(), language, market: 'US' as const, gender: null };
    const answers: Readonly<Record<string, unknown>> = { design: sampleDesign(), profile: sampleProfile(), settings: sampleSettings() };
    const answerOf = (read: DocumentRead) =>
      answers[read.name] ?? designPage([sampleDesignCard(), sampleDesignCard({ id: 'dsn_two', slug: 'two' })]);
    const data = Object.fromEntries((route.document?.reads ?? []).map((read) => [readUrl(read, context), answerOf(read)]));
    const { default: Screen } = await remote.routes[route.screen as keyof typeof remote.routes]();
    const html = await renderOnServer(Screen, {
      route,
      at,
      language,
      locales,
      data,
      queries: [[['order', { id: 'grp_1', key: null }], purchase()]],
    });
    const expected = words[path]?.[language] ?? (language === 'jp' ? '藍の羽織' : 'Indigo Haori');
    expect(html).toContain(expected);
    expect(html.match(/<h1/g)).toHaveLength(1);
  },
);

test.each([
  ['designer-designs', { designer: 'ito-kasumi' }, '/api/design/?currency=USD&designer=ito-kasumi&limit=4&sort=new', [sampleDesignCard()]],
  ['producer-designs', { producer: 'aizome' }, '/api/producer/handle/aizome?currency=USD', { designs: [sampleDesignCard()] }],
] as const)('the fragment %s renders without a browser', async (key, props, url, answer) => {
  const { default: Fragment } = await remote.fragments[key]();
  // Each key comes with the props of its slot, which the table keeps together.
  const Lent = Fragment as ComponentType<typeof props>;
  const html = await renderOnServer(() => <Lent {...props} />, { route: routes[0], locales, data: { [url]: answer } });
  expect(html).toContain('Indigo Haori');
});
