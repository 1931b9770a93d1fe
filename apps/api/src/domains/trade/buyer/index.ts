import type { ApiApp } from '../../../house/api-app.ts';
import { ownBuyerRoutes } from './buyer.routes.ts';
import { buyerDocumentRoutes } from './documents/documents.routes.ts';
import { invitationRoutes } from './members/invitations.routes.ts';
import { memberRoutes } from './members/members.routes.ts';
import { staffBuyerRoutes } from './staff/staff-buyer.routes.ts';

export { isLastOwner, lockPlace, takeOut } from './members/place.queries.ts';
export { companyInvitationMail } from './members/company-invitation.mail.ts';
export { buyerMail } from './staff/buyer-decided.mail.ts';

export async function buyerRoutes(app: ApiApp): Promise<void> {
  await ownBuyerRoutes(app);
  await app.register(buyerDocumentRoutes);
  await memberRoutes(app);
  await invitationRoutes(app);
  await staffBuyerRoutes(app);
}
