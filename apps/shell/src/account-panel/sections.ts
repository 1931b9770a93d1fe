import type { ComponentType } from 'react';

/** One section of the account panel. Its code comes when it is opened; its name is the text `account.<key>`. */
export interface AccountSection {
  /** The value of `?account=`. */
  readonly key: string;
  readonly load: () => Promise<ComponentType>;
  /** Works for visitors too when the address carries a `key`, as links in mails do; the section reads it by itself. */
  readonly opensByKey?: true;
}

/** In the order of the panel's navigation. A new section is one row here and one text per language. */
export const SECTIONS: readonly AccountSection[] = [
  { key: 'profile', load: () => import('./sections/profile-section.tsx').then((module) => module.ProfileSection) },
  { key: 'email', opensByKey: true, load: () => import('./sections/email-section.tsx').then((module) => module.EmailSection) },
  { key: 'security', load: () => import('./sections/security-section.tsx').then((module) => module.SecuritySection) },
  { key: 'sessions', load: () => import('./sections/sessions-section.tsx').then((module) => module.SessionsSection) },
];
