import { expect, test } from '@jest/globals';
import { stillWanted, want } from './wanted-search.ts';

const at = (text: string): URLSearchParams => new URLSearchParams(text);

test('a choice that is made before the one before it is drawn is not lost when that is', () => {
  const both = want(want(undefined, at('colour=ink')), at('colour=ink&size=M'));
  const left = stillWanted(both, at('colour=ink'));
  expect(String(left?.search)).toBe('colour=ink&size=M');
  const three = want(left, at('colour=ink&size=M&sale=1'));
  expect(String(stillWanted(three, at('colour=ink&size=M'))?.search)).toBe('colour=ink&size=M&sale=1');
});

test('nothing is wanted once the newest choice is drawn, also where the ones between never were', () => {
  const both = want(want(undefined, at('colour=ink')), at('colour=ink&size=M'));
  expect(stillWanted(both, at('colour=ink&size=M'))).toBeUndefined();
  expect(stillWanted(undefined, at(''))).toBeUndefined();
});

test('an address from somewhere else ends what was wanted', () => {
  expect(stillWanted(want(undefined, at('colour=ink')), at('gender=men'))).toBeUndefined();
});
