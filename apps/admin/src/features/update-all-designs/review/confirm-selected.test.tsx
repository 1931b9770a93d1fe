import { afterEach, expect, test } from '@jest/globals';
import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import type { BulkRow } from '@orime/contracts/api/office/admin-bulk';
import type { OnboardingKey } from '@orime/contracts/api/people/profile';
import { fail, renderScreen, type ApiHandlers, type RenderedScreen } from '@orime/testing';
import { ToastRegion } from '@orime/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.ts';
import { design, locales } from '../../../sample-designs.fixture.ts';
import UpdateAllDesignsScreen from '../update-all-designs-screen.tsx';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

/** With the messages that the shell shows over every screen. */
function ScreenWithMessages() {
  return (
    <>
      <UpdateAllDesignsScreen />
      <ToastRegion />
    </>
  );
}

async function open(api: ApiHandlers): Promise<RenderedScreen> {
  shown = await renderScreen(ScreenWithMessages, { route: routes[0], locales, api, signedIn: { staffRole: 'admin' } });
  return shown;
}

const underReview = (name: string) => screen.findByRole('article', { name });
const rows = () => within(screen.getByRole('region', { name: 'Designs waiting for review' })).getAllByRole('listitem');

/** A bulk endpoint over the queue that wants the password once, and refuses these. */
function bulkOf(designs: readonly OwnerDesign[], refused: Readonly<Record<string, OnboardingKey[]>> = {}): ApiHandlers {
  let waiting = designs;
  let isFresh = false;
  let shown: BulkRow[] = [];
  const rowOf = (id: string): BulkRow => {
    const row = { id, name: id, before: { confirmed: false }, after: { confirmed: true } };
    const missing = refused[id];
    return missing === undefined
      ? { ...row, result: 'change', reason: null }
      : { ...row, result: 'refused', reason: 'onboarding', missing };
  };
  return {
    'GET /api/design/confirmation/unconfirmed': () => waiting,
    'POST /api/users/reauth': () => {
      isFresh = true;
      return { until: '2026-11-21T12:00:00.000Z' };
    },
    'POST /api/admin/designs/bulk': ({ query, body }) => {
      if (query.dryRun === '1') {
        shown = (body.edits ?? []).map(({ id }) => rowOf(id));
        return { token: 'token-of-the-dry-run-1', expiresAt: '2026-11-21T12:00:00.000Z', rows: shown };
      }
      if (!isFresh) return fail({ status: 403, code: 'reauth_required' });
      const rows = shown.filter(({ result }) => result === 'change').map((row) => ({ ...row, result: 'changed' as const }));
      waiting = waiting.filter(({ id }) => !rows.some((row) => row.id === id));
      return { token: null, expiresAt: null, rows };
    },
  };
}
const select = async ({ user }: RenderedScreen, ...names: readonly string[]) => {
  for (const name of names) await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  await user.click(screen.getByRole('button', { name: `Confirm selected (${names.length})` }));
  return screen.findByRole('dialog', { name: 'Confirm it is you' });
};

test('selected designs are one change, done after the password, and told of in one message', async () => {
  const page = await open(bulkOf([design(1), design(2), design(3)]));
  await underReview('Coat 1');
  await select(page, 'Coat 1', 'Coat 3');
  await page.user.type(screen.getByLabelText('Password'), 'right{Enter}');
  await underReview('Coat 2');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(await screen.findByText('2 designs are confirmed.')).toBeInTheDocument();
  expect(page.api.calls.filter(({ method }) => method === 'POST').map(({ url, body }) => [url, body])).toEqual([
    ['/api/admin/designs/bulk?dryRun=1', { edits: ['dsn_1', 'dsn_3'].map((id) => ({ id, changes: { confirmed: true } })) }],
    ['/api/admin/designs/bulk', { token: 'token-of-the-dry-run-1' }],
    ['/api/users/reauth', { password: 'right' }],
    ['/api/admin/designs/bulk', { token: 'token-of-the-dry-run-1' }],
  ]);
});

test('selected designs that cannot be confirmed are named, and say what their shop needs', async () => {
  const page = await open(bulkOf([design(1), design(2)], { dsn_1: ['agreement'] }));
  await underReview('Coat 1');
  await select(page, 'Coat 1', 'Coat 2');
  await page.user.type(screen.getByLabelText('Password'), 'right{Enter}');
  expect(await screen.findByText('1 design is confirmed. Coat 1 cannot be confirmed yet.')).toBeInTheDocument();
  const sheet = within(await underReview('Coat 1'));
  expect(sheet.getByText('acceptance of the vendor agreement')).toBeInTheDocument();
});

test('selected designs stay selected when the password is not given', async () => {
  const page = await open(bulkOf([design(1), design(2)]));
  await underReview('Coat 1');
  const dialog = await select(page, 'Coat 1', 'Coat 2');
  await page.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm selected (2)' })).toBeEnabled());
  expect(rows()).toHaveLength(2);
});
