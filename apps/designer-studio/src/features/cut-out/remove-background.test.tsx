import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { renderScreen } from '@orime/testing';
import type { RenderedScreen } from '@orime/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales } from '../../sample-studio.fixture.ts';
import RemoveBackgroundScreen from './remove-background-screen.tsx';
import { installIndexedDb } from './work/indexed-db.fixture.ts';
import type { MatteCalls } from './worker/messages.ts';

const HEAD = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 9, 0, 0, 0, 9);
const picture = new File([HEAD], 'coat.png', { type: 'image/png' });

/** What the page has asked of its worker. */
let asked: { readonly kind: string; readonly cut?: MatteCalls['preview']['ask']['cut']; readonly format?: string }[] = [];
const image = { width: 90, height: 120 };
const answers: Readonly<Record<string, () => unknown>> = {
  open: () => ({ whole: { width: 900, height: 1200 }, isReduced: false, picture: image }),
  preview: () => ({ image, bounds: { x: 0.2, y: 0.1, width: 0.6, height: 0.8 }, share: 0.48 }),
  export: () => ({ blob: new Blob(['x'], { type: 'image/png' }), width: 900, height: 1200 }),
};

/** The edge of the browser: jsdom has no workers, and canvases without drawing. */
class AnsweringWorker extends EventTarget {
  postMessage({ id, kind, ...ask }: { readonly id: number; readonly kind: string }): void {
    asked.push({ kind, ...ask });
    const data = { id, status: 'done', answer: answers[kind]?.() };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate(): void {}
}

let shown: RenderedScreen | undefined;
let storage: ReturnType<typeof installIndexedDb>;
const drawing: unknown = Reflect.get(HTMLCanvasElement.prototype, 'getContext');

beforeEach(() => {
  asked = [];
  storage = installIndexedDb();
  Object.assign(globalThis, { Worker: AnsweringWorker });
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', () => null);
});
afterEach(() => {
  shown?.close();
  storage.restore();
  Reflect.deleteProperty(globalThis, 'Worker');
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', drawing);
});

async function open(language: 'en' | 'jp' = 'en', signedIn?: { readonly type: 'designer' }): Promise<RenderedScreen> {
  const route = routes.find(({ path }) => path === '/remove-background') ?? routes[0];
  shown = await renderScreen(RemoveBackgroundScreen, { route, locales, language, signedIn });
  return shown;
}

const lastCut = () => asked.findLast(({ kind }) => kind === 'preview')?.cut;

describe('files', () => {
  test.each([
    ['en', new File(['x'], 'IMG_1.HEIC'), /^HEIC photographs cannot be opened/],
    ['jp', new File(['x'], 'IMG_1.HEIC'), /^HEIC形式の写真は開けません/],
    ['en', new File(['hello'], 'note.png', { type: 'image/png' }), /^This is no photograph/],
  ] as const)('%s: %p is explained', async (language, file, words) => {
    await open(language);
    const field = screen.getByLabelText(language === 'en' ? 'Choose a photograph' : '写真を選択');
    fireEvent.change(field, { target: { files: [file] } });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  test('can be pasted anywhere on the page', async () => {
    await open();
    fireEvent.paste(document.body, { clipboardData: { files: [picture] } });
    expect(await screen.findByRole('img', { name: 'Result: 48% of the picture is kept' })).toBeInTheDocument();
  });

  test('in a browser without workers fail in words, and another can be tried', async () => {
    Reflect.deleteProperty(globalThis, 'Worker');
    const { user } = await open();
    await user.upload(screen.getByLabelText('Choose a photograph'), picture);
    expect(await screen.findByRole('heading', { name: 'This did not work' })).toBeInTheDocument();
    expect(screen.getByLabelText('Choose a photograph')).toBeInTheDocument();
  });
});

describe('a picture', () => {
  async function openPicture(signedIn?: { readonly type: 'designer' }): Promise<RenderedScreen> {
    const opened = await open('en', signedIn);
    await opened.user.upload(screen.getByLabelText('Choose a photograph'), picture);
    await screen.findByRole('img', { name: /^Result/ });
    return opened;
  }

  test('follows the sliders and the background', async () => {
    const { user } = await openPicture();
    fireEvent.change(screen.getByRole('slider', { name: 'How much is background' }), { target: { value: '75' } });
    await waitFor(() => expect(lastCut()).toMatchObject({ tolerance: 2 }));
    await user.click(screen.getByRole('tab', { name: 'Background' }));
    await user.click(screen.getByRole('radio', { name: 'A color' }));
    await waitFor(() => expect(lastCut()?.background).toEqual({ kind: 'colour', colour: '#ffffff' }));
    await user.click(screen.getByRole('button', { name: 'Warm paper' }));
    await waitFor(() => expect(lastCut()?.background).toEqual({ kind: 'colour', colour: '#e4dfd6' }));
  });

  test('is drawn on by keys, and marks are taken back', async () => {
    const { user } = await openPicture();
    await user.click(screen.getByRole('tab', { name: 'By hand' }));
    screen.getByRole('application', { name: 'Picture to draw on' }).focus();
    await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}{Enter}');
    await waitFor(() => expect(lastCut()?.marks).toMatchObject([{ tool: 'brush', isKept: false, points: [0.51, 0.4] }]));
    expect(screen.getByText('Removed: 51% from the left, 40% from the top')).toBeInTheDocument();
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(lastCut()?.marks).toEqual([]));
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    await waitFor(() => expect(lastCut()?.marks).toHaveLength(1));
  });

  test('asks before it is given up with what was drawn', async () => {
    const { user } = await openPicture();
    await user.click(screen.getByRole('tab', { name: 'By hand' }));
    screen.getByRole('application').focus();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Another picture' }));
    const dialog = await screen.findByRole('alertdialog', {}, { timeout: 20_000 });
    expect(dialog).toHaveAccessibleName('Start with another picture?');
    await user.click(screen.getAllByRole('button', { name: 'Another picture' }).at(-1) ?? dialog);
    expect(await screen.findByLabelText('Choose a photograph')).toBeInTheDocument();
    await waitFor(() => expect(storage.entries.size).toBe(0));
  });

  test('is handed to a new design by designers alone', async () => {
    const { user, address } = await openPicture({ type: 'designer' });
    await user.click(screen.getByRole('button', { name: 'Use in a design' }));
    await waitFor(() => expect(address()).toBe('/add-design-upload'));
    expect(storage.entries.get('handed-over')).toMatchObject({ name: 'coat-cut-out.png' });
    shown?.close();
    storage.entries.clear();
    await openPicture();
    expect(screen.queryByRole('button', { name: 'Use in a design' })).not.toBeInTheDocument();
  });
});
