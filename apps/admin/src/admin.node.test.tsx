import { describe, expect, test } from '@jest/globals';
import { renderOnServer } from '@orime/testing/node';
import { ReviewQueue } from './features/update-all-designs/review-queue.tsx';
import UpdateAllDesignsScreen from './features/update-all-designs/update-all-designs-screen.tsx';
import { routes } from './routes.ts';
import { design, locales } from './sample-designs.fixture.ts';

const route = routes[0];

/** The platform renders these on a server: no window, nobody signed in. */
describe('in an environment without a browser', () => {
  test('the screen asks to sign in, in both languages', async () => {
    expect(await renderOnServer(UpdateAllDesignsScreen, { route, locales })).toContain('Reviewing designs takes an admin account.');
    expect(await renderOnServer(UpdateAllDesignsScreen, { route, language: 'jp', locales })).toContain('ログインしてください');
  });

  test('the queue renders the design under review', async () => {
    const queue = { data: [design(1), design(2)], isError: false, isFetching: false, refetch: () => undefined };
    const html = await renderOnServer(() => <ReviewQueue queue={queue} />, {
      route,
      at: '/admin/update-all-designs?design=dsn_2',
      locales,
    });
    expect(html).toContain('>Coat 2</h2>');
  });
});
