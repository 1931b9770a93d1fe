import { SIGNED_IN_PATHS } from './signed-in-paths.ts';

/** The application that owns a route's screen. */
export type RouteOwner = 'shell' | 'retail-shop' | 'wholesale' | 'magazine' | 'designer-studio' | 'directory-globe' | 'admin';

export interface RouteRow {
  /** The specification's path in React Router syntax. */
  readonly path: string;
  readonly owner: RouteOwner;
  readonly access: 'public' | 'signed-in';
}

function rows(owner: RouteOwner, access: 'public' | 'signed-in', paths: string): readonly RouteRow[] {
  return paths
    .trim()
    .split(/\s+/)
    .map((path) => ({ path, owner, access }));
}

/**
 * All routes of the specification's section 2 with their owners: 68 public, 29 signed-in, and `/sale` (decision T2).
 * `/designs/{name}` and `/designs/{id}` share one pattern and screen (decision T7), listed as `:name` and counted twice.
 */
export const ROUTES: readonly RouteRow[] = [
  ...rows(
    'shell',
    'public',
    `
    / /logo /passwordReset /terms-of-service /privacy-policy /resale-disclaimer /return-policy /report /vendor-agreement
    /easter-egg /request-reset /register /register-3D /login /apply /appsubmitted /heardofus /for-brands
    /for-manufacturers /about`,
  ),
  ...rows(
    'retail-shop',
    'public',
    `
    /order-info/:id /catalog /catalog/men /catalog/women /catalog/:country /shop/:handle /checkout /designs/:name
    /private-reserve /private-reserve/:name /men /women /sale`,
  ),
  ...rows(
    'wholesale',
    'public',
    `
    /wholesale-order-info/:id /wholesale/:id /wholesale/catalog /wholesale-pamphlet /wholesale-checkout`,
  ),
  ...rows(
    'magazine',
    'public',
    `
    /nyfw-invitation /critical-theory /for-investors /new-article /digital-magazine /article/edit/id/:id
    /article/draft/edit/id/:id /article/id/:id /what-a-trip /media /lookbook /archives /resources/marketing-handbook`,
  ),
  ...rows(
    'designer-studio',
    'public',
    `
    /virtualroom /remove-background /model-intake /model-submitted /designs/edit/id/:id /designstudio /embroidery`,
  ),
  ...rows(
    'directory-globe',
    'public',
    `
    /business-directory /spacetime /model/:id /designers /producer/:handle /business-card /globe`,
  ),
  ...rows('admin', 'public', `/admin/applications /gmailer /api/gmailer/auth/callback`),
  ...rows('shell', 'signed-in', SIGNED_IN_PATHS.shell),
  ...rows('retail-shop', 'signed-in', SIGNED_IN_PATHS['retail-shop']),
  ...rows('wholesale', 'signed-in', SIGNED_IN_PATHS.wholesale),
  ...rows('designer-studio', 'signed-in', SIGNED_IN_PATHS['designer-studio']),
  ...rows('admin', 'signed-in', SIGNED_IN_PATHS.admin),
];

/** Routes for duties of the staff that the specification names without an address. */
export const STAFF_ROUTES: readonly RouteRow[] = rows(
  'admin',
  'signed-in',
  `
    /admin /admin/buyers /admin/orders /admin/returns /admin/wholesale-orders /admin/promo-codes /admin/money
    /admin/people /admin/audit /admin/releases /admin/settings /admin/reports /admin/banner /admin/reported-chats /admin/heard-of-us
    /admin/privacy-requests /admin/events /admin/stockists /admin/reserve-codes`,
);
