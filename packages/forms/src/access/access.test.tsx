import { afterEach, describe, expect, test } from '@jest/globals';
import { ApiError, api } from '@orime/platform';
import { fail, unlisted } from '@orime/testing';
import type { RenderedScreen } from '@orime/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../test/show.tsx';
import { AccessPanel, refusalOf } from './access-panel.tsx';
import { useReauth } from './use-reauth.tsx';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

describe('instead of a screen', () => {
  test('a visitor is led to sign in and back', async () => {
    shown = await show(() => <AccessPanel refusal="sign-in" />, { at: '/form?tab=2' });
    expect(screen.getByRole('heading', { level: 1, name: 'Please sign in' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login?returnTo=%2Fform%3Ftab%3D2');
  });

  test.each([
    ['forbidden', 'このページを表示する権限がありません', '別のアカウントでログイン'],
    ['buyer_unverified', '企業情報を確認しています', 'ダッシュボードへ'],
    ['not_found', 'ページが見つかりません', 'カタログを見る'],
  ] as const)('%s is said in Japanese with one way on', async (refusal, title, action) => {
    shown = await show(() => <AccessPanel refusal={refusal} />, { language: 'jp' });
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: action })).toBeInTheDocument();
  });

  test.each([
    [401, 'unauthenticated', 'sign-in'],
    [403, 'forbidden', 'forbidden'],
    [403, 'buyer_unverified', 'buyer_unverified'],
    [403, 'reauth_required', undefined],
    [404, 'not_found', 'not_found'],
    [500, 'internal', undefined],
  ])('%i %s means %s', (status, code, refusal) => expect(refusalOf(new ApiError({ status, code, method: 'GET', url: '/' }))).toBe(refusal));
});

describe('the password once more', () => {
  function Remove() {
    const reauth = useReauth();
    const [outcome, setOutcome] = useState('');
    const remove = (): void =>
      void reauth
        .run(() => api.delete('/api/thing'))
        .then(
          () => setOutcome('removed'),
          (error: unknown) => setOutcome(String(error)),
        );
    return (
      <>
        <button type="button" onClick={remove}>
          Remove
        </button>
        <p>{outcome}</p>
        {reauth.dialog}
      </>
    );
  }
  const open = async () => {
    let isConfirmed = false;
    shown = await show(Remove, {
      api: {
        ...unlisted({ 'DELETE /api/thing': () => (isConfirmed ? {} : fail({ status: 403, code: 'reauth_required' })) }),
        'POST /api/users/reauth': ({ body }) => {
          isConfirmed = (body as { password: string }).password === 'right';
          return isConfirmed ? { until: '' } : fail({ status: 400, code: 'validation', fields: { password: 'is not right' } });
        },
      },
    });
    await shown.user.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByRole('dialog', { name: 'Confirm it is you' });
    return shown;
  };

  test('is asked for when the api wants it, and the call is repeated after the right one', async () => {
    const { user, api: fake } = await open();
    const password = screen.getByLabelText('Password');
    await waitFor(() => expect(password).toHaveFocus());
    await user.type(password, 'wrong{Enter}');
    expect(await screen.findByText('This is not your current password.')).toBeInTheDocument();
    await user.clear(password);
    await user.type(password, 'right{Enter}');
    expect(await screen.findByText('removed')).toBeInTheDocument();
    expect(fake.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
  });

  test('may be asked for before the call, and nothing happens without it', async () => {
    function Replace() {
      const reauth = useReauth();
      return (
        <>
          <button type="button" onClick={() => void reauth.asksFirst(() => api.delete('/api/thing'))}>
            Replace
          </button>
          {reauth.dialog}
        </>
      );
    }
    shown = await show(Replace, {
      api: { ...unlisted({ 'DELETE /api/thing': () => ({}) }), 'POST /api/users/reauth': () => ({ until: '' }) },
    });
    const press = () => shown?.user.click(screen.getByRole('button', { name: 'Replace' }));
    const calls = () => shown?.api.calls.filter(({ method }) => method === 'DELETE');
    await press();
    await shown.user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await press();
    expect(calls()).toHaveLength(0);
    await shown.user.type(await screen.findByLabelText('Password'), 'right{Enter}');
    await waitFor(() => expect(calls()).toHaveLength(1));
  });

  test('may be refused: the call fails as it did', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(/reauth_required/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
