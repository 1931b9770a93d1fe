import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { sampleDesign, sampleImage } from '@orime/testing/samples';
import { act, screen } from '@testing-library/react';
import { open, related } from '../design-screen.fixture.ts';

const filmed = {
  'GET /api/design/name/:name': () =>
    sampleDesign({ video: { id: 'fil_film', width: 720, height: 960, poster: sampleImage({ id: 'fil_still' }) } }),
  ...related,
};

// jsdom plays nothing; asking it to is all there is to see.
const { load } = HTMLMediaElement.prototype;
beforeEach(() => void (HTMLMediaElement.prototype.load = () => undefined));
afterEach(() => void (HTMLMediaElement.prototype.load = load));

describe('the film of a garment', () => {
  test('is only read once somebody wishes to see it, and plays without sound', async () => {
    const { user } = await open({ api: filmed });
    const play = await screen.findByRole('button', { name: 'Watch it move: Indigo Haori' });
    expect(document.querySelector('video')).toBeNull();
    await user.click(play);
    const film = screen.getByLabelText<HTMLVideoElement>('Film of Indigo Haori, without sound');
    expect(film).toHaveAttribute('src', '/media/fil_film/video.mp4');
    expect([film.muted, film.autoplay, film.loop, film.controls]).toEqual([true, true, true, true]);
    expect(film).toHaveAttribute('playsinline');
  });

  test('that does not come says so, and can be asked for again', async () => {
    const { user } = await open({ api: filmed, language: 'jp' });
    await user.click(await screen.findByRole('button', { name: '動きを見る：藍の羽織' }));
    act(() => void screen.getByLabelText('藍の羽織の動画（音声なし）').dispatchEvent(new Event('error')));
    expect(screen.getByRole('alert')).toHaveTextContent('動画を再生できませんでした。');
    await user.click(screen.getByRole('button', { name: 'もう一度再生する' }));
    expect(screen.getByLabelText('藍の羽織の動画（音声なし）')).toBeInTheDocument();
  });

  test('is absent where there is none', async () => {
    await open();
    await screen.findByRole('button', { name: /^Enlarge photograph 1 / });
    expect(screen.queryByRole('button', { name: /^Watch it move/ })).toBeNull();
  });
});
