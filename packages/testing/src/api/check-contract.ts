import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { ENDPOINT_SCHEMAS } from './endpoints.ts';
import type { SentCall } from './handlers.ts';

/** Reads a query as the api does: texts become the numbers, booleans and lists of the schema. */
export function readQuery(key: string, search: URLSearchParams): unknown {
  const schema = ENDPOINT_SCHEMAS.get(key)?.querystring;
  if (schema === undefined) return undefined;
  const names = [...new Set(search.keys())];
  const sent = Object.fromEntries(names.map((name) => [name, search.getAll(name).length > 1 ? search.getAll(name) : search.get(name)]));
  return Value.Default(schema, Value.Convert(schema, sent));
}

/** What the contract forbids in a call that the browser sent, or undefined. Files and forms are not looked into. */
export function problemOfCall(key: string, call: SentCall, query: unknown): string | undefined {
  const schemas = ENDPOINT_SCHEMAS.get(key);
  const isJson = call.headers.get('content-type')?.includes('json') ?? false;
  return (
    mismatch(schemas?.querystring, query, `The query of ${call.method} ${call.url}`) ??
    (isJson ? mismatch(schemas?.body, call.body, `The body of ${key}`) : undefined)
  );
}

/** What the contract forbids in an answer, or undefined. */
export function problemOfAnswer(key: string, answer: unknown): string | undefined {
  return mismatch(ENDPOINT_SCHEMAS.get(key)?.response?.[200], answer, `The answer of ${key}`);
}

function mismatch(schema: TSchema | undefined, value: unknown, subject: string): string | undefined {
  if (schema === undefined || Value.Check(schema, value)) return undefined;
  const errors = Value.Errors(schema, value).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
  return `${subject} does not fit its contract: ${errors.join('; ')}`;
}
