import type { CompanyRole } from '@orime/contracts/api/trade/buyer';
import type { FastifyRequest, RouteOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { RequestError } from '../errors/request-error.ts';
import { ROLES, type Actor, type Role, type UserActor } from './actor.ts';

/** Who may call a route at all. Ownership of rows is part of the queries, which answer 404 for the private rows of others. */
export interface Rule {
  readonly roles: readonly Role[];
  /** Which of a company's people; a buyer without a company is let in, and finds none. Left out: all of them. */
  readonly companyRoles?: readonly CompanyRole[];
}

export const anyone: Rule = { roles: ROLES };
export const signedIn: Rule = { roles: ROLES.filter((role) => role !== 'visitor' && role !== 'staff-pending') };
/** The account itself: signing out, passwords, devices. Open to staff before their second factor as well. */
export const ownAccount: Rule = { roles: [...signedIn.roles, 'staff-pending'] };
export const admins: Rule = { roles: ['admin'] };

/** Exactly these roles. Name `admin` too where admins may. */
export function allow(...roles: readonly [Role, ...Role[]]): Rule {
  return { roles };
}

/** Of buyers only those who order for their company; others as the rule says. */
export function forPurchasers(rule: Rule): Rule {
  return { ...rule, companyRoles: ['owner', 'purchaser'] };
}

/** Of buyers only those who run their company; others as the rule says. */
export function forOwners(rule: Rule): Rule {
  return { ...rule, companyRoles: ['owner'] };
}

/** The one decision: answers nothing when the actor may, throws 401 or 403 otherwise. */
export function authorize(actor: Actor, rule: Rule): void {
  if (rule.roles.includes(actor.role)) {
    const companyRole = actor.role === 'visitor' ? null : actor.companyRole;
    if (companyRole !== null && rule.companyRoles?.includes(companyRole) === false) throw new RequestError('forbidden');
    return;
  }
  if (actor.role === 'visitor') throw new RequestError(actor.refusal === 'token_expired' ? 'token_expired' : 'unauthenticated');
  if (actor.role === 'staff-pending') throw new RequestError('totp_required');
  if (actor.role === 'buyer-unverified' && rule.roles.includes('buyer-verified')) throw new RequestError('buyer_unverified');
  throw new RequestError('forbidden');
}

/**
 * A write that was sent with a token is meant for that account. Once the session has ended it is refused, also where visitors may
 * write: as theirs, a return would not find its order, and an order would belong to nobody.
 */
export function refuseEndedSession(actor: Actor, method: string): void {
  const isWrite = method !== 'GET' && method !== 'HEAD';
  if (isWrite && actor.role === 'visitor' && actor.refusal === 'token_expired') throw new RequestError('token_expired');
}

/** The signed-in actor of a route whose rule excludes visitors. */
export function userOf(request: FastifyRequest): UserActor {
  const { actor } = request;
  if (actor.role === 'visitor') throw new RequestError('unauthenticated');
  return actor;
}

/**
 * For what a stolen session must not be enough for: grants of roles, money that leaves, bulk changes, mail to many. The
 * password has to have been entered within the last ten minutes (`POST /api/users/reauth`).
 */
export function requireFreshPassword({ reauthUntil }: UserActor): void {
  if (reauthUntil === null || reauthUntil.getTime() <= Date.now()) throw new RequestError('reauth_required');
}

/** Applies each route's rule before its body is read, and refuses to start a server with a route that has none. */
export const authorizePlugin = fastifyPlugin(
  async (app) => {
    const routeTable: RouteOptions[] = [];
    app.decorate('routeTable', routeTable);
    app.addHook('onRoute', (route) => {
      routeTable.push(route);
      if (route.config?.rule === undefined) {
        throw new Error(`${String(route.method)} ${route.url} declares no rule: give it config.rule`);
      }
    });
    app.addHook('onRequest', (request, _reply, done) => {
      const { rule, endedSession, freshPassword } = request.routeOptions.config;
      if (rule !== undefined) authorize(request.actor, rule);
      if (endedSession !== 'visitor') refuseEndedSession(request.actor, request.method);
      if (freshPassword === true) requireFreshPassword(userOf(request));
      done();
    });
  },
  { name: 'authorize', dependencies: ['auth'] },
);

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route as it was registered: for commands and tests that go through all of them. */
    readonly routeTable: readonly RouteOptions[];
  }
  interface FastifyContextConfig {
    /** Who may call this route. Required. */
    rule?: Rule;
    /** Asks for a password that was entered a moment ago (`requireFreshPassword`): for what moves money or trust. */
    freshPassword?: true;
    /** `visitor`: a write that is open to everybody and served even with the token of a session that has ended (`refuseEndedSession`). */
    endedSession?: 'visitor';
  }
}
