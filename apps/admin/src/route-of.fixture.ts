import { routes } from './routes.ts';

/** The declared route of a screen. */
export function routeOf(screen: string) {
  const route = routes.find((each) => each.screen === screen);
  if (route === undefined) throw new Error(`There is no route of ${screen}`);
  return route;
}
