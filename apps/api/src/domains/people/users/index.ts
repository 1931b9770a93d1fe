export { usersRoutes } from './users.routes.ts';
export { openSession, renewToken } from './session.service.ts';
export { createAuthLink } from './auth-link.service.ts';
export { resetSecondFactor } from './totp.service.ts';
export { ownsAddress } from './users.queries.ts';
export { hashPassword } from './password.ts';
export { makeBuyer } from './make-buyer.ts';
export { getOrInviteUser } from './invite-user.ts';
export { authPlugin } from './auth.plugin.ts';
