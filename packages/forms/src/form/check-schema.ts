import { isEmpty } from '@orime/contracts';
import type { TSchema } from 'typebox';
import { Settings } from 'typebox/system';
import { Value } from 'typebox/value';
import type { FieldProblem, Problem } from './problem.ts';

type Violation = ReturnType<typeof Value.Errors>[number];

/**
 * What is wrong with a value by its contract, one problem a field. Walks the schema: generating code, which TypeBox would
 * otherwise try, is forbidden by the page's policy. Text of white space alone counts as missing (decision T30).
 */
export function checkSchema(schema: TSchema, value: unknown): readonly FieldProblem[] {
  Settings.Set({ useAcceleration: false, maxErrors: 100 });
  const found = new Map<string, Problem>(blankFields(schema, value).map((field) => [field, { kind: 'required' }]));
  for (const violation of Value.Check(schema, value) ? [] : Value.Errors(schema, value)) {
    for (const field of fieldsOf(violation)) {
      if (found.has(field)) continue;
      found.set(field, isEmpty(valueAt(value, field)) ? { kind: 'required' } : problemOf(violation));
    }
  }
  return [...found].map(([field, problem]) => ({ field, problem }));
}

/** Paths of the draft that a violation is about; a missing property is reported at its parent. */
function fieldsOf({ keyword, instancePath, params }: Violation): readonly string[] {
  const path = instancePath.split('/').slice(1).map(unescapePointer);
  if (keyword === 'required') return params.requiredProperties.map((name) => [...path, name].join('.'));
  return path.length === 0 ? [] : [path.join('.')];
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

function problemOf({ keyword, params }: Violation): Problem {
  switch (keyword) {
    case 'required':
      return { kind: 'required' };
    case 'minLength':
      return { kind: 'too_short', limit: params.limit };
    case 'maxLength':
      return { kind: 'too_long', limit: params.limit };
    case 'minimum':
    case 'exclusiveMinimum':
      return { kind: 'too_small', limit: Number(params.limit) };
    case 'maximum':
    case 'exclusiveMaximum':
      return { kind: 'too_large', limit: Number(params.limit) };
    case 'minItems':
      return { kind: 'too_few', limit: params.limit };
    case 'maxItems':
      return { kind: 'too_many', limit: params.limit };
    case 'enum':
    case 'const':
    case 'anyOf':
    case 'oneOf':
      return { kind: 'not_a_choice' };
    default:
      return { kind: 'malformed' };
  }
}

/** Required texts that consist of white space, which `minLength` lets pass. */
function blankFields(schema: TSchema, value: unknown, prefix = ''): readonly string[] {
  const { properties, required } = schema as { properties?: Record<string, TSchema>; required?: readonly string[] };
  if (properties === undefined || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const own = properties[name] as (TSchema & { minLength?: number }) | undefined;
    if (own === undefined) return [];
    const isBlank = typeof part === 'string' && isEmpty(part) && (own.minLength ?? 0) > 0 && required?.includes(name) === true;
    return isBlank ? [prefix + name] : blankFields(own, part, `${prefix}${name}.`);
  });
}

function valueAt(value: unknown, path: string): unknown {
  // Only own properties are followed: a path comes from the value itself or from its schema.
  return path
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[name] : undefined),
      value,
    );
}
