import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { renderScreen, type RenderedScreen } from '@orime/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { routes } from '../../../routes.ts';
import { locales, ownProfile, vocabulary } from '../../../sample-studio.fixture.ts';
import AddDesignScreen from '../add-design-screen.tsx';
import { MAX_BYTES } from './video-limits.ts';

let shown: RenderedScreen | undefined;
beforeEach(() => localStorage.clear());
afterEach(() => shown?.close());

const fileOf = (name: string, type: string, bytes = 9): File => {
  const file = new File(['film'], name, { type });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};

/** A film whose first picture this browser shows, or fails at: jsdom itself plays nothing. */
function playFilms(event: 'loadeddata' | 'error', seconds = 0): () => void {
  const { createObjectURL, revokeObjectURL } = URL;
  const kept = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'src');
  Object.assign(URL, { createObjectURL: () => 'blob:film', revokeObjectURL: () => undefined });
  Object.defineProperty(HTMLMediaElement.prototype, 'duration', { configurable: true, get: () => seconds });
  Object.defineProperty(HTMLMediaElement.prototype, 'currentTime', {
    configurable: true,
    set(this: HTMLMediaElement) {
      queueMicrotask(() => this.dispatchEvent(new Event('seeked')));
    },
  });
  Object.defineProperty(HTMLMediaElement.prototype, 'src', {
    configurable: true,
    set(this: HTMLMediaElement) {
      queueMicrotask(() => this.dispatchEvent(new Event(event)));
    },
  });
  return () => {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    if (kept) Object.defineProperty(HTMLMediaElement.prototype, 'src', kept);
    for (const name of ['duration', 'currentTime']) Reflect.deleteProperty(HTMLMediaElement.prototype, name);
  };
}

async function openField(language: 'en' | 'jp' = 'en') {
  shown = await renderScreen(AddDesignScreen, {
    route: routes.find(({ path }) => path === '/add-design') ?? routes[0],
    at: '/add-design',
    locales,
    language,
    signedIn: { type: 'designer' },
    api: { 'GET /api/profile': () => ownProfile(), 'GET /api/vocabulary': vocabulary },
  });
  const field = within(await screen.findByRole('group', { name: language === 'jp' ? '動画' : 'Film' }));
  const choose = (file: File) =>
    fireEvent.change(field.getByLabelText(language === 'jp' ? '動画を追加' : 'Add a film'), { target: { files: [file] } });
  return { field, choose, calls: () => shown?.api.calls.filter(({ method }) => method === 'POST') };
}

describe('a film that is chosen', () => {
  test('is refused before it is sent when it is no MP4 or too large', async () => {
    const { field, choose, calls } = await openField();
    choose(fileOf('walk.mov', 'video/quicktime'));
    expect(await field.findByRole('alert')).toHaveTextContent('This is not an MP4.');
    choose(fileOf('walk.mp4', 'video/mp4', MAX_BYTES + 1));
    expect(await field.findByText('This is larger than 25 MB. Please make it shorter or smaller.')).toBeInTheDocument();
    expect(field.queryByRole('button', { name: 'Send again' })).toBeNull();
    expect(calls()).toEqual([]);
  });

  test('is refused when this browser cannot play it, as its customers could not', async () => {
    const stop = playFilms('error');
    const { field, choose } = await openField('jp');
    choose(fileOf('walk.mp4', 'video/mp4'));
    expect(await field.findByRole('alert', {}, { timeout: 10_000 })).toHaveTextContent('ブラウザで再生できないファイルです');
    stop();
  });
});
