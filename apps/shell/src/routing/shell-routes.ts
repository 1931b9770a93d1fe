import { defineRoutes } from '@orime/contracts';
import type { RouteChrome } from '@orime/contracts';

const full: RouteChrome = { header: 'full', banner: true, scrollButton: true };
const compact: RouteChrome = { header: 'compact', banner: false, scrollButton: true };

/** Screens the shell owns, as the browser needs them. What their documents say is in `route-documents.ts`, which no browser loads. */
export const shellRoutes = defineRoutes([
  { path: '/', screen: 'home', access: 'public', chrome: full, titleKey: 'home.title', criticality: 'core' },
  { path: '/login', screen: 'login', access: 'public', chrome: full, titleKey: 'login.title', criticality: 'core' },
  { path: '/register', screen: 'register', access: 'public', chrome: full, titleKey: 'register.title', criticality: 'core' },
  // Listed as signed-in, yet its token is what signs in: the guard lets it try first (decision T1).
  { path: '/verify/:uniqueString', screen: 'verify', access: 'signed-in', chrome: full, titleKey: 'verify.title', criticality: 'standard' },
  {
    path: '/request-reset',
    screen: 'request-reset',
    access: 'public',
    chrome: full,
    titleKey: 'request-reset.title',
    criticality: 'standard',
  },
  {
    path: '/passwordReset',
    screen: 'password-reset',
    access: 'public',
    chrome: full,
    titleKey: 'password-reset.title',
    criticality: 'standard',
  },
  { path: '/about', screen: 'about', access: 'public', chrome: full, titleKey: 'about.title', criticality: 'standard' },
  { path: '/logo', screen: 'logo', access: 'public', chrome: full, titleKey: 'logo.title', criticality: 'standard' },
  { path: '/for-brands', screen: 'for-brands', access: 'public', chrome: full, titleKey: 'for-brands.title', criticality: 'standard' },
  {
    path: '/for-manufacturers',
    screen: 'for-manufacturers',
    access: 'public',
    chrome: full,
    titleKey: 'for-manufacturers.title',
    criticality: 'standard',
  },
  { path: '/apply', screen: 'apply', access: 'public', chrome: full, titleKey: 'apply.title', criticality: 'standard' },
  {
    path: '/appsubmitted',
    screen: 'appsubmitted',
    access: 'public',
    chrome: full,
    titleKey: 'appsubmitted.title',
    criticality: 'standard',
  },
  { path: '/report', screen: 'report', access: 'public', chrome: full, titleKey: 'report.title', criticality: 'standard' },
  { path: '/heardofus', screen: 'heardofus', access: 'public', chrome: full, titleKey: 'heardofus.title', criticality: 'standard' },
  { path: '/easter-egg', screen: 'easter-egg', access: 'public', chrome: compact, titleKey: 'easter-egg.title', criticality: 'standard' },
  { path: '/register-3D', screen: 'register-3d', access: 'public', chrome: compact, titleKey: 'register.title', criticality: 'standard' },
  { path: '/terms-of-service', screen: 'legal', access: 'public', chrome: full, titleKey: 'legal.terms', criticality: 'standard' },
  { path: '/privacy-policy', screen: 'legal', access: 'public', chrome: full, titleKey: 'legal.privacy', criticality: 'standard' },
  { path: '/resale-disclaimer', screen: 'legal', access: 'public', chrome: full, titleKey: 'legal.resale', criticality: 'standard' },
  { path: '/return-policy', screen: 'legal', access: 'public', chrome: full, titleKey: 'legal.returns', criticality: 'standard' },
  { path: '/vendor-agreement', screen: 'legal', access: 'public', chrome: full, titleKey: 'legal.vendor', criticality: 'standard' },
]);

export type ShellPath = (typeof shellRoutes)[number]['path'];
