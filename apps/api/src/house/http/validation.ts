import { Ajv, type Options } from 'ajv';
import addFormats from 'ajv-formats';
import fastJsonStringify from 'fast-json-stringify';
import fastifyPlugin from 'fastify-plugin';
import { RequestError } from '../errors/request-error.ts';
import { safeName } from '../errors/validation-errors.ts';
import { trimTo } from './declared-fields.ts';
import { lazySerializer, lazyValidator, type Validator } from './lazy-compilers.ts';
import { ADDRESS_FORMATS } from './web-address.ts';

const maxDepth = 32;
const maxValues = 20_000;

/** What is stored is answered as it is: rows may be older than a check of what comes in. */
const answers = { ajv: { formats: Object.fromEntries(Object.keys(ADDRESS_FORMATS).map((name) => [name, true as const])) } };

const bodies = createAjv({ coerceTypes: false });
const others = createAjv({ coerceTypes: 'array' });

// What is compiled belongs to the schema, which is a constant of its module: all apps of a process share it. Tests start hundreds.
const bodyChecks = new WeakMap<object, Validator>();
const serializers = new WeakMap<object, (value: unknown) => string>();

/**
 * Schema checks. Addresses and queries are text and are coerced; JSON bodies are taken as sent, without the fields that their
 * schema does not name. Before that, text that Postgres cannot store (NUL, half surrogates) and nesting that nobody needs are
 * refused, in every part of a request.
 */
export const validationPlugin = fastifyPlugin(
  async (app) => {
    app.setValidatorCompiler(({ schema, httpPart }) =>
      lazyValidator(() => (httpPart === 'body' ? kept(bodyChecks, schema, compileBody) : others.compile(schema))),
    );
    app.setSerializerCompiler(({ schema }) => lazySerializer(() => kept(serializers, schema, () => fastJsonStringify(schema, answers))));
    app.addHook('preValidation', (request, _reply, done) => {
      // No body is an empty one: optional ones may be left out, and a missing one is told by its fields.
      if (request.routeOptions.schema?.body !== undefined) request.body ??= {};
      // What no schema names, no handler reads; bytes are read by those who check a signature over them.
      else if (!Buffer.isBuffer(request.body)) request.body = undefined;
      for (const part of [request.params, request.query, request.body]) refuseHostile(part);
      done();
    });
    app.addHook('preHandler', (request, _reply, done) => {
      // Coercion lets `1e400` and `Infinity` through as integers.
      for (const part of [request.params, request.query]) refuseEndless(part);
      done();
    });
  },
  { name: 'validation' },
);

function createAjv({ coerceTypes }: Pick<Options, 'coerceTypes'>): Ajv {
  const base: Options = {
    allErrors: true,
    useDefaults: true,
    removeAdditional: true,
    strict: false,
    strictNumbers: true,
    verbose: true,
    // A test checks every schema. Compiling the schema of schemas would take the first request longer than everything else.
    validateSchema: false,
  };
  const ajv = addFormats.default(new Ajv({ ...base, coerceTypes }));
  for (const [name, isGood] of Object.entries(ADDRESS_FORMATS)) ajv.addFormat(name, isGood);
  return ajv;
}

function kept<Compiled>(store: WeakMap<object, Compiled>, schema: object, compile: (schema: object) => Compiled): Compiled {
  const compiled = store.get(schema) ?? compile(schema);
  store.set(schema, compiled);
  return compiled;
}

function compileBody(schema: object): Validator {
  const fits = bodies.compile(schema);
  const trim = trimTo(schema, bodies);
  if (trim === undefined) return fits;
  const check = (body: unknown): boolean => {
    const isValid = fits(body);
    check.errors = fits.errors;
    if (isValid) trim(body);
    return isValid;
  };
  check.errors = fits.errors;
  return check;
}

function refuseHostile(part: unknown): void {
  // A stack of our own: the sender chooses the depth, so the call stack must not.
  const open: { value: unknown; depth: number; place: string }[] = [{ value: part, depth: 0, place: 'body' }];
  let seen = 0;
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    seen += 1;
    if (seen > maxValues || item.depth > maxDepth)
      throw new RequestError('validation', { fields: { body: 'is nested too deeply or has too many values' } });
    if (typeof item.value === 'string') refuseText(item.value, item.place);
    if (typeof item.value !== 'object' || item.value === null || Buffer.isBuffer(item.value) || isStream(item.value)) continue;
    for (const [key, value] of Object.entries(item.value)) {
      refuseText(key, item.place);
      open.push({ value, depth: item.depth + 1, place: item.depth === 0 && !Array.isArray(item.value) ? key.slice(0, 80) : item.place });
    }
  }
}

function refuseEndless(part: unknown): void {
  for (const [name, value] of Object.entries(part ?? {})) {
    if (typeof value === 'number' && !Number.isFinite(value))
      throw new RequestError('validation', { fields: { [safeName(name)]: 'is not a number we can count with' } });
  }
}

function refuseText(text: string, place: string): void {
  if (text.includes('\0') || !text.isWellFormed())
    throw new RequestError('validation', { fields: { [safeName(place)]: 'has characters that cannot be stored' } });
}

function isStream(value: object): boolean {
  return 'pipe' in value && typeof value.pipe === 'function';
}
