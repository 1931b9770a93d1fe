import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { IMAGE_TYPES as CONTRACT_TYPES, MAX_UPLOAD_BYTES } from '@orime/contracts/api/media/upload';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { interceptUploads } from '../test/intercept-uploads.ts';
import { show } from '../test/show.tsx';
import { DOCUMENT_TYPES, IMAGE_TYPES, MAX_FILE_BYTES } from './file-types.ts';
import { FilesField } from './files-field.tsx';
import type { Picture } from './picture.ts';
import { PicturesField } from './pictures-field.tsx';
import { ticketRoute } from './upload-routes.ts';
import { useFormFiles } from './use-form-files.ts';

const jpeg = (name: string): File => new File(['x'], name, { type: 'image/jpeg' });
const stored = (id: string) => ({
  id,
  url: '',
  w: 900,
  h: 1200,
  blur: '',
  color: '#888',
  mime: 'image/jpeg',
  bytes: 1,
  claim: `claim-${id}`,
});
const refused = (code: string) => ({ error: { code, message: code, messageJp: code } });

let network: ReturnType<typeof interceptUploads>;
let shown: RenderedScreen | undefined;
beforeEach(() => {
  network = interceptUploads();
});
afterEach(() => {
  shown?.close();
  network.restore();
});
const user = () => {
  if (shown === undefined) throw new Error('Nothing is shown');
  return shown.user;
};
const file = async (index: number) => {
  await waitFor(() => expect(network.sent.length).toBeGreaterThan(index));
  const found = network.sent[index];
  if (found === undefined) throw new Error(`No file ${index} was sent`);
  return found;
};

test('what is taken and how large it may be is what the contract says', () => {
  expect([IMAGE_TYPES, MAX_FILE_BYTES]).toEqual([CONTRACT_TYPES, MAX_UPLOAD_BYTES]);
  expect(DOCUMENT_TYPES).toEqual([...CONTRACT_TYPES, 'application/pdf']);
});

