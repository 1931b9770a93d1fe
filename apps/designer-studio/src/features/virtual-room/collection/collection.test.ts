import { describe, expect, test } from '@jest/globals';
import { sampleDesignCard } from '@orime/testing/samples';
import { sampleLookbook } from '../sample-room.fixture.ts';
import { choosePieces, findCollection } from './collection.ts';

const anywhere = { book: null, designer: null };
const books = [sampleLookbook('rain', ['a', 'b']), sampleLookbook('salt', ['c'])];
const ren = { handle: 'ren', name: 'Ren', nameJp: '蓮' };

describe('the collection', () => {
  test('is the first lookbook unless the address names another or a designer', () => {
    expect(findCollection(anywhere, books, [ren])?.book?.slug).toBe('rain');
    expect(findCollection({ ...anywhere, book: 'salt' }, books, [ren])?.book?.slug).toBe('salt');
    expect(findCollection({ ...anywhere, designer: 'ren' }, books, [ren])).toEqual({ designer: ren, book: null });
    // Of a lookbook, though not in the first hundred designers.
    expect(findCollection({ ...anywhere, designer: 'ito-kasumi' }, books, [])?.designer.name).toBe('Ito Kasumi');
  });

  test('is none where the address names what is not here', () => {
    expect(findCollection({ ...anywhere, book: 'gone' }, books, [ren])).toBeUndefined();
    expect(findCollection({ ...anywhere, designer: 'nobody' }, books, [ren])).toBeUndefined();
    expect(findCollection(anywhere, [], [])).toBeUndefined();
  });

  test('is a designer where nobody has made a lookbook', () => {
    expect(findCollection(anywhere, [], [ren])).toEqual({ designer: ren, book: null });
  });
});

describe('the pieces', () => {
  const designs = [...'abcdefghijkl'].map((id) => sampleDesignCard({ id, slug: id }));
  const idsOf = (pieces: readonly { readonly id: string }[]): string => pieces.map(({ id }) => id).join('');
  const bookOf = (ids: string) => ({ designer: ren, book: sampleLookbook('x', [...ids]) });

  test('of a lookbook come in the order of its looks, each once, and are made up to six', () => {
    expect(idsOf(choosePieces(bookOf('cac'), designs))).toBe('cabdef');
    expect(idsOf(choosePieces(bookOf('gfedcba'), designs))).toBe('gfedcba');
  });

  test('are ten at most', () => {
    expect(idsOf(choosePieces(bookOf('lkjihgfedcba'), designs))).toBe('lkjihgfedc');
    expect(choosePieces({ designer: ren, book: null }, designs)).toHaveLength(10);
  });

  test('of past seasons are left out, and sold out ones stand last', () => {
    const changed = designs.slice(0, 5).map((design) => ({ ...design, archived: design.id === 'b', soldOut: design.id === 'a' }));
    expect(idsOf(choosePieces({ designer: ren, book: null }, changed))).toBe('cdea');
  });
});
