import type { ScreenLoader } from '@orime/platform';

/** The shell's screens by the keys of its route table. */
export const screens: Readonly<Record<string, ScreenLoader>> = {
  home: () => import(/* webpackChunkName: "home" */ './home/home-screen.tsx'),
  login: () => import('./account/login-screen.tsx'),
  register: () => import('./account/register-screen.tsx'),
  verify: () => import('./account/verify-screen.tsx'),
  'request-reset': () => import('./account/request-reset-screen.tsx'),
  'password-reset': () => import('./account/password-reset-screen.tsx'),
  about: () => import('./about/about-screen.tsx'),
  logo: () => import('./logo/logo-screen.tsx'),
  'for-brands': () => import('./for-brands/for-brands-screen.tsx'),
  'for-manufacturers': () => import('./for-manufacturers/for-manufacturers-screen.tsx'),
  apply: () => import('./apply/apply-screen.tsx'),
  appsubmitted: () => import('./appsubmitted/appsubmitted-screen.tsx'),
  report: () => import('./report/report-screen.tsx'),
  heardofus: () => import('./heardofus/heardofus-screen.tsx'),
  'easter-egg': () => import('./easter-egg/easter-egg-screen.tsx'),
  'register-3d': () => import('./register-3d/register-3d-screen.tsx'),
  legal: () => import('./legal/legal-screen.tsx'),
  'not-found': () => import('./not-found/not-found-screen.tsx'),
};