describe('papers of a visitor', () => {
  function Papers({ max = 3, isKept = false }: { readonly max?: number; readonly isKept?: boolean }) {
    const [own] = useState(() => ticketRoute('report'));
    const files = useFormFiles({ route: own, max, keep: isKept ? { form: 'report', userId: undefined } : undefined });
    return (
      <>
        <FilesField id="papers" legend="Papers" label="Add papers" files={files} />
        <button type="button" onClick={files.clear}>
          Start over
        </button>
        <pre>{JSON.stringify(files.stored)}</pre>
      </>
    );
  }
  const open = async (handlers: ApiHandlers = {}, max?: number, isKept?: boolean) => {
    let tickets = 0;
    const ticket = () => ({ ticket: `t${++tickets}`, form: 'report' as const, expiresAt: '', filesLeft: 9, bytesLeft: 9 });
    shown = await show(() => <Papers max={max} isKept={isKept} />, { api: { 'POST /api/upload/ticket': ticket, ...handlers } });
  };
  const choose = (...files: File[]): Promise<void> => user().upload(screen.getByLabelText('Add papers'), files);
  const held = (): unknown => JSON.parse(document.querySelector('pre')?.textContent ?? 'null');

  test('are sent with one ticket, show their progress, and are handed on in the order of the sender', async () => {
    await open();
    await choose(jpeg('a.jpg'), jpeg('b.jpg'));
    const [first, second] = [await file(0), await file(1)];
    expect([first.url, second.url]).toEqual(['/api/upload?purpose=document&ticket=t1', '/api/upload?purpose=document&ticket=t1']);
    act(() => first.progress(0.5));
    expect(screen.getByRole('progressbar', { name: 'a.jpg' })).toHaveValue(50);
    act(() => {
      second.finish(200, stored('b'));
      first.finish(200, stored('a'));
    });
    await waitFor(() =>
      expect(held()).toEqual([
        { id: 'a', claim: 'claim-a' },
        { id: 'b', claim: 'claim-b' },
      ]),
    );
    await user().click(screen.getByRole('button', { name: 'Move b.jpg up' }));
    expect(held()).toMatchObject([{ id: 'b' }, { id: 'a' }]);
    await user().click(screen.getByRole('button', { name: 'Remove b.jpg' }));
    expect(held()).toMatchObject([{ id: 'a' }]);
  });

  test('take a new ticket unseen when theirs is over', async () => {
    await open();
    await choose(jpeg('a.jpg'));
    const first = await file(0);
    act(() => first.finish(410, refused('gone')));
    const second = await file(1);
    expect(second.url).toContain('ticket=t2');
    act(() => second.finish(200, stored('a')));
    await waitFor(() => expect(held()).toMatchObject([{ id: 'a' }]));
  });

  test('that fail can be sent again, those of a wrong kind cannot', async () => {
    await open();
    await choose(jpeg('a.jpg'));
    const first = await file(0);
    act(() => first.finish(503, refused('unavailable')));
    await user().click(await screen.findByRole('button', { name: 'Send again' }));
    const second = await file(1);
    act(() => second.finish(200, stored('a')));
    await waitFor(() => expect(held()).toMatchObject([{ id: 'a' }]));
    const heic = new File(['x'], 'scan.heic', { type: 'image/heic' });
    // Dropping passes the browser's own filter.
    fireEvent.drop(screen.getByText('Add papers'), { dataTransfer: { files: [heic] } });
    expect(await screen.findByText('This is not a JPEG, PNG, WebP, AVIF or PDF.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
  });

  test('that have arrived are kept in this browser until they are sent or the form starts over', async () => {
    localStorage.clear();
    await open({}, 3, true);
    await choose(jpeg('a.jpg'));
    const first = await file(0);
    expect(Object.keys(localStorage)).toEqual([]);
    act(() => first.finish(200, stored('a')));
    await waitFor(() => expect(localStorage.getItem('orime.draft.visitor.report-files')).toContain('claim-a'));
    shown?.close();
    await open({}, 3, true);
    await waitFor(() => expect(held()).toEqual([{ id: 'a', claim: 'claim-a' }]));
    await user().click(screen.getByRole('button', { name: 'Start over' }));
    expect(held()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test.each([
    ['the server has forgotten them', { at: 1, files: [{ id: 'x', name: 'a.jpg', bytes: 1, status: 'done', stored: { id: 'a' } }] }],
    ['they are none', { at: 8e15, files: [{ status: 'done' }, 7, null] }],
  ])('are not brought back when %s', async (_case, kept) => {
    localStorage.setItem('orime.draft.visitor.report-files', JSON.stringify(kept));
    await open({}, 3, true);
    await waitFor(() => expect(localStorage.getItem('orime.draft.visitor.report-files')).toBeNull());
    expect(held()).toEqual([]);
  });

  test('are given up by their button and by leaving, and stop at their number', async () => {
    await open({}, 1);
    await choose(jpeg('a.jpg'));
    const first = await file(0);
    expect(screen.queryByLabelText('Add papers')).not.toBeInTheDocument();
    await user().click(screen.getByRole('button', { name: 'Cancel a.jpg' }));
    expect(first.isAborted()).toBe(true);
    await choose(jpeg('b.jpg'));
    const second = await file(1);
    shown?.close();
    expect(second.isAborted()).toBe(true);
  });
});

describe('pictures', () => {
  function Pictures() {
    const [pictures, setPictures] = useState<Picture[]>([]);
    return (
      <>
        <PicturesField id="pictures" legend="Pictures" label="Add pictures" max={4} value={pictures} onChange={setPictures} />
        <pre>{JSON.stringify(pictures.map(({ id, alt }) => [id, alt.en]))}</pre>
      </>
    );
  }
  const held = (): unknown => JSON.parse(document.querySelector('pre')?.textContent ?? 'null');

  test('arrive in the order they were chosen, whichever is faster, and are described and moved by keyboard', async () => {
    shown = await show(Pictures);
    await user().upload(screen.getByLabelText('Add pictures'), [jpeg('a.jpg'), jpeg('b.jpg')]);
    const [first, second] = [await file(0), await file(1)];
    act(() => second.finish(200, stored('b')));
    expect(held()).toEqual([]);
    act(() => first.finish(200, stored('a')));
    await waitFor(() =>
      expect(held()).toEqual([
        ['a', ''],
        ['b', ''],
      ]),
    );
    await user().type(screen.getByRole('textbox', { name: 'What picture 2 shows (English)' }), 'Back');
    const list = screen.getByRole('list');
    within(list).getByRole('button', { name: 'Move Picture 2 up' }).focus();
    await user().keyboard('{Enter}');
    expect(held()).toEqual([
      ['b', 'Back'],
      ['a', ''],
    ]);
    expect(screen.getByText('Picture 2 is now number 1')).toBeInTheDocument();
    await user().click(screen.getByRole('button', { name: 'Remove Picture 1' }));
    expect(held()).toEqual([['a', '']]);
  });
});
