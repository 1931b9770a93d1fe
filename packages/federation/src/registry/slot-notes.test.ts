import { expect, test } from '@jest/globals';
import { sampleRoute } from './sample-build.ts';
import { slotNotes } from './slot-notes.ts';

const lends = (slot: string) => ({ name: 'retail-shop', routes: [], fragments: [{ slot, key: 'designs', order: 1 }] });
const shows = (slot: string) => ({
  name: 'directory-globe',
  fragments: [],
  routes: [sampleRoute('directory-globe', '/producer/:handle', { document: { slots: [{ slot, props: {} }] } })],
});

test('a lender and a host of one slot need no words, nor does a slot that nobody fills', () => {
  expect(slotNotes([lends('designer-designs@1'), shows('designer-designs@1')])).toEqual([]);
  expect(slotNotes([shows('designer-stories@1')])).toEqual([]);
});

test('two majors of one slot leave the place empty', () => {
  expect(slotNotes([lends('designer-designs@1'), shows('designer-designs@2')])).toEqual([
    'directory-globe shows designer-designs@2 on /producer/:handle, retail-shop lends designer-designs@1: the place stays empty',
  ]);
});

test('a slot that no contract knows is named, not refused', () => {
  expect(slotNotes([lends('weather@1')])).toEqual([expect.stringMatching(/^retail-shop lends weather@1/)]);
});
