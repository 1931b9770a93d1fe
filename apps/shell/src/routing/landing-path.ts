import type { SectionRole, SessionUser } from '@orime/contracts';
import { sectionRole } from './section-role.ts';

/** The first of these that a live route answers. */
const WANTED: Readonly<Record<SectionRole, readonly string[]>> = {
  admin: ['/admin', '/admin/update-all-designs'],
  manager: ['/buyer/dashboard', '/wholesale/catalog'],
  producer: ['/dashboard-manufacturers', '/dashboard'],
  designer: ['/dashboard'],
  buyer: ['/buyer/dashboard', '/wholesale/catalog'],
  consumer: ['/consumer/dashboard'],
};

/** Where somebody who has just signed in belongs, when they came from nowhere in particular. */
export function landingPath(user: Pick<SessionUser, 'type' | 'staffRole'>, hasRoute: (path: string) => boolean): string {
  const role = sectionRole(user);
  const wanted = role === undefined ? ['/dashboard'] : WANTED[role];
  return wanted.find(hasRoute) ?? '/';
}
