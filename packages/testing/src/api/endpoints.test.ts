import { describe, expect, test } from '@jest/globals';
import { ENDPOINTS } from '@orime/contracts/lists';
import { problemOfAnswer, readQuery } from './check-contract.ts';
import { ENDPOINT_SCHEMAS, type AnswerOf, type BodyOf, type ParamsOf, type QueryOf } from './endpoints.ts';

test('every endpoint of the API can be faked', () => {
  const missing = ENDPOINTS.map(({ method, url }) => `${method} ${url}`).filter((key) => !ENDPOINT_SCHEMAS.has(key));
  // The link in a mail sends a browser on to a page; no screen calls it.
  expect(missing).toEqual(['GET /api/email-preferences/unsubscribe']);
});

describe('the types of an endpoint', () => {
  test('come from its contract', () => {
    const answer: AnswerOf<'GET /api/design/:id/related'> = { items: [] };
    // @ts-expect-error -- an answer without its list
    const noList: AnswerOf<'GET /api/design/:id/related'> = {};
    const body: BodyOf<'POST /api/buyer/member/role/id/:id'> = { role: 'viewer' };
    // @ts-expect-error -- a role that does not exist
    const noRole: BodyOf<'POST /api/buyer/member/role/id/:id'> = { role: 'guest' };
    const query: QueryOf<'GET /api/article/'> = { page: 2 };
    const params: ParamsOf<'DELETE /api/cart/id/:id/size/:size'> = { id: 'dsn_1', size: 'M' };
    // @ts-expect-error -- the address has two placeholders
    const oneParam: ParamsOf<'DELETE /api/cart/id/:id/size/:size'> = { id: 'dsn_1' };
    expect([answer, noList, body, noRole, query, params, oneParam]).toHaveLength(7);
  });
});

describe('the contract at run time', () => {
  test('names what an answer lacks', () => {
    expect(problemOfAnswer('GET /api/design/:id/related', { items: [] })).toBeUndefined();
    expect(problemOfAnswer('GET /api/design/:id/related', {})).toMatch(
      /GET \/api\/design\/:id\/related does not fit its contract: .*items/,
    );
  });

  test('reads a query as the API does', () => {
    expect(readQuery('GET /api/article/', new URLSearchParams('page=2'))).toMatchObject({ page: 2 });
    expect(readQuery('GET /api/design/', new URLSearchParams('colour=ink&colour=rust'))).toMatchObject({ colour: ['ink', 'rust'] });
  });
});
