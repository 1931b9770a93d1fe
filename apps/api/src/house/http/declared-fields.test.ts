import { expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { Type, type TSchema } from 'typebox';
import { trimTo } from './declared-fields.ts';

const item = Type.Union([Type.Object({ piece: Type.String() }), Type.Object({ id: Type.String(), size: Type.String() })]);

test.each<[string, TSchema, unknown, unknown]>([
  ['a field', Type.Object({ a: Type.Number() }), { a: 1, staffRole: 'admin' }, { a: 1 }],
  [
    'a field of a part, and of every item of a list',
    Type.Object({ list: Type.Array(Type.Object({ a: Type.Number() })) }),
    {
      list: [
        { a: 1, b: 2 },
        { a: 3, c: 4 },
      ],
    },
    { list: [{ a: 1 }, { a: 3 }] },
  ],
  ['what no member of a union names', Type.Object({ item }), { item: { id: 'x', size: 'S', price: 0 } }, { item: { id: 'x', size: 'S' } }],
  [
    'nothing of the member that fits and names more',
    Type.Union([Type.Object({ a: Type.Number() }), Type.Object({ a: Type.Number(), b: Type.Number() })]),
    { a: 1, b: 2, c: 3 },
    { a: 1, b: 2 },
  ],
  [
    'parts of a record, but none of its names',
    Type.Record(Type.String(), Type.Object({ a: Type.Number() })),
    { any: { a: 1, b: 2 } },
    { any: { a: 1 } },
  ],
  [
    'names that every object has',
    Type.Object({ a: Type.Number() }),
    JSON.parse('{"a":1,"constructor":{},"__proto__":{"admin":true}}'),
    { a: 1 },
  ],
  [
    'nothing where anything goes',
    Type.Object({ doc: Type.Record(Type.String(), Type.Unknown()), part: Type.Unknown() }),
    { doc: { x: { y: 1 } }, part: { z: 1 } },
    { doc: { x: { y: 1 } }, part: { z: 1 } },
  ],
  [
    'nothing of an optional part that is null',
    Type.Object({ a: Type.Union([Type.Object({ b: Type.Number() }), Type.Null()]) }),
    { a: null },
    { a: null },
  ],
])('takes out %s', (_, schema, sent, kept) => {
  const body = structuredClone(sent);
  trimTo(schema, new Ajv())?.(body);
  expect(body).toEqual(kept);
});

test('costs nothing where there is nothing to take out', () => {
  expect(trimTo(Type.Array(Type.String()), new Ajv())).toBeUndefined();
});
