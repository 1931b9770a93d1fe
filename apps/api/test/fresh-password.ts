import type { SignedInClient, TestApp } from './build-test-app.ts';
import { testPassword } from './factories.ts';

/** An admin who has just entered the password again. */
export async function freshAdmin({ as }: Pick<TestApp, 'as'>): Promise<SignedInClient> {
  const admin = await as('admin');
  const answer = await admin.post('/api/users/reauth', { password: testPassword });
  if (answer.statusCode !== 200) throw new Error(`The password was not taken: ${answer.body}`);
  return admin;
}
