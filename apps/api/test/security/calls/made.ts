import type { TestClient } from '../../build-test-app.ts';
import { key, okBody } from '../../checkout-factories.ts';

/** The id of what the client has made at the path. */
export async function made(by: TestClient, path: string, body: object): Promise<string> {
  return okBody<{ id: string }>(await by.post(path, body, key())).id;
}
