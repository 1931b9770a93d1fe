import { Type, type Static } from 'typebox';
import { IdParams, PageQuery, pageOf, Success, Timestamp } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';
import { Email } from '../schemas/form.ts';
import { CompanyRole } from './buyer.ts';

/** One of a company's people. */
export const CompanyMember = Type.Object({
  /** Of the account. */
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  role: CompanyRole,
  /** The owner to whom the company's letters go. */
  isLead: Type.Boolean(),
  since: Timestamp,
});
export type CompanyMember = Static<typeof CompanyMember>;

/** For everybody in the company; who came first is first. */
export const listCompanyMembers = defineEndpoint({
  method: 'GET',
  url: '/api/buyer/member',
  querystring: Type.Object(PageQuery),
  response: pageOf(CompanyMember),
});

/** For owners. 409 `last_owner` when nobody would own the company any more. */
export const changeCompanyRole = defineEndpoint({
  method: 'POST',
  url: '/api/buyer/member/role/id/:id',
  params: IdParams,
  body: Type.Object({ role: CompanyRole }),
  response: CompanyMember,
});
/** For owners. Whoever is taken out has no access from then on. */
export const removeCompanyMember = defineEndpoint({ method: 'DELETE', url: '/api/buyer/member/:id', params: IdParams, response: Success });
/** An owner makes somebody else of the company owner in their place, and orders for it from then on. */
export const transferCompany = defineEndpoint({
  method: 'POST',
  url: '/api/buyer/member/transfer/id/:id',
  params: IdParams,
  response: CompanyMember,
});
/** For everybody but the last owner (409 `last_owner`). */
export const leaveCompany = defineEndpoint({ method: 'POST', url: '/api/buyer/leave', response: Success });

/** An address that was asked into a company and has not answered. */
export const CompanyInvitation = Type.Object({
  id: Type.String(),
  email: Type.String(),
  role: CompanyRole,
  /** Name of the owner who asked; empty when the account is gone. */
  invitedBy: Type.String(),
  createdAt: Timestamp,
  /** Its link works until then. */
  expiresAt: Timestamp,
});
export type CompanyInvitation = Static<typeof CompanyInvitation>;

/** For owners, the newest first. */
export const listCompanyInvitations = defineEndpoint({
  method: 'GET',
  url: '/api/buyer/invitation',
  querystring: Type.Object(PageQuery),
  response: pageOf(CompanyInvitation),
});

/**
 * For owners of a company that is verified, or with a confirmed address. Mails a link that works once, for a week; the same
 * address asked again gets a new link, and the one before stops working. 409 `conflict` for somebody who is in the company.
 */
export const inviteToCompany = defineEndpoint({
  method: 'POST',
  url: '/api/buyer/invitation',
  body: Type.Object({
    email: Email,
    role: CompanyRole,
    /** Of the mail, where the address has no account that says so. Default: the sender's. */
    locale: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('jp')])),
  }),
  response: CompanyInvitation,
});
export type CompanyInvitationInput = Static<(typeof inviteToCompany)['schema']['body']>;
export const revokeCompanyInvitation = defineEndpoint({
  method: 'DELETE',
  url: '/api/buyer/invitation/:id',
  params: IdParams,
  response: Success,
});

/** What a link leads to. */
export const OfferedPlace = Type.Object({
  company: Type.Object({ name: Type.String(), nameJp: Type.String() }),
  role: CompanyRole,
  invitedBy: Type.String(),
  /** The address that was asked: only its account may accept. */
  email: Type.String(),
  expiresAt: Timestamp,
});
export type OfferedPlace = Static<typeof OfferedPlace>;

const Secret = Type.String({ minLength: 20, maxLength: 100, pattern: '^[\\w-]+$' });

/** For whoever is signed in and has the link. 404 for one that never was, 410 `token_used` for one that works no more. */
export const getCompanyInvitation = defineEndpoint({
  method: 'GET',
  url: '/api/buyer/invitation/token/:token',
  params: Type.Object({ token: Secret }),
  response: OfferedPlace,
});

/**
 * Puts the caller into the company; an account of no kind or of a customer becomes a buyer's. 403 `wrong_account` for another
 * address than the one that was asked, 409 `account_in_use` for one that is in a company or runs pages of its own.
 */
export const acceptCompanyInvitation = defineEndpoint({
  method: 'POST',
  url: '/api/buyer/invitation/accept',
  body: Type.Object({ token: Secret }),
  response: Type.Object({ role: CompanyRole, /** Says the account's kind, as the one before did. */ token: Type.String() }),
});
