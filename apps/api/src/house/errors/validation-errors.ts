import type { ErrorObject } from 'ajv';
import type { FastifyError } from 'fastify';
import { complaintsOfMeant } from './meant-alternative.ts';
import { RequestError } from './request-error.ts';

/** Turns schema violations into one sentence per field, named as the sender named it: `address.city`, `lines.0.quantity`. */
export function fromValidation(error: FastifyError): RequestError {
  const fields: Record<string, string> = {};
  // Fastify's type leaves out what the validator tells besides.
  const violations = (error.validation ?? []) as readonly ErrorObject[];
  // The sender decides how many there are, and each is compared with each.
  for (const violation of complaintsOfMeant(violations.slice(0, 500)).slice(0, 50)) {
    const missing = violation.keyword === 'required' ? String(violation.params['missingProperty'] ?? '') : '';
    const place = [...violation.instancePath.split('/').slice(1), ...(missing === '' ? [] : [missing])].map(unescapePointer).join('.');
    const name = safeName(place === '' ? (error.validationContext ?? 'body') : place);
    fields[name] ??= describe(violation.keyword, violation.params);
  }
  return new RequestError('validation', { fields });
}

function describe(keyword: string, params: Readonly<Record<string, unknown>>): string {
  const limit = String(params['limit'] ?? '');
  switch (keyword) {
    case 'required':
      return 'is required';
    case 'minLength':
      return limit === '1' ? 'must not be empty' : `must have at least ${limit} characters`;
    case 'maxLength':
      return `must have at most ${limit} characters`;
    case 'minimum':
    case 'exclusiveMinimum':
      return `must be ${limit} or more`;
    case 'maximum':
    case 'exclusiveMaximum':
      return `must be ${limit} or less`;
    case 'minItems':
      return `must have at least ${limit} entries`;
    case 'maxItems':
      return `must have at most ${limit} entries`;
    case 'type':
      return `must be of type ${String(params['type'])}`;
    case 'format':
    case 'pattern':
      return 'is not in the expected form';
    case 'const':
    case 'enum':
    case 'anyOf':
    case 'oneOf':
      return 'is not one of the allowed values';
    case 'additionalProperties':
      return 'has an unknown field';
    default:
      return 'is not valid';
  }
}

/** Field names come from the sender and become keys of the answer: they are short, and keys that can be set. */
export function safeName(name: string): string {
  return name === '__proto__' ? 'field __proto__' : name.slice(0, 80);
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}
