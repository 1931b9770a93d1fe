import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Calls, MatteCalls, SceneCalls } from '../worker/messages.ts';
import { WorkerFailure } from '../worker/worker-client.ts';
import type { WorkerClient } from '../worker/worker-client.ts';
import { CutOutSession } from './cut-out-session.ts';
import { undo, withMark } from './cut-settings.ts';
import { installIndexedDb } from './indexed-db.fixture.ts';
import { takeHandedOver, handOver, keptWork } from './kept-work.ts';

type Call = {
  readonly kind: string;
  readonly ask: object;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
};

/** Stands for the edge to a worker: the test answers what is asked. */
function answering<Of extends Calls>() {
  const calls: Call[] = [];
  let starts = 0;
  const start = (): WorkerClient<Of> => {
    starts += 1;
    const own: Call[] = [];
    return {
      call: (kind, ask) =>
        new Promise((resolve, reject) => {
          // The test answers with what the kind promises.
          const call = { kind: String(kind), ask, resolve: resolve as (answer: unknown) => void, reject };
          own.push(call);
          calls.push(call);
        }),
      close: () => own.forEach(({ reject }) => reject(new WorkerFailure('ended', 'closed'))),
    };
  };
  const next = async (kind: string): Promise<Call> => {
    for (let turn = 0; turn < 200; turn += 1) {
      const place = calls.findIndex((call) => call.kind === kind);
      if (place !== -1) return calls.splice(place, 1)[0] as Call; // found just above
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    throw new Error(`Nobody asked for ${kind}`);
  };
  return { start, next, calls, starts: () => starts };
}

const picture = new File(
  [Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 9, 0, 0, 0, 9)],
  'coat.png',
  {
    type: 'image/png',
  },
);
const opened = { whole: { width: 9, height: 9 }, isReduced: false, picture: {} };
const preview = (share: number) => ({ image: {}, bounds: { x: 0, y: 0, width: 1, height: 1 }, share });
const mark = { tool: 'area', isKept: false, x: 0.5, y: 0.5 } as const;

let storage: ReturnType<typeof installIndexedDb>;
let matte: ReturnType<typeof answering<MatteCalls>>;
let scene: ReturnType<typeof answering<SceneCalls>>;
let session: CutOutSession;

beforeEach(() => {
  storage = installIndexedDb();
  matte = answering();
  scene = answering();
  session = new CutOutSession({ isKeeping: true, startMatte: matte.start, startScene: scene.start });
});
afterEach(() => {
  session.close();
  storage.restore();
});

async function open(): Promise<void> {
  const choosing = session.choose(picture, 'coat.png');
  (await matte.next('open')).resolve(opened);
  (await matte.next('preview')).resolve(preview(0.5));
  await choosing;
}

test('a picture is opened, drawn, and drawn again after the latest of many changes', async () => {
  await open();
  expect(session.read()).toMatchObject({ phase: { status: 'ready', name: 'coat.png' }, isKept: true, isDrawing: false });
  for (const threshold of [60, 70, 80]) session.change({ threshold });
  (await matte.next('preview')).resolve(preview(0.4));
  const last = await matte.next('preview');
  expect(last.ask).toMatchObject({ cut: { tolerance: 2 ** (30 / 25) } });
  last.resolve(preview(0.3));
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(matte.calls).toEqual([]);
  expect(session.read().previews.studio?.share).toBe(0.3);
});

test('a crop and a format ask for no new drawing', async () => {
  await open();
  session.change({ frame: { crop: 'square', margin: 0.1 }, format: 'webp' });
  expect(matte.calls).toEqual([]);
});

test('a file that is no picture leaves the one under work', async () => {
  await open();
  await session.choose(new File(['hello'], 'note.txt'), 'note.txt');
  expect(session.read()).toMatchObject({ refusal: 'type', phase: { status: 'ready', name: 'coat.png' } });
});

test('a damaged picture is told from a browser without memory', async () => {
  for (const reason of ['unreadable', 'broken'] as const) {
    const choosing = session.choose(picture, 'coat.png');
    (await matte.next('open')).reject(new WorkerFailure(reason, ''));
    await choosing;
    expect(session.read().phase).toEqual({ status: 'failed', name: 'coat.png', reason });
  }
});

