import { afterEach, expect, test } from '@jest/globals';
import { X_RAY_ASKED, X_RAY_MARK } from '@orime/platform/x-ray';
import { renderScreen, type RenderedScreen } from '@orime/testing';
import { act, screen } from '@testing-library/react';
import { routeOf } from '../../../route-of.fixture.ts';
import { locales } from '../../../sample-designs.fixture.ts';
import { OutlineButton } from './outline-button.tsx';

let shown: RenderedScreen | undefined;
/** What the shell does when it is asked; the whole way is a journey. */
const answer = (): void => void document.documentElement.toggleAttribute(X_RAY_MARK);
afterEach(() => {
  shown?.close();
  removeEventListener(X_RAY_ASKED, answer);
  document.documentElement.removeAttribute(X_RAY_MARK);
});

test('the button opens and closes the developer tools, and shows whether they are open, also when others close them', async () => {
  addEventListener(X_RAY_ASKED, answer);
  shown = await renderScreen(OutlineButton, { route: routeOf('releases'), at: '/admin/releases', locales });
  const button = await screen.findByRole('button', { name: 'Outline the parts of this page', pressed: false });
  await shown.user.click(button);
  expect(await screen.findByRole('button', { pressed: true })).toBe(button);
  await shown.user.click(button);
  expect(await screen.findByRole('button', { pressed: false })).toBe(button);
  await shown.user.click(button);
  act(answer);
  expect(await screen.findByRole('button', { pressed: false })).toBe(button);
});
