import { expect, test } from '@jest/globals';
import type { DraftBlock } from '@orime/contracts/api/editorial/article-edit';
import { words } from '../words.fixture.ts';
import { revisionChanges } from './revision-changes.ts';

const paragraph = (text: string): DraftBlock => ({ type: 'paragraph', text });

test('passages that changed are shown, those that are the same are not', () => {
  const before = words({ title: { en: 'Vat', jp: '甕' }, body: { en: ['One', 'Two is old', 'Three'].map(paragraph), jp: [] } });
  const after = words({
    title: { en: 'Vat', jp: '藍甕' },
    body: { en: [paragraph('One'), paragraph('Two is new'), { type: 'image', fileId: 'fil_1', alt: 'A vat' }, paragraph('Three')], jp: [] },
  });
  const passages = revisionChanges(before, after, 'en');
  expect(passages.map(({ field }) => field)).toEqual(['body', 'body']);
  expect(passages[0]?.changes).toEqual([
    { kind: 'same', text: 'Two is ' },
    { kind: 'removed', text: 'old' },
    { kind: 'added', text: 'new' },
  ]);
  expect(passages[1]?.changes).toEqual([{ kind: 'added', text: 'A vat' }]);
  expect(revisionChanges(before, after, 'jp').map(({ field }) => field)).toEqual(['title']);
});
