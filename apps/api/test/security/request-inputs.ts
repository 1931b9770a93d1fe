import type { Role } from '../../src/house/access/actor.ts';
import type { ApiApp } from '../../src/house/api-app.ts';
import type { TestApp, TestClient } from '../build-test-app.ts';
import { isListed, listRoutes, type ApiRoute } from '../routes.ts';

/** What of a schema is looked at here; all of them are made by TypeBox. */
export interface InputSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly InputSchema[];
  readonly properties?: Readonly<Record<string, InputSchema>>;
  readonly items?: InputSchema;
  readonly minItems?: number;
  readonly patternProperties?: Readonly<Record<string, InputSchema>>;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}

export interface InputRoute extends ApiRoute {
  /** Who the route's own rule lets in. */
  readonly roles: readonly Role[];
}

export interface TextInput {
  readonly route: InputRoute;
  readonly part: 'body' | 'querystring' | 'params';
  /** As errors name it: `links.0.url`. */
  readonly path: string;
  /** The last name on the way: `url`. */
  readonly name: string;
  readonly schema: InputSchema;
  /** By path: what its alternative is known by, such as the type of a block. */
  readonly constants: Readonly<Record<string, unknown>>;
}

/** The listed endpoints with those whom they let in. */
export function inputRoutes(app: ApiApp): readonly InputRoute[] {
  const rules = new Map(app.routeTable.map(({ url, method, config }) => [`${String(method)} ${url}`, config?.rule?.roles ?? []]));
  return listRoutes(app)
    .filter(isListed)
    .map((route) => ({ ...route, roles: rules.get(`${route.method} ${route.url}`) ?? [] }));
}

/** Every text that a route takes, wherever it stands. */
export function textInputs(route: InputRoute): readonly TextInput[] {
  return (['body', 'querystring', 'params'] as const).flatMap((part) => {
    const texts = textsOf(partOf(route, part), []);
    // Alternatives that share a part are one input.
    const distinct = texts.filter(
      (one, at) => texts.findIndex((other) => other.schema === one.schema && other.names.join('.') === one.names.join('.')) === at,
    );
    return distinct.map(({ names, schema, constants }) => ({
      route,
      part,
      path: names.join('.'),
      name: names.findLast((name) => !/^\d+$/.test(name)) ?? '',
      schema,
      constants,
    }));
  });
}

/** Schemas of routes are plain JSON schemas, whatever Fastify's type leaves open. */
export function partOf({ schema }: ApiRoute, part: TextInput['part']): InputSchema | undefined {
  return schema?.[part] as InputSchema | undefined;
}

/** Somebody whom a route lets in, the same person for every route with the same rule; whoever may do most comes first. */
export function clientPool(api: TestApp): (roles: readonly Role[]) => Promise<TestClient> {
  const clients = new Map<string, TestClient>();
  return async (roles) => {
    const role = (['admin', 'account-manager', 'designer', 'producer', 'buyer-verified', 'buyer-unverified', 'consumer'] as const).find(
      (one) => roles.includes(one),
    );
    if (role === undefined) return api;
    const client = clients.get(role) ?? (await api.as(role));
    clients.set(role, client);
    return client;
  };
}

type FoundText = Pick<TextInput, 'schema' | 'constants'> & { readonly names: readonly string[] };

function textsOf(
  schema: InputSchema | undefined,
  names: readonly string[],
  constants: Readonly<Record<string, unknown>> = {},
): readonly FoundText[] {
  if (schema === undefined) return [];
  if (schema.type === 'string' && schema.const === undefined && schema.enum === undefined) return [{ names, schema, constants }];
  const parts = Object.entries(schema.properties ?? {});
  const own = parts.filter(([, part]) => part.const !== undefined).map(([name, part]) => [[...names, name].join('.'), part.const]);
  const known = { ...constants, ...Object.fromEntries(own) };
  return [
    ...parts.flatMap(([name, part]) => textsOf(part, [...names, name], known)),
    ...Object.values(schema.patternProperties ?? {}).flatMap((part) => textsOf(part, [...names, 'any'], known)),
    ...(schema.anyOf ?? []).flatMap((part) => textsOf(part, names, known)),
    ...textsOf(schema.items, [...names, '0'], known),
  ];
}

/** A value of the schema with every optional part in it; each of its texts is asked for. */
export function fill(
  schema: InputSchema | undefined,
  text: (schema: InputSchema, path: string) => string,
  names: readonly string[] = [],
): unknown {
  if (schema === undefined) return {};
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  // Of several forms the last one: the first is often the simplest, and never the one with the addresses in it.
  if (schema.anyOf !== undefined) return fill(schema.anyOf.find((one) => textsOf(one, []).length > 0) ?? schema.anyOf[0], text, names);
  switch (schema.type) {
    case 'string':
      return text(schema, names.join('.'));
    case 'object':
      return Object.fromEntries([
        ...Object.entries(schema.properties ?? {}).map(([name, part]) => [name, fill(part, text, [...names, name])]),
        ...Object.values(schema.patternProperties ?? {}).map((part) => ['any', fill(part, text, [...names, 'any'])]),
      ]);
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => fill(schema.items, text, [...names, '0']));
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      return null;
  }
}

/** The fields that the answer calls wrong when one of them has this text and the others are missing. */
export async function refusedFields(
  client: TestClient,
  { route, part, path, constants }: TextInput,
  text: string,
): Promise<readonly string[]> {
  const query = part === 'querystring' ? `?${new URLSearchParams({ [path]: text }).toString()}` : '';
  const body = part === 'body' ? Object.entries({ ...constants, [path]: text }).reduce<unknown>(withAt, {}) : {};
  const answer = await client.inject({
    method: route.method,
    url: `${addressOf(route)}${query}`,
    ...(route.method === 'GET' ? {} : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return answer.statusCode === 400 ? Object.keys(answer.json().error.fields ?? {}) : [];
}

/** A body with one more value at a path, making what is missing on the way. */
function withAt(body: unknown, [path, value]: readonly [string, unknown]): unknown {
  const [name = '', ...rest] = path.split('.');
  const known = (body ?? {}) as Readonly<Record<string, unknown>>; // what was made here before
  const inner = rest.length === 0 ? value : withAt(known[name], [rest.join('.'), value]);
  return name === '0' ? [inner] : { ...known, [name]: inner };
}

/** The texts that the schema's own form lets through, or undefined when the wish does not fit it. */
export function fits(schema: InputSchema, text: string): boolean {
  return (
    text.length >= (schema.minLength ?? 0) &&
    text.length <= (schema.maxLength ?? Infinity) &&
    (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(text)) &&
    (schema.format === undefined || schema.format.endsWith('web-address') || schema.format === 'site-link' || schema.format === 'text-link')
  );
}

/** An address of the route with every parameter filled in. */
export function addressOf(route: ApiRoute, param = 'does-not-exist'): string {
  return route.url.replaceAll(/:\w+/g, () => encodeURIComponent(param));
}
