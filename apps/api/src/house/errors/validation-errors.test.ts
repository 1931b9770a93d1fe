import { expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { Type } from 'typebox';
import { fromValidation } from './validation-errors.ts';

const ajv = new Ajv({ allErrors: true, strict: false, verbose: true });
const Block = Type.Union([
  Type.Object({ type: Type.Literal('paragraph'), text: Type.String({ maxLength: 5 }) }),
  Type.Object({ type: Type.Literal('image'), fileId: Type.String(), alt: Type.String({ minLength: 1 }) }),
]);
const Line = Type.Union([
  Type.Object({ piece: Type.String() }),
  Type.Object({ id: Type.String(), size: Type.String(), quantity: Type.Integer({ minimum: 1 }) }),
]);
const schema = Type.Object({
  blocks: Type.Optional(Type.Array(Block)),
  lines: Type.Optional(Type.Array(Line)),
  note: Type.Optional(Type.Union([Type.String({ maxLength: 3 }), Type.Null()])),
  kind: Type.Optional(Type.Union([Type.Literal('a'), Type.Literal('b')])),
});

function fieldsOf(body: object) {
  const check = ajv.compile(schema);
  expect(check(body)).toBe(false);
  const error = Object.assign(new Error('invalid'), { code: 'FST_ERR_VALIDATION', name: 'FastifyError', validation: check.errors ?? [] });
  return fromValidation(error).fields;
}

test.each([
  ['its type', { blocks: [{ type: 'image', alt: '' }] }, { 'blocks.0.fileId': 'is required', 'blocks.0.alt': 'must not be empty' }],
  ['its keys', { lines: [{ id: 'dsn_1', size: 'S' }] }, { 'lines.0.quantity': 'is required' }],
  ['what it is at all', { note: 'long' }, { note: 'must have at most 3 characters' }],
])('a union complains of the alternative that is meant by %s', (_, body, fields) => {
  expect(fieldsOf(body)).toEqual(fields);
});

test('every member of a list is about its own alternative', () => {
  const blocks = [{ type: 'paragraph', text: 'too long' }, { type: 'image', fileId: 'fil_1', alt: '' }, { type: 'film' }];
  expect(fieldsOf({ blocks })).toEqual({
    'blocks.0.text': 'must have at most 5 characters',
    'blocks.1.alt': 'must not be empty',
    'blocks.2': 'is not one of the allowed values',
  });
});

test('where no alternative is meant the value itself is wrong', () => {
  expect(fieldsOf({ kind: 'c', lines: [{}] })).toEqual({
    kind: 'is not one of the allowed values',
    'lines.0': 'is not one of the allowed values',
  });
});
