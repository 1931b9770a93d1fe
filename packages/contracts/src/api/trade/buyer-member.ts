import { Type, type Static } from 'typebox';
import { IdParams, PageQuery, pageOf, Success, Timestamp } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { Email } from '../../schemas/form.ts';
import { CompanyRole } from './buyer.ts';

/** A member of a buyer company. */
export const CompanyMember = Type.Object({
  /** Account id. */
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  role: CompanyRole,
  /** The owner who receives the company's mail. */
  isLead: Type.Boolean(),
  since: Timestamp,
});
export type CompanyMember = Static<typeof CompanyMember>;

/** For all members; oldest membership first. */
export const listCompanyMembers = defineEndpoint({
  method: 'GET',
  url: '/api/buyer/member',
  querystring: Type.Object(PageQuery),
  response: pageOf(CompanyMember),
});

/** For owners. 409 `last_owner` when the company would lose its only owner. */
export const changeCompanyRole = defineEndpoint({
  method: 'POST',
  url: '/api/buyer/member/role/id/:id',
  params: IdParams,
  body: Type.Object({ role: CompanyRole }),
  response: CompanyMember,
});
/** For owners. The removed member loses access immediately. */
export const removeCompanyMember = defineEndpoint({ method: 'DELETE', url: '/api/buyer/member/:id', params: IdParams, response: Success });
/** Makes another member the owner in the caller's place; the caller becomes a purchaser. */
export const transferCompany = defineEndpoint({
  method: 'POST',
  url: '/api/buyer/member/transfer/id/:id',
  params: IdParams,
  response: CompanyMember,
});
/** For all but the last owner (409 `last_owner`). */
export const leaveCompany = defineEndpoint({ method: 'POST', url: '/api/buyer/leave', response: Success });

/** A pending invitation into a company. */
export const CompanyInvitation = Type.Object({
  id: Type.String(),
  email: Type.String(),
  role: CompanyRole,
  /** Name of the inviting owner; empty when the account was deleted. */
  invitedBy: Type.String(),
  createdAt: Timestamp,
  /** When the link stops working. */
  expiresAt: Timestamp,
});
export type CompanyInvitation = Static<typeof CompanyInvitation>;

/** For owners; newest first. */
export const listCompanyInvitations = defineEndpoint({
  method: 'GET',
  url: '/api/buyer/invitation',
  querystring: Type.Object(PageQuery),
  response: pageOf(CompanyInvitation),
});

/**
 * For owners with a verified company or a confirmed address. Mails a single-use link, valid for one week; inviting the same address
 * again replaces the link. 409 `conflict` when the address belongs to a member.
 */
export const inviteToCompany = defineEndpoint({
  method: 'POST',
  url: '/api/buyer/invitation',
  body: Type.Object({
    email: Email,
    role: CompanyRole,
    /** Language of the mail when the address has no account. Default: the sender's. */
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

/** What an invitation link offers. */
export const OfferedPlace = Type.Object({
  company: Type.Object({ name: Type.String(), nameJp: Type.String() }),
  role: CompanyRole,
  invitedBy: Type.String(),
  /** The invited address: only its account may accept. */
  email: Type.String(),
  expiresAt: Timestamp,
});
export type OfferedPlace = Static<typeof OfferedPlace>;

const Secret = Type.String({ minLength: 20, maxLength: 100, pattern: '^[\\w-]+$' });

/** For signed-in users with the link. 404 for an unknown link, 410 `token_used` for one that is no longer valid. */
export const getCompanyInvitation = defineEndpoint({
  method: 'GET',
  url: '/api/buyer/invitation/token/:token',
  params: Type.Object({ token: Secret }),
  response: OfferedPlace,
});

/**
 * Adds the caller to the company; an account without a kind, or of a consumer, becomes a buyer. 403 `wrong_account` when the address
 * differs from the invited one, 409 `account_in_use` for accounts with a company or pages of their own.
 */
export const acceptCompanyInvitation = defineEndpoint({
  method: 'POST',
  url: '/api/buyer/invitation/accept',
  body: Type.Object({ token: Secret }),
  response: Type.Object({
    role: CompanyRole,
    /** Replaces the caller's token: it carries the account's kind, which may have changed. */ token: Type.String(),
  }),
});
