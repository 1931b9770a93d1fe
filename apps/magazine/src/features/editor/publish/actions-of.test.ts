import { expect, test } from '@jest/globals';
import { actionsOf, mayWrite } from './actions-of.ts';

const facts = { canPublish: false, hasUnpublishedChanges: false, isAuthor: true };

test('an author submits and takes back; editors publish and return', () => {
  expect(actionsOf({ ...facts, status: 'draft' })).toEqual({ main: 'submit', others: ['delete'] });
  expect(actionsOf({ ...facts, status: 'in_review' })).toEqual({ main: undefined, others: ['take-back'] });
  expect(actionsOf({ ...facts, status: 'in_review', canPublish: true, isAuthor: false })).toEqual({
    main: 'publish',
    others: ['schedule', 'return'],
  });
  expect(actionsOf({ ...facts, status: 'scheduled' })).toEqual({ main: undefined, others: [] });
});

test('a published story is updated, taken offline, or left as it is', () => {
  expect(actionsOf({ ...facts, status: 'published', canPublish: true })).toEqual({ main: undefined, others: ['unpublish'] });
  expect(actionsOf({ ...facts, status: 'published', canPublish: true, hasUnpublishedChanges: true })).toEqual({
    main: 'update',
    others: ['discard', 'unpublish'],
  });
  expect(actionsOf({ ...facts, status: 'published', hasUnpublishedChanges: true })).toEqual({ main: undefined, others: ['discard'] });
});

test('a story rests while the editors have it', () => {
  expect(mayWrite({ status: 'in_review', canPublish: false })).toBe(false);
  expect(mayWrite({ status: 'in_review', canPublish: true })).toBe(true);
  expect(mayWrite({ status: 'published', canPublish: false })).toBe(true);
});
