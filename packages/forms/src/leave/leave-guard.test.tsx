import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Link } from '@orime/platform';
import type { RenderedScreen } from '@orime/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../test/show.tsx';
import { LeaveGuard } from './leave-guard.tsx';

function Page() {
  return (
    <>
      <LeaveGuard isOn />
      <Link to="/elsewhere">Away</Link>
      <a href="#below">Below</a>
    </>
  );
}

let shown: RenderedScreen;
beforeEach(() => window.history.replaceState({ idx: 0 }, '', '/form'));
afterEach(() => shown.close());

test('a link waits for the answer: staying stays, leaving leaves', async () => {
  shown = await show(Page);
  await shown.user.click(screen.getByRole('link', { name: 'Away' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  await shown.user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(shown.address()).toBe('/form');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await shown.user.click(screen.getByRole('link', { name: 'Away' }));
  await shown.user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(shown.address()).toBe('/elsewhere');
});

test('a link that was pressed while the work was being sent is followed once it is', async () => {
  function Sending() {
    const [isOn, setOn] = useState(true);
    return (
      <>
        <LeaveGuard isOn={isOn} />
        <button onClick={() => setOn(false)}>Sent</button>
        <Link to="/elsewhere">Away</Link>
      </>
    );
  }
  shown = await show(Sending);
  await shown.user.click(screen.getByRole('link', { name: 'Away' }));
  expect(shown.address()).toBe('/form');
  await shown.user.click(screen.getByText('Sent'));
  await waitFor(() => expect(shown.address()).toBe('/elsewhere'));
});

test('a place on the same page is not asked about', async () => {
  shown = await show(Page);
  await shown.user.click(screen.getByRole('link', { name: 'Below' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a step back in the history is taken back until it is allowed', async () => {
  window.history.pushState({ idx: 1 }, '', '/form');
  const seen: unknown[] = [];
  // Listens as the router does, after the guard.
  const note = (event: PopStateEvent): void => void seen.push(event.state);
  window.addEventListener('popstate', note);
  shown = await show(Page);
  act(() => window.history.back());
  await screen.findByRole('alertdialog');
  await waitFor(() => expect(window.history.state).toEqual({ idx: 1 }));
  expect(seen).toEqual([]);
  await shown.user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(seen).toEqual([{ idx: 0 }]));
  window.removeEventListener('popstate', note);
});

test('closing the tab is asked about by the browser', async () => {
  shown = await show(Page);
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  shown.close();
  const later = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(later);
  expect(later.defaultPrevented).toBe(false);
});
