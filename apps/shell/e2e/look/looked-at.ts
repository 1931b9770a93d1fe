import { SCREENS } from '../support/screens.ts';
import { fillCart, fillWholesaleCart } from './filled-carts.ts';
import { OPENED_PARTS, type ScreenToLookAt } from './opened-parts.ts';

/** Screens by which the whole site is judged, in the order of a walk through it; `--all` takes every screen. */
const NAMES = [
  'home',
  'catalog',
  'women',
  'sale',
  'product',
  'shop of a designer',
  'private reserve',
  'checkout',
  'consumer dashboard',
  'customer’s orders',
  'sign-in',
  'about',
  'for brands',
  'account profile',
  'not found',
  'magazine',
  'article',
  'lookbook',
  'one look',
  'chapter of an issue',
  'journey',
  'archives',
  'designers',
  'business directory',
  'producer',
  'globe',
  'spacetime',
  'wholesale catalog, verified',
  'wholesale product',
  'wholesale checkout',
  'buyer dashboard',
  'designer dashboard',
  'designer dashboard, orders',
  'add design',
  'design studio',
  'embroidery',
  'virtual showroom',
  'producer dashboard',
  'overview',
  'confirmation queue',
] as const;

/** An empty checkout shows nothing of it. */
const BEFORE: Readonly<Record<string, ScreenToLookAt['before']>> = { checkout: fillCart, 'wholesale checkout': fillWholesaleCart };

const ALL: readonly ScreenToLookAt[] = SCREENS.map((screen) => {
  const before = BEFORE[screen.name];
  return before === undefined ? screen : { ...screen, before };
});

const byName = new Map(ALL.map((screen) => [screen.name, screen]));

/** The screens to look at, and what the shell opens over them. Throws for a name of the list that no screen has any more. */
export function screensToLookAt({ all }: { readonly all: boolean }): readonly ScreenToLookAt[] {
  if (all) return [...ALL, ...OPENED_PARTS];
  const chosen = NAMES.map((name) => {
    const screen = byName.get(name);
    if (screen === undefined) throw new Error(`No screen is called ${name}`);
    return screen;
  });
  return [...chosen, ...OPENED_PARTS];
}
