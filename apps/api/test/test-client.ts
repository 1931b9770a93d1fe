import type { InjectOptions } from 'fastify';
import { openSession } from '../src/domains/people/users/index.ts';
import type { ApiApp } from '../src/house/api-app.ts';
import type { Db } from '../src/house/db/db.ts';
import type { TestApp, TestClient } from './build-test-app.ts';
import { createUser } from './factories.ts';

/** Ways to call an app: as a visitor, and as new accounts. Needs no test runner. */
export function clientsOf(app: ApiApp, db: Db): TestClient & Pick<TestApp, 'as'> {
  return {
    ...clientOf(app, {}),
    async as(role, options) {
      const user = await createUser(db, { ...options, role });
      const token = await openSession(db, app.tokens, user.id, { ip: '127.0.0.1', userAgent: 'test' });
      return { user, token, ...clientOf(app, { authorization: token }) };
    },
  };
}

function clientOf(app: ApiApp, headers: Record<string, string>): TestClient {
  const inject = (options: InjectOptions) => app.inject({ ...options, headers: { ...headers, ...options.headers } });
  return {
    inject,
    get: (url) => inject({ method: 'GET', url }),
    post: (url, payload, more) => inject({ method: 'POST', url, ...(payload === undefined ? {} : { payload }), headers: more ?? {} }),
    delete: (url) => inject({ method: 'DELETE', url }),
  };
}
