/** Endpoints of one domain of the api, a line each: method, URL in Fastify's syntax, audience (a key of `ALLOWED`). */
export interface EndpointTables {
  /** The specification's own, verbatim. */
  readonly spec?: string;
  readonly added?: string;
}
