import { expect, jest, test } from '@jest/globals';
import type { RouteDeclaration } from '@orime/contracts';
import { useEffect, useState, type ComponentType } from 'react';
import { renderOnServer } from '../render-on-server.tsx';
import { atPlaceAndTime } from './at-place-and-time.ts';
import { takeOver } from './take-over.tsx';

const route: RouteDeclaration = {
  path: '/here',
  screen: 'here',
  access: 'public',
  chrome: { header: 'full', banner: true, scrollButton: true },
  titleKey: 'here.title',
  criticality: 'core',
};
const options = { route, locales: {} };
const hour = () => new Date('2026-11-21T03:00:00Z').getHours();

/** What React reports and prints when a browser takes over what a server elsewhere has drawn. */
async function complaintsOf(Screen: ComponentType): Promise<string> {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const at = (timeZone: string) => ({ timeZone, now: '2026-11-21T03:00:00Z' });
  const html = await atPlaceAndTime(at('America/Los_Angeles'), () => renderOnServer(Screen, options));
  const differences = await atPlaceAndTime(at('Asia/Tokyo'), () => takeOver(Screen, html, options));
  const printed = errors.mock.calls.map(([message]) => String(message)).filter((message) => !message.startsWith('Detected multiple'));
  errors.mockRestore();
  return [...differences.map(String), ...printed].join('\n');
}

test('another text and another attribute than the server’s are found, also those of the time zone', async () => {
  const hourOf = () => <h1>{hour()}</h1>;
  expect(await complaintsOf(hourOf)).toContain('the server rendered text didn');
  const attributeOf = () => <h1 title={typeof window === 'undefined' ? 'server' : 'browser'}>Here</h1>;
  expect(await complaintsOf(attributeOf)).toContain('attributes of the server rendered HTML didn');
});

test('what a screen learns after it was taken over is no difference', async () => {
  function Screen() {
    const [words, setWords] = useState('Here');
    useEffect(() => setWords(document.title || String(hour())), []);
    return <h1>{words}</h1>;
  }
  expect(await complaintsOf(Screen)).toBe('');
});