test('cancelling while it opens leaves an empty desk', async () => {
  const choosing = session.choose(picture, 'coat.png');
  await matte.next('open');
  session.clear();
  await choosing;
  expect(session.read().phase).toEqual({ status: 'empty' });
});

describe('the second way', () => {
  const found = { width: 1, height: 1, mask: Uint8Array.of(255) };

  test('stands beside the first, is kept, and can be left', async () => {
    await open();
    const looking = session.lookAtScene();
    (await matte.next('sample')).resolve({ width: 1, height: 1, data: new Uint8ClampedArray(4) });
    expect(session.read().scene.status).toBe('looking');
    (await scene.next('find')).resolve(found);
    (await matte.next('scene')).resolve(null);
    (await matte.next('preview')).resolve(preview(0.2));
    (await matte.next('preview')).resolve(preview(0.2));
    await looking;
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(session.read()).toMatchObject({ scene: { status: 'found' }, settings: { pass: 'scene' } });
    expect([session.read().previews.studio?.share, session.read().previews.scene?.share]).toEqual([0.5, 0.2]);
    expect(await keptWork.read()).toMatchObject({ scene: found, settings: { pass: 'scene' } });
  });

  test('can be stopped, or fail: the first result stays', async () => {
    await open();
    const first = session.lookAtScene();
    (await matte.next('sample')).resolve({});
    await scene.next('find');
    session.stopLooking();
    await first;
    expect(session.read().scene.status).toBe('none');
    const second = session.lookAtScene();
    (await matte.next('sample')).resolve({});
    (await scene.next('find')).reject(new WorkerFailure('broken', 'no memory'));
    await second;
    expect(session.read()).toMatchObject({ scene: { status: 'failed' }, settings: { pass: 'studio' } });
  });
});

describe('a lost tab', () => {
  test('loses neither the picture nor what was drawn and taken back', async () => {
    await open();
    session.change((now) => withMark(now, mark));
    (await matte.next('preview')).resolve(preview(0.4));
    session.change(undo);
    (await matte.next('preview')).resolve(preview(0.5));
    await new Promise((resolve) => setTimeout(resolve, 5));
    session.close();
    const later = new CutOutSession({ isKeeping: true, startMatte: matte.start, startScene: scene.start });
    const resuming = later.resume();
    const asked = await matte.next('open');
    expect(asked.ask).toMatchObject({ file: picture });
    asked.resolve(opened);
    (await matte.next('preview')).resolve(preview(0.5));
    await resuming;
    expect(later.read()).toMatchObject({ isKept: true, settings: { marks: [], undone: [mark] }, phase: { status: 'ready' } });
    later.close();
  });

  test('with both results brings both back', async () => {
    await open();
    await keptWork.writeScene({ width: 1, height: 1, mask: Uint8Array.of(255) });
    session.change({ pass: 'scene' });
    (await matte.next('preview')).resolve(preview(0.4));
    await new Promise((resolve) => setTimeout(resolve, 5));
    session.close();
    const later = new CutOutSession({ isKeeping: true, startMatte: matte.start, startScene: scene.start });
    const resuming = later.resume();
    (await matte.next('open')).resolve(opened);
    const shown = [await matte.next('preview')];
    shown[0]?.resolve(preview(0.4));
    shown.push(await matte.next('preview'));
    shown[1]?.resolve(preview(0.5));
    await resuming;
    expect(shown.map(({ ask }) => ask)).toMatchObject([{ cut: { pass: 'scene' } }, { cut: { pass: 'studio' } }]);
    expect([later.read().previews.scene?.share, later.read().previews.studio?.share]).toEqual([0.4, 0.5]);
    later.close();
  });

  test('in a browser with a full storage is warned of, and the work goes on', async () => {
    storage.isFull = true;
    await open();
    expect(session.read()).toMatchObject({ isKept: false, phase: { status: 'ready' } });
    expect(storage.entries.size).toBe(0);
  });

  test('that fills the storage while one draws is warned of, too', async () => {
    await open();
    storage.isFull = true;
    session.change((now) => withMark(now, mark));
    (await matte.next('preview')).resolve(preview(0.4));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(session.read().isKept).toBe(false);
  });
});

test('a picture is handed over once', async () => {
  expect(await handOver(picture)).toBe(true);
  expect([await takeHandedOver(), await takeHandedOver()]).toEqual([picture, undefined]);
});
