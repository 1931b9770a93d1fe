import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSpelling } from './spelling.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'spelling-'));
  mkdirSync(join(root, 'apps/retail-shop/src/features/cart/locales'), { recursive: true });
  mkdirSync(join(root, 'apps/shell/src/routing'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (texts: object) =>
  writeFileSync(join(root, 'apps/retail-shop/src/features/cart/locales/en.json'), JSON.stringify(texts, null, 2));

test('names the place of a British spelling, and the American one', () => {
  write({ 'facts.color': 'Colour', 'facts.hair': 'Dark greyish', 'facts.many': 'Fibres and colours' });
  expect(checkSpelling(root)).toEqual([
    'apps/retail-shop/src/features/cart/locales/en.json:2: Colour is spelled the American way: color',
    'apps/retail-shop/src/features/cart/locales/en.json:3: greyish is spelled the American way: gray',
    'apps/retail-shop/src/features/cart/locales/en.json:4: colours is spelled the American way: color',
    'apps/retail-shop/src/features/cart/locales/en.json:4: Fibres is spelled the American way: fiber',
  ]);
});

test.each([
  'Programme',
  'Centred',
  'The catalogue',
  'Your favourites',
  'It is recognised',
  'ten metres',
  'the neighbours',
  'a licence',
  'the theatre',
  'Enquire',
  'Jewellery',
  'moulded',
])('refuses %j', (text) => {
  write({ 'some.text': text });
  expect(checkSpelling(root)).toHaveLength(1);
});

test('leaves keys, names of what is filled in and words alike in both alone', () => {
  write({
    'model.colour.grey': 'Gray',
    'design.colour': 'Color: {{colour}}',
    'order.status': 'Cancelled',
    'page.text': 'Surprise, wise, promise',
  });
  expect(checkSpelling(root)).toEqual([]);
});

test('reads the English of document descriptions alone', () => {
  writeFileSync(
    join(root, 'apps/shell/src/routing/route-documents.ts'),
    ["const colours = { path: '/colours' };", "      en: 'The wordmark, its colours and type.',", "    { en: 'Grey', jp: '灰色' },"].join(
      '\n',
    ),
  );
  expect(checkSpelling(root)).toEqual([
    'apps/shell/src/routing/route-documents.ts:2: colours is spelled the American way: color',
    'apps/shell/src/routing/route-documents.ts:3: Grey is spelled the American way: gray',
  ]);
});

test('reads what the API writes and the long texts of screens, but no code, no SQL and no test', () => {
  mkdirSync(join(root, 'apps/api/src/domains/money'), { recursive: true });
  const letter = [
    "const title = { item: 'Item', colour: 'Colour' };",
    "const row = sql`SELECT colour FROM colours`.where('colour', '=', colour);",
    'const text = `Dear ${colour},',
    "we are in your favour.`; // the favour isn't theirs",
  ].join('\n');
  writeFileSync(join(root, 'apps/api/src/domains/money/commission.mail.ts'), letter);
  writeFileSync(join(root, 'apps/api/src/domains/money/commission.test.ts'), letter);
  writeFileSync(
    join(root, 'apps/shell/src/routing/logo-content.ts'),
    "export const LOGO = { size: say('18 millimeters', '18ミリ'), use: say('two centimetres', '2cm') };",
  );
  expect(checkSpelling(root)).toEqual([
    'apps/shell/src/routing/logo-content.ts:1: centimetres is spelled the American way: meter',
    'apps/api/src/domains/money/commission.mail.ts:1: Colour is spelled the American way: color',
    'apps/api/src/domains/money/commission.mail.ts:4: favour is spelled the American way: favor',
  ]);
});
