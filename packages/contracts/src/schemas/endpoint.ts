import { Type, type Static, type TSchema } from 'typebox';
import { ErrorBody } from './error-body.ts';

interface EndpointParts {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Fastify's URL syntax: `/api/design/:id`. */
  readonly url: string;
  readonly params?: TSchema;
  readonly querystring?: TSchema;
  readonly headers?: TSchema;
  readonly body?: TSchema;
  /** Body of the 200 response. */
  readonly response: TSchema;
}

/**
 * One endpoint: URL and schemas, in the shape of Fastify's route options (`app.route({ ...endpoint, handler })`). The error body is
 * added for all failures.
 */
export function defineEndpoint<const Parts extends EndpointParts>(parts: Parts) {
  const { method, url, response, ...input } = parts;
  return {
    // Named here because destructuring widens a literal address to `string`; fakes of the API find their types by it.
    method: method as Parts['method'],
    url: url as Parts['url'],
    schema: { ...input, response: { 200: response, '4xx': ErrorBody, '5xx': ErrorBody } } as Omit<Parts, 'method' | 'url' | 'response'> & {
      response: { 200: Parts['response']; '4xx': typeof ErrorBody; '5xx': typeof ErrorBody };
    },
  };
}

interface EndpointLike {
  readonly schema: { readonly response: { readonly 200: TSchema }; readonly body?: TSchema; readonly querystring?: TSchema };
}

/** Body of an endpoint's 200 response. */
export type Answer<Endpoint extends EndpointLike> = Static<Endpoint['schema']['response'][200]>;
/** JSON body of an endpoint's request. */
export type Body<Endpoint extends { readonly schema: { readonly body: TSchema } }> = Static<Endpoint['schema']['body']>;

export const NoContent = Type.Object({});
