import * as catalogue from '@orime/contracts/api/catalogue/index';
import * as discovery from '@orime/contracts/api/discovery/index';
import * as editorial from '@orime/contracts/api/editorial/index';
import * as media from '@orime/contracts/api/media/index';
import * as money from '@orime/contracts/api/money/index';
import * as notify from '@orime/contracts/api/notify/index';
import * as office from '@orime/contracts/api/office/index';
import * as people from '@orime/contracts/api/people/index';
import * as selling from '@orime/contracts/api/selling/index';
import * as site from '@orime/contracts/api/site/index';
import * as talk from '@orime/contracts/api/talk/index';
import * as trade from '@orime/contracts/api/trade/index';
import type { Static, TSchema } from 'typebox';

/** The modules of the contracts that declare endpoints, a list in each domain. A test compares them with the list of all endpoints. */
const MODULES = {
  ...catalogue,
  ...discovery,
  ...editorial,
  ...media,
  ...money,
  ...notify,
  ...office,
  ...people,
  ...selling,
  ...site,
  ...talk,
  ...trade,
};

type Modules = typeof MODULES;
type Exported = { [Name in keyof Modules]: Modules[Name][keyof Modules[Name]] }[keyof Modules];
type Declared = Extract<Exported, { readonly method: string; readonly url: string }>;

/** Every endpoint of the contracts by `METHOD /path/:param`. */
export type Endpoints = { [Endpoint in Declared as `${Endpoint['method']} ${Endpoint['url']}`]: Endpoint };
export type EndpointKey = keyof Endpoints;

/** What the API answers with 200; anything where the answer is a file. */
export type AnswerOf<Key extends EndpointKey> = Endpoints[Key] extends { schema: { response: { 200: infer Schema extends TSchema } } }
  ? ReadonlyDeep<Static<Schema>>
  : unknown;
/** The JSON body that the endpoint takes. */
export type BodyOf<Key extends EndpointKey> = Endpoints[Key] extends { schema: { body: infer Schema extends TSchema } }
  ? Static<Schema>
  : undefined;
/** The query after the api's reading: numbers are numbers, and what was left out has its default. */
export type QueryOf<Key extends EndpointKey> = Endpoints[Key] extends { schema: { querystring: infer Schema extends TSchema } }
  ? Static<Schema>
  : undefined;
/** Values of the `:name` placeholders in the address. */
export type ParamsOf<Key extends EndpointKey> = Readonly<Record<PlaceholderOf<Key>, string>>;

type PlaceholderOf<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? NameIn<Rest> | (Rest extends `${string}/${string}` ? PlaceholderOf<`/${AfterSlash<Rest>}`> : never)
  : never;
type NameIn<Rest extends string> = Rest extends `${infer Name}/${string}` ? Name : Rest;
type AfterSlash<Rest extends string> = Rest extends `${string}/${infer After}` ? After : never;

/** Samples may be constants: a fake answer is only read. */
type ReadonlyDeep<Value> = Value extends object ? { readonly [Key in keyof Value]: ReadonlyDeep<Value[Key]> } : Value;

/** The schemas of an endpoint, as far as it has them. */
export interface EndpointSchemas {
  readonly body?: TSchema;
  readonly querystring?: TSchema;
  readonly response?: { readonly 200: TSchema };
}

/** Schemas by `METHOD /path/:param`, for checks at run time. */
export const ENDPOINT_SCHEMAS: ReadonlyMap<string, EndpointSchemas> = new Map(
  Object.values(MODULES)
    .flatMap((module) => Object.values<unknown>(module))
    .filter(isEndpoint)
    .map(({ method, url, schema = {} }) => [`${method} ${url}`, schema]),
);

function isEndpoint(value: unknown): value is { method: string; url: string; schema?: EndpointSchemas } {
  return typeof value === 'object' && value !== null && 'method' in value && 'url' in value;
}
