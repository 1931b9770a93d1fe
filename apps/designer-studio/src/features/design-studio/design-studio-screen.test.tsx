import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { readStudioDocument } from '@orime/contracts/api/catalogue/read-studio-document';
import type { StudioDocument } from '@orime/contracts/api/catalogue/studio-document';
import { fail } from '@orime/testing';
import type { RenderedScreen } from '@orime/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makeText } from './document/make-object.ts';
import { newDocument } from './document/new-document.ts';
import { closeStudio, drawNothing, garment, openStudio, PATIENCE } from './studio-screen.fixture.ts';
import { readStudio } from './studio.store.ts';

beforeAll(drawNothing);

let shown: RenderedScreen | undefined;
const setItem = Storage.prototype.setItem;
afterEach(() => {
  leave();
  localStorage.clear();
});

/** Closes the tab: nothing but what was kept survives. */
function leave(): void {
  Storage.prototype.setItem = setItem;
  closeStudio(shown);
  shown = undefined;
}

async function open(...options: Parameters<typeof openStudio>): Promise<RenderedScreen> {
  shown = await openStudio(...options);
  return shown;
}

const layers = (): HTMLElement => screen.getByRole('list', { name: 'Layers' });

describe('a visitor', () => {
  test('writes on a garment, takes a step back, and finds it again after the tab was closed', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Text' }));
    const words = screen.getByRole('textbox', { name: 'Words' });
    await user.clear(words);
    await user.type(words, '折目');
    expect(within(layers()).getByRole('button', { name: '折目' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Star' }));
    expect(within(layers()).getAllByRole('listitem')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(within(layers()).getAllByRole('listitem')).toHaveLength(1);
    fireEvent(window, new Event('pagehide'));
    leave();
    await open();
    expect(within(layers()).getByRole('button', { name: '折目' })).toBeVisible();
    expect(screen.getByText('This is what you drew last in this browser.')).toBeVisible();
  });

  test('moves a layer over the cloth with the arrow keys, in one step back', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Rectangle' }));
    const before = readStudio().history.present.areas[0]?.objects[0];
    within(layers()).getByRole('button', { name: 'Rectangle' }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    const moved = readStudio().history.present.areas[0]?.objects[0];
    expect([moved?.x, moved?.y]).toEqual([(before?.x ?? 0) + 2, (before?.y ?? 0) + 10]);
    await user.keyboard('{Control>}z{/Control}');
    expect(readStudio().history.present.areas[0]?.objects[0]).toEqual(before);
  });

  test('draws by keys alone with the brush', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Brush' }));
    screen.getByRole('application', { name: 'Drawing surface: Front' }).focus();
    await user.keyboard(' {ArrowRight}{ArrowRight}{ArrowDown} ');
    expect(within(layers()).getByRole('button', { name: 'Brush stroke' })).toBeVisible();
  });

  test('is told that the browser is full, and loses nothing in the tab', async () => {
    const { user } = await open();
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    await user.click(screen.getByRole('button', { name: 'Text' }));
    expect(await screen.findByText(/This browser’s storage is full/)).toBeVisible();
    expect(within(layers()).getAllByRole('listitem')).toHaveLength(1);
  });

  test('is refused an SVG as a picture, with what to do instead', async () => {
    await open();
    fireEvent.change(screen.getByLabelText('Choose pictures'), {
      target: { files: [new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' })] },
    });
    expect(await screen.findByText(/SVG files are not taken as pictures/)).toBeVisible();
  });

  test('keeps the drawing with the server on the way to an account', async () => {
    const saved: unknown[] = [];
    const { user, platform, address } = await open({
      api: {
        'POST /api/guest-design': ({ body }) => {
          saved.push(body.doc);
          return { id: 'gar_9', key: 'secret' };
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Star' }));
    await user.click(await screen.findByRole('button', { name: 'Create an account to keep it' }));
    await waitFor(() => expect(address()).toBe('/register'));
    expect(readStudioDocument(saved[0])?.areas[0]?.objects).toHaveLength(1);
    expect(platform.root.getState().guestDesign).toEqual({ id: 'gar_9', key: 'secret' });
  });

  test('finds every word in Japanese', async () => {
    await open({ language: 'jp' });
    expect(screen.getByRole('heading', { level: 1, name: 'デザインスタジオ' })).toBeVisible();
    expect(screen.getByText('この面にはまだ何も描かれていません。文字、画像、図形を追加してください。')).toBeVisible();
  });
});

describe('a member', () => {
  test('has it saved as it grows, each time on the version before', async () => {
    const sent: string[] = [];
    const { user } = await open({
      isMember: true,
      api: {
        'POST /api/garment': ({ body }) => {
          sent.push('new');
          return garment(body.doc, 1);
        },
        'PUT /api/garment/:id': ({ params, headers, body }) => {
          sent.push(`${params.id} ${headers.get('if-match') ?? ''}`);
          return garment(body.doc, 2);
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Star' }));
    expect(await screen.findByText('Saved', {}, PATIENCE)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Rectangle' }));
    await waitFor(() => expect(sent).toEqual(['new', 'gar_1 "1"']), PATIENCE);
  });

  test('opens a garment, and decides when it was changed elsewhere meanwhile', async () => {
    const mine = newDocument('tee');
    const [front] = mine.areas;
    if (front === undefined) throw new Error('A tee has a front');
    const stored: StudioDocument = {
      ...mine,
      areas: mine.areas.map((area) => (area === front ? { ...area, objects: [makeText('Mine', '#000000', front)] } : area)),
    };
    let version = 4;
    const versions: string[] = [];
    const { user } = await open({
      isMember: true,
      at: '/designstudio?garment=gar_1',
      api: {
        'GET /api/garment/:id': () => garment(stored, version),
        'PUT /api/garment/:id': ({ headers, body }) => {
          const asked = headers.get('if-match') ?? '';
          versions.push(asked);
          return asked === '"7"' ? garment(body.doc, 8) : fail({ status: 409, code: 'conflict' });
        },
      },
    });
    expect(await within(await screen.findByRole('list', { name: 'Layers' })).findByRole('button', { name: 'Mine' })).toBeVisible();
    version = 7;
    await user.click(screen.getByRole('button', { name: 'Star' }));
    await user.click(await screen.findByRole('button', { name: 'Keep what is here' }, PATIENCE));
    expect(await screen.findByText('Saved', {}, PATIENCE)).toBeVisible();
    expect(versions).toEqual(['"4"', '"7"']);
  });

  test('has what was drawn before signing in', async () => {
    const first = await open();
    await first.user.click(screen.getByRole('button', { name: 'Star' }));
    fireEvent(window, new Event('pagehide'));
    leave();
    const sent: unknown[] = [];
    await open({
      isMember: true,
      api: {
        'POST /api/garment': ({ body }) => {
          sent.push(readStudioDocument(body.doc)?.areas[0]?.objects.length);
          return garment(body.doc, 1);
        },
      },
    });
    await waitFor(() => expect(sent).toEqual([1]), PATIENCE);
  });

  test.each([
    ['that is somebody else’s', () => fail({ status: 404, code: 'not_found' }), 'This garment could not be opened'],
    ['of another tool', () => garment({ garment: 'shirt' }, 1), 'This garment was made with another tool'],
  ] as const)('is told about a garment %s', async (_, answer, title) => {
    await open({ isMember: true, at: '/designstudio?garment=gar_1', api: { 'GET /api/garment/:id': answer } });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });
});
