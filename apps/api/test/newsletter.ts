import { linkKey } from '../src/house/link-key.ts';
import type { TestApp } from './build-test-app.ts';
import { okBody } from './checkout-factories.ts';

/** Puts an address down for the newsletter, and confirms it as its owner would. */
export async function subscribe(
  api: Pick<TestApp, 'post' | 'db' | 'config'>,
  body: { readonly email: string; readonly locale?: 'en' | 'jp'; readonly source?: string },
): Promise<void> {
  okBody(await api.post('/api/newsletter', body));
  const { id } = await api.db.selectFrom('newsletter_requests').select('id').where('email', '=', body.email).executeTakeFirstOrThrow();
  okBody(await api.post('/api/newsletter/confirm', { key: linkKey('newsletter', id, api.config.jwtSecret) }));
}
