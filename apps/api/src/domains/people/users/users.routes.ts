import * as endpoints from '@orime/contracts/api/people/users';
import { allow, anyone, ownAccount, signedIn, userOf } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { normaliseEmail } from '../../../house/normalise-email.ts';
import { clearCounter } from '../../../house/rate-limit/shared-counter.ts';
import { removeOldSessions } from './remove-old-rows.ts';
import { listSessions, revokeSession, revokeSessions } from './session.queries.ts';
import { originOf, renewToken } from './session.service.ts';
import { checkHandshake, sweepSessions } from './socket-auth.ts';
import { answerChallenge, beginTotp, confirmTotp, readTotpStatus, removeFactor } from './totp.service.ts';
import { getSessionUser } from './users.queries.ts';
import {
  changePassword,
  chooseType,
  confirmPassword,
  logIn,
  registerUser,
  requestMail,
  resetPassword,
  verifyEmail,
} from './users.service.ts';

const hour = 3600;

export async function usersRoutes(app: ApiApp): Promise<void> {
  app.housekeeping.add(removeOldSessions);
  app.sockets.guardWith({ check: (socket) => checkHandshake(app, socket), sweep: (io) => sweepSessions(app, io) });
  // Who signs in again may still send the old token.
  const open = { rule: anyone, endedSession: 'visitor' as const };
  const personal = { rule: ownAccount };
  const staff = { rule: allow('account-manager', 'admin', 'staff-pending') };

  app.route({
    ...endpoints.login,
    config: open,
    handler: async (request) => {
      const attempts = { name: 'login', subject: `${request.ip} ${normaliseEmail(request.body.email)}` };
      await app.countSharedLimit({ ...attempts, max: 10, windowSeconds: hour / 4 });
      const answer = await logIn(app, request.body, originOf(request));
      // Whoever gets in is no guesser, however often they come.
      await clearCounter(app.db, attempts);
      return answer;
    },
  });

  app.route({
    ...endpoints.register,
    config: open,
    handler: async (request) => {
      await app.countSharedLimit({ name: 'register', subject: request.ip, max: 10, windowSeconds: hour });
      const { locale = 'en', marketing = false, ...rest } = request.body;
      return { success: true, token: await registerUser(app, { ...rest, locale, marketing }, originOf(request)) };
    },
  });

  app.route({
    ...endpoints.resetRequest,
    config: open,
    handler: async ({ body, ip }) => {
      await app.countSharedLimit({ name: 'reset', subject: ip, max: 20, windowSeconds: hour });
      await app.countSharedLimit({ name: 'reset', subject: normaliseEmail(body.email), max: 5, windowSeconds: hour });
      return requestMail(app, 'password-reset', body.email, body.locale);
    },
  });

  app.route({
    ...endpoints.resetPassword,
    config: open,
    handler: async (request) => {
      await app.countSharedLimit({ name: 'reset-password', subject: request.ip, max: 20, windowSeconds: hour });
      return { token: await resetPassword(app, request.body.token, request.body.password, originOf(request)) };
    },
  });

  app.route({
    ...endpoints.sendEmailVerification,
    config: open,
    handler: async ({ body, ip }) => {
      await app.countSharedLimit({ name: 'verification', subject: ip, max: 20, windowSeconds: hour });
      return requestMail(app, 'verification', body.email, body.locale);
    },
  });

  app.route({
    ...endpoints.setProfileType,
    config: { rule: signedIn },
    handler: async (request) => ({ token: await chooseType(app, userOf(request), request.body.type) }),
  });

  app.route({
    ...endpoints.verify,
    // A link is used up by asking: programs that only look at it ask with HEAD.
    exposeHeadRoute: false,
    config: open,
    handler: async (request) => ({ token: await verifyEmail(app, request.params.token, request.actor.userId, originOf(request)) }),
  });

  app.route({ ...endpoints.me, config: personal, handler: (request) => getSessionUser(app.db, userOf(request).userId) });

  app.route({
    ...endpoints.logout,
    config: personal,
    handler: async (request) => ({ success: await revokeSession(app.db, userOf(request).userId, userOf(request).jti) }),
  });

  app.route({
    ...endpoints.refresh,
    config: personal,
    handler: async (request) => ({ token: await renewToken(app.db, app.tokens, userOf(request).userId, userOf(request).jti, true) }),
  });

  app.route({
    ...endpoints.changePassword,
    // A link in a stolen mailbox opens a session too: without the code of the app it changes nothing.
    config: { rule: signedIn },
    handler: async (request) => ({ token: await changePassword(app, userOf(request), request.body, originOf(request)) }),
  });

  app.route({ ...endpoints.listSessions, config: personal, handler: (request) => listSessions(app.db, userOf(request)) });

  app.route({
    ...endpoints.revokeSession,
    config: personal,
    handler: async (request) => {
      if (!(await revokeSession(app.db, userOf(request).userId, request.params.jti))) throw new RequestError('not_found');
      return { success: true };
    },
  });

  app.route({
    ...endpoints.revokeSessions,
    config: personal,
    handler: async (request) => {
      const { userId, jti } = userOf(request);
      await revokeSessions(app.db, userId, request.query.which === 'others' ? jti : undefined);
      return { success: true };
    },
  });

  app.route({
    ...endpoints.reauth,
    config: { rule: signedIn },
    handler: async (request) => ({ until: (await confirmPassword(app, userOf(request), request.body.password)).toISOString() }),
  });

  app.route({
    ...endpoints.answerTotp,
    config: open,
    handler: async (request) => {
      await app.countSharedLimit({ name: 'totp', subject: request.ip, max: 30, windowSeconds: hour / 4 });
      return answerChallenge(app, request.body, originOf(request));
    },
  });

  app.route({ ...endpoints.totpStatus, config: staff, handler: (request) => readTotpStatus(app, userOf(request)) });

  app.route({
    ...endpoints.enrolTotp,
    config: staff,
    handler: async (request) => {
      const { code } = request.body;
      return code === undefined
        ? beginTotp(app, userOf(request))
        : { recoveryCodes: await confirmTotp(app, userOf(request), code, request.ip) };
    },
  });

  app.route({
    ...endpoints.removeTotp,
    config: { rule: allow('account-manager', 'admin') },
    handler: async (request) => {
      await removeFactor(app, userOf(request), request.ip);
      return { success: true };
    },
  });
}
