import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { followRelease } from './follow-release.ts';

const originalFetch = globalThis.fetch;
let released = 'rs_2';
let mutations = 0;
let stop: () => void;
/** Clicks that the page itself got, and so would have drawn its next screen. */
let followed: string[] = [];

beforeEach(async () => {
  released = 'rs_2';
  mutations = 0;
  followed = [];
  window.history.replaceState({}, '', '/catalog');
  document.body.innerHTML = '<main><a href="/men">Men</a><a href="#below">Below</a><input name="note"><input type="search"></main>';
  document.body.addEventListener('click', (event) => {
    followed.push((event.target as HTMLAnchorElement).getAttribute('href') ?? '');
    event.preventDefault();
  });
  globalThis.fetch = async () => Response.json({ id: released });
  await begin();
});
afterEach(() => {
  stop();
  globalThis.fetch = originalFetch;
});

async function begin(): Promise<void> {
  stop?.();
  stop = followRelease({ boot: { release: { id: 'rs_1' } }, queries: { isMutating: () => mutations } } as never);
  await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Whether following the link is left to the page. jsdom has no navigation: it says so instead of loading one. */
function click(text = 'Men'): boolean {
  const printed = jest.spyOn(console, 'error').mockImplementation(() => {});
  const before = followed.length;
  [...document.querySelectorAll('a')].find((link) => link.textContent === text)?.click();
  printed.mockRestore();
  return followed.length > before;
}

test('the next link loads its page anew', () => {
  expect(click()).toBe(false);
});

test('a place on the same page does not', () => {
  expect(click('Below')).toBe(true);
});

test('without a newer release, and without an answer, the page goes on', async () => {
  released = 'rs_1';
  await begin();
  expect(click()).toBe(true);
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  await begin();
  expect(click()).toBe(true);
});

test('a release that comes later is seen when the tab is looked at again', async () => {
  released = 'rs_1';
  await begin();
  released = 'rs_2';
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(click()).toBe(false);
});

test('what was typed on the page keeps it, and a search does not', () => {
  document.querySelector('input[type="search"]')?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(click()).toBe(false);
  document.querySelector('input[name="note"]')?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(click()).toBe(true);
  window.history.pushState({}, '', '/about');
  expect(click()).toBe(false);
});

test.each(['<select name="size"><option>S</option></select>', '<div contenteditable="true">Draft</div>', '<textarea></textarea>'])(
  'so does what was chosen or written in %s, and not what filters a list',
  (field) => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', `<form role="search">${field}</form>`);
    document.querySelector('form > *')?.dispatchEvent(new Event('input', { bubbles: true }));
    expect(click()).toBe(false);
    document.querySelector('main')?.insertAdjacentHTML('beforeend', field);
    document.querySelector('main > :last-child')?.dispatchEvent(new Event('input', { bubbles: true }));
    expect(click()).toBe(true);
  },
);

test('unsent work, an open dialog and a change on its way keep it', () => {
  const hold = (event: Event): void => event.preventDefault();
  window.addEventListener('beforeunload', hold);
  expect(click()).toBe(true);
  window.removeEventListener('beforeunload', hold);
  mutations = 1;
  expect(click()).toBe(true);
  mutations = 0;
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>');
  expect(click()).toBe(true);
  document.querySelector('[role="dialog"]')?.remove();
  expect(click()).toBe(false);
});
