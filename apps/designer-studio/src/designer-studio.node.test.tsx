import { describe, expect, test } from '@jest/globals';
import { renderOnServer } from '@orime/testing/node';
import DashboardScreen from './features/dashboard/dashboard-screen.tsx';
import AddDesignScreen from './features/design/add-design-screen.tsx';
import CreateProducerScreen from './features/producer/create-producer-screen.tsx';
import CreateProfileScreen from './features/profile/create-profile-screen.tsx';
import { routes } from './routes.ts';
import { locales, ownProfile } from './sample-studio.fixture.ts';

const [profileRoute, designRoute, dashboardRoute, producerRoute] = routes;
const queries = [[['profile', 'own'], ownProfile()]] as const;

/** The platform renders these on a server: no window, data in the cache. */
describe('in an environment without a browser', () => {
  test('whoever has a profile is led on', async () => {
    expect(await renderOnServer(CreateProfileScreen, { route: profileRoute, locales, queries })).toContain(
      'Ren House, your profile is there',
    );
  });

  test('a new profile, a design and a workshop have their headings', async () => {
    expect(await renderOnServer(CreateProfileScreen, { route: profileRoute, locales })).toContain('Create your profile');
    expect(await renderOnServer(AddDesignScreen, { route: designRoute, locales, queries, language: 'jp' })).toContain('作品を登録');
    expect(await renderOnServer(CreateProducerScreen, { route: producerRoute, locales })).toContain('Capabilities');
  });

  test('the dashboard shows figures and the way on', async () => {
    const html = await renderOnServer(DashboardScreen, { route: dashboardRoute, locales, queries });
    expect(html).toContain('Ren House');
    expect(html).toContain('Followers');
  });
});
