import { afterEach, describe, expect, test } from '@jest/globals';
import type { ImportReport } from '@orime/contracts/api/catalogue/own-design';
import { renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales, ownProfile, vocabulary } from '../../sample-studio.fixture.ts';
import AddDesignUploadScreen from './add-design-upload-screen.tsx';
import { csvTemplate } from './csv/csv-template.ts';
import { readTable } from './csv/read-table.ts';
import { keptPart, uncut } from './pictures/cut.ts';
import { findGroups, keepGroups } from './pictures/kept-groups.ts';
import { addPictures, duplicateIds, movePicture, noDefaults, subjectOf } from './pictures/picture-groups.ts';
import type { BulkPicture } from './pictures/picture-groups.ts';

const picture = (name: string, digest = name): BulkPicture => ({
  picture: { id: `fil_${name}`, width: 900, height: 1200, thumbhash: '', color: '#808080', alt: { en: '', jp: '' } },
  fileName: name,
  source: new File([], name),
  digest,
});

describe('pictures', () => {
  test.each([
    ['Coat-01.jpg', 'Coat'],
    ['coat (2).png', 'coat'],
    ['rain_coat_12.webp', 'rain_coat'],
    ['羽織１.jpg', '羽織'],
    ['IMG_1234.JPG', ''],
    ['01.jpg', ''],
  ])('%s is of “%s”', (name, subject) => expect(subjectOf(name)).toBe(subject));

  test('are grouped by their names, moved by hand, and known when they come twice', () => {
    const names = ['Coat-01.jpg', 'dress-1.jpg', 'coat-02.jpg', 'IMG_1.jpg', 'IMG_2.jpg'];
    const groups = addPictures([], [...names.map((name) => picture(name)), picture('coat-03.jpg', 'Coat-01.jpg')], noDefaults);
    const shape = (all: typeof groups) => all.map(({ name, pictures }) => [name, pictures.length]);
    expect(shape(groups)).toEqual([
      ['Coat', 3],
      ['Dress', 1],
      ['', 2],
    ]);
    expect([...duplicateIds(groups)]).toEqual(['fil_coat-03.jpg']);
    expect(shape(movePicture(groups, 'fil_dress-1.jpg', 'coat', noDefaults))).toEqual([
      ['Coat', 4],
      ['', 2],
    ]);
    expect(shape(movePicture(groups, 'fil_coat-02.jpg', 'new', noDefaults)).at(-1)).toEqual(['', 1]);
  });

  test('are cut to 3:4 around a point, never over an edge', () => {
    const wide = { width: 4000, height: 2000 };
    expect(keptPart(wide, uncut)).toMatchObject({ width: 1500, height: 2000, x: 1250, y: 0 });
    expect(keptPart(wide, { ...uncut, focusX: 0 })).toMatchObject({ x: 0 });
    expect(keptPart(wide, { ...uncut, turns: 1 })).toMatchObject({ width: 2000, turnedHeight: 4000 });
    expect(keptPart(wide, { ...uncut, zoom: 2, focusX: 1, focusY: 1 })).toMatchObject({ width: 750, x: 3250, y: 1000 });
  });
});

test('tables are read as UTF-8, UTF-16 and Shift_JIS; a workbook is none', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(readTable(bytes('name\n羽織'))).toEqual({ text: 'name\n羽織', encoding: 'utf-8' });
  expect(readTable(Uint8Array.of(0x48, 0x8e, 0x71))).toMatchObject({ encoding: 'shift_jis' });
  expect(readTable(Uint8Array.of(0xff, 0xfe, 0x61, 0x00))).toEqual({ text: 'a', encoding: 'utf-16' });
  expect(readTable(Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x00, 0x00))).toBeUndefined();
});

test('the template has a column for each cell, quotes what holds a comma, and says its encoding', () => {
  const words = { name: 'Coat, long', nameJp: '雨のコート', descriptionEn: 'A "coat"', descriptionJp: '', tags: 'rain' };
  const template = csvTemplate(words);
  expect(template.startsWith('\uFEFFslug,name,nameJp,')).toBe(true);
  const lines = template.trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain('"Coat, long",雨のコート,"A ""coat"""');
  const cells = (line: string) => line.replaceAll(/"(?:[^"]|"")*"/g, 'quoted').split(',').length;
  expect(new Set(lines.map(cells)).size).toBe(1);
});

describe('the screen', () => {
  let shown: RenderedScreen | undefined;
  afterEach(() => shown?.close());
  const report = (changed: Partial<ImportReport>): ImportReport => ({
    isKept: false,
    rows: 2,
    created: 0,
    updated: 0,
    unchanged: 0,
    errors: [],
    ...changed,
  });
  async function open(api: ApiHandlers = {}, language: 'en' | 'jp' = 'en') {
    shown = await renderScreen(AddDesignUploadScreen, {
      route: routes.find(({ path }) => path === '/add-design-upload') ?? routes[0],
      locales,
      language,
      signedIn: { type: 'designer' },
      api: { 'GET /api/profile': () => ownProfile(), 'GET /api/vocabulary': vocabulary, ...api },
    });
    return shown;
  }

  test('has the photographs back after a lost tab, until a draft is made of them', async () => {
    localStorage.clear();
    const groups = addPictures([], [picture('coat-1.jpg'), picture('coat-2.jpg')], {
      category: 'coat',
      colour: 'indigo',
      fibre: 'wool',
      gender: 'men',
    });
    expect(keepGroups('usr_test', { groups, defaults: noDefaults })).toBe(true);
    const { user, api } = await open({ 'POST /api/profile/designs': () => ownProfile() });
    expect(await screen.findByText(/^The photographs of your last visit are back/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '1. Coat' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Create 1 draft' }));
    await waitFor(() => expect(findGroups('usr_test')).toBeUndefined());
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      designs: [{ category: 'coat', gender: 'men', images: [{ fileId: 'fil_coat-1.jpg' }, { fileId: 'fil_coat-2.jpg' }] }],
    });
  });

  test('says so when the browser has no room for the photographs', async () => {
    localStorage.clear();
    const groups = addPictures([], [picture('coat-1.jpg')], noDefaults);
    expect(keepGroups('usr_test', { groups, defaults: noDefaults })).toBe(true);
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      await open();
      expect(await screen.findByText(/^This browser has no room to keep your work/)).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Create 1 draft' })).toBeInTheDocument();
    } finally {
      Storage.prototype.setItem = setItem;
    }
  });

  test('tries a table, names the wrong cells, and imports what is good', async () => {
    const asked: string[] = [];
    const wrong = report({ created: 1, errors: [{ line: 3, field: 'category', message: 'is not a category' }] });
    const { user } = await open({
      'POST /api/design/import': ({ url, body }) => {
        asked.push(`${new URL(url, 'http://localhost').search} ${body.csv}`);
        return asked.length === 1 ? wrong : report({ isKept: true, created: 1 });
      },
    });
    const file = new File(['name\nCoat'], 'designs.csv', { type: 'text/csv' });
    await user.upload(await screen.findByLabelText('Choose a CSV file'), file);
    const table = within(await screen.findByRole('table', { name: '1 cell is wrong' }));
    expect(table.getByRole('row', { name: '3 category This word is not in our list.' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Import only the 1 without errors' }));
    await waitFor(() => expect(asked).toEqual(['?atomic=1&dryRun=1 name\nCoat', '?atomic=0 name\nCoat']));
    await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
  });
});
