import { expect, test } from '@jest/globals';
import { maxPreparedShapes, preparedStatement } from './prepared-statement.ts';

test('a usual shape has a name of its own, which stays the same', () => {
  const [one, two] = ['SELECT 1 WHERE $1', 'SELECT 2 WHERE $1'];
  expect(preparedStatement(one, [true]).name).toMatch(/^designs_/);
  expect(preparedStatement(one, [false]).name).toBe(preparedStatement(one, [true]).name);
  expect(preparedStatement(two, [true]).name).not.toBe(preparedStatement(one, [true]).name);
});

test('a shape with many parameters is not prepared', () => {
  expect(preparedStatement('SELECT', [1, 2, 3, 4, 5, 6])).toEqual({ text: 'SELECT', values: [1, 2, 3, 4, 5, 6] });
});

test('past a number of shapes no more are prepared: a connection keeps every statement that has a name', () => {
  const statements = Array.from({ length: maxPreparedShapes + 50 }, (_, place) => preparedStatement(`SELECT ${place} AS shape`, []));
  const names = new Set(statements.flatMap(({ name }) => name ?? []));
  expect(names.size).toBeLessThanOrEqual(maxPreparedShapes);
  expect(statements.at(-1)).toEqual({ text: `SELECT ${maxPreparedShapes + 49} AS shape`, values: [] });
  expect(statements[0]?.name).toBe(preparedStatement('SELECT 0 AS shape', []).name);
});
