import { afterEach, expect, test } from '@jest/globals';
import type { AdminSettings } from '@orime/contracts/api/site/settings';
import { fail, renderScreen } from '@orime/testing';
import type { RenderedScreen } from '@orime/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routeOf } from '../../route-of.fixture.ts';
import { locales } from '../../sample-designs.fixture.ts';
import { changeOf, draftOf, problemsOf, settingsOf } from './settings-draft.ts';
import SettingsScreen from './settings-screen.tsx';

let shown: RenderedScreen | undefined;
afterEach(() => {
  shown?.close();
  localStorage.clear();
});

const each = <Value,>(value: Value) => ({ USD: value, JPY: value, EUR: value });
const sample: AdminSettings = {
  settings: {
    freeShippingThreshold: each(15_000),
    shippingRates: each({ standard: 1_500, express: 3_000 }),
    taxRates: each({ rateBp: 1_000, included: true }),
    returnFee: each(1_500),
    refundReauthFrom: each(50_000),
    returnWindowDays: 30,
    holdMinutes: 10,
    wholesaleCommissionBp: 800,
    commissionTaxRates: [{ country: 'JP', rateBp: 1_000 }],
    payoutAfterDays: 14,
    payoutEveryDays: 7,
  },
  changed: { holdMinutes: { at: '2026-11-01T00:00:00.000Z', by: 'usr_1' } },
};

test('a draft means the settings it was made of, and only what was changed is sent', () => {
  const draft = draftOf(sample.settings);
  expect(settingsOf(draft)).toEqual(sample.settings);
  expect(problemsOf(draft)).toEqual([]);
  expect(changeOf({ ...draft, holdMinutes: 12, wholesaleCommission: 8.25 }, sample)).toEqual({
    holdMinutes: 12,
    wholesaleCommissionBp: 825,
    seen: { holdMinutes: '2026-11-01T00:00:00.000Z', wholesaleCommissionBp: null },
  });
});

test('what is missing, out of range or there twice is found', () => {
  const draft = draftOf(sample.settings);
  const rate = { country: 'JP', percent: 10 };
  const wrong = {
    ...draft,
    holdMinutes: 61,
    payoutEveryDays: null,
    returnFee: { ...draft.returnFee, JPY: null },
    commissionTaxRates: [rate, rate],
  };
  expect(problemsOf(wrong).map(({ field }) => field)).toEqual(['returnFee.JPY', 'holdMinutes', 'payoutEveryDays', 'commissionTaxRates']);
});

test('of two admins, the second sees both values and chooses', async () => {
  const state = { now: sample };
  shown = await renderScreen(SettingsScreen, {
    route: routeOf('settings'),
    locales,
    signedIn: { staffRole: 'admin' },
    api: {
      'GET /api/settings': () => state.now,
      'POST /api/settings': ({ body }) => {
        if (body.seen?.['holdMinutes'] !== state.now.changed['holdMinutes']?.at)
          return fail({ status: 409, code: 'conflict', details: { names: ['holdMinutes'] } });
        const at = '2026-11-23T02:00:00.000Z';
        return (state.now = {
          settings: { ...state.now.settings, holdMinutes: body.holdMinutes ?? 0 },
          changed: { holdMinutes: { at, by: 'usr_2' } },
        });
      },
    },
  });
  const { user } = shown;
  const minutes = await screen.findByRole('textbox', { name: 'Minutes' });
  expect(screen.getByRole('button', { name: 'Save the changes' })).toBeDisabled();
  fireEvent.change(minutes, { target: { value: '0' } });
  await user.click(screen.getByRole('button', { name: 'Save the changes' }));
  await waitFor(() => expect(minutes).toBeInvalid());
  fireEvent.change(minutes, { target: { value: '12' } });
  state.now = {
    settings: { ...sample.settings, holdMinutes: 20 },
    changed: { holdMinutes: { at: '2026-11-23T01:00:00.000Z', by: 'usr_2' } },
  };
  await user.click(screen.getByRole('button', { name: 'Save the changes' }));
  const notice = within(await screen.findByRole('table', { name: 'What differs' }));
  expect(await notice.findByRole('row', { name: 'Reservation at the checkout 12 20' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(state.now.settings.holdMinutes).toBe(12));
  expect(await screen.findByText('Nothing is changed.')).toBeInTheDocument();
});
