import type { ApiApp } from '../../src/house/api-app.ts';
import { listRoutes, type ApiRoute } from '../routes.ts';
import { itemsOf, propertiesOf, type Schema } from './privileges.ts';

/** Names of fields that say which row is meant, or prove that it is one's own. */
const names =
  /(^id$|Ids?$|^ids$|_id$|^(user|members|ref|piece|channel|channelName|revision|baseRevision|jti|key|claim|pass|challenge|token|signature|profile|designer|seller|manager|order|number|sku|styleOf|code|codes|promoCode|slug|handle|linesheet|target|email|assignee|actor|author|confirm)$)/;

/**
 * Where an endpoint takes an id: `params.id`, `query.key`, `body.images.fileId`. Everything in a path is one. Lists on the
 * way to a field are not named, `*` is any name of a record.
 */
export function idPlaces({ schema }: ApiRoute): readonly string[] {
  const { params, querystring, body } = { params: schema?.params, querystring: schema?.querystring, body: schema?.body } as Readonly<
    Record<string, Schema | undefined>
  >; // schemas of routes are plain JSON schemas
  const inPath = Object.keys(propertiesOf(params) ?? {}).map((name) => `params.${name}`);
  return [...inPath, ...fieldsOf(querystring, 'query'), ...fieldsOf(body, 'body')];
}

export function placesByEndpoint(app: ApiApp): ReadonlyMap<string, readonly string[]> {
  return new Map(listRoutes(app).map((route) => [`${route.method} ${route.url}`.replace(/(.)\/$/, '$1'), idPlaces(route)]));
}

function fieldsOf(schema: Schema | undefined, path: string): readonly string[] {
  const found = Object.entries(propertiesOf(schema) ?? {}).flatMap(([name, part]) => {
    const inner = [
      ...[part, itemsOf(part)].flatMap((one) => fieldsOf(one, `${path}.${name}`)),
      ...Object.values(part.patternProperties ?? {}).flatMap((one) => fieldsOf(one, `${path}.${name}.*`)),
    ];
    return names.test(name) && inner.length === 0 ? [`${path}.${name}`] : inner;
  });
  return [...new Set(found)];
}

/** The value with an id at the place, in the first of every list and record on the way. */
export function withId(value: unknown, path: readonly string[], id: string): unknown {
  const [step, ...rest] = path;
  if (Array.isArray(value))
    return step === undefined || value.length === 0
      ? [withId(undefined, path, id)]
      : value.map((item: unknown, index) => (index === 0 ? withId(item, path, id) : item));
  if (step === undefined) return id;
  const object: Readonly<Record<string, unknown>> = typeof value === 'object' && value !== null ? { ...value } : {};
  const name = step === '*' ? (Object.keys(object)[0] ?? '') : step;
  return { ...object, [name]: withId(object[name], rest, id) };
}
