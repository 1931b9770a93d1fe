import type { ApiApp } from '../../../house/api-app.ts';
import { agreementRoutes } from './agreement.routes.ts';
import { onboardingRoutes } from './onboarding.routes.ts';
import { profilePeopleRoutes } from './profile-people.routes.ts';
import { profileStatsRoutes } from './profile-stats.routes.ts';
import { profileRoutes as readingRoutes } from './profile.routes.ts';
import { staffNoteRoutes } from './staff-notes.routes.ts';

export { listProfileCardsByIds } from './profile-cards.queries.ts';
export { closeProfile } from './close-profile.service.ts';
export { moveStatus } from './profile-status.service.ts';
export { isReservedHandle } from './reserved-handles.ts';
export { profileMail } from './profile.mail.ts';
export { forgetNotes } from './staff-notes.service.ts';

export async function profileRoutes(app: ApiApp): Promise<void> {
  await app.register(readingRoutes);
  await app.register(profilePeopleRoutes);
  await app.register(agreementRoutes);
  await app.register(onboardingRoutes);
  await app.register(profileStatsRoutes);
  await app.register(staffNoteRoutes);
}
