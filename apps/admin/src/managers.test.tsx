import { afterEach, expect, test } from '@jest/globals';
import { ALLOWED, ENDPOINTS } from '@orime/contracts/lists';
import { fail, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { screen } from '@testing-library/react';
import { RAIL_HOME, RAIL_SECTIONS } from './layout/rail-sections.ts';
import remote from './remote.ts';
import { routes } from './routes.ts';
import { locales } from './sample-designs.fixture.ts';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

/** An API that knows an account manager: what its list gives to admins alone is refused, everything else out of order. */
const api = Object.fromEntries(
  // The first address that fits answers: those with a place for any name come last.
  ENDPOINTS.toSorted((one, other) => Number(one.url.includes(':')) - Number(other.url.includes(':'))).map(({ method, url, allowed }) => {
    const isHers = (ALLOWED[allowed] as readonly string[]).includes('account-manager');
    return [`${method} ${url}`, () => fail(isHers ? { status: 500, code: 'internal' } : { status: 403, code: 'forbidden' })];
  }),
) as ApiHandlers; // a failure fits every endpoint

const hers: readonly string[] = [RAIL_HOME, ...RAIL_SECTIONS.flatMap(({ entries }) => entries)]
  .filter(({ forManagers }) => forManagers === true)
  .map(({ to }) => to);
// What comes back from the provider has no duty of its own.
const duties = routes.filter(({ path }) => path !== '/api/gmailer/auth/callback');

test.each(duties.map((route) => [route.path, route] as const))('an account manager at %s', async (path, route) => {
  const { default: Screen } = await remote.routes[route.screen]();
  shown = await renderScreen(Screen, { route, locales, api, signedIn: { staffRole: 'account_manager' } });
  const refusal = { level: 1, name: 'You do not have access to this page' } as const;
  if (hers.includes(path)) {
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole('heading', refusal)).not.toBeInTheDocument();
  } else expect(await screen.findByRole('heading', refusal)).toBeInTheDocument();
});
