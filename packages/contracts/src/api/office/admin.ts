import { Type, type Static } from 'typebox';
import { Currency, Language, PageQuery, Timestamp, pageOf } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';

const Count = Type.Integer({ minimum: 0 });

/** Open tasks of staff and key figures of the marketplace. */
export const AdminStats = Type.Object({
  waiting: Type.Object({
    designs: Count,
    designChanges: Count,
    applications: Count,
    /** Models who applied. */
    castings: Count,
    buyers: Count,
    returns: Count,
    /** Disputes that a bank decides on, and refunds that failed and were not paid by other ways. */
    disputes: Count,
    /** Wholesale orders in review, and expenses that wait for approval. */
    wholesaleOrders: Count,
    expenses: Count,
    reports: Count,
    /** Conversations that a member asked staff to look at. */
    reportedChats: Count,
    /** Requests for personal data that need a person. */
    privacyRequests: Count,
    messages: Count,
    bugs: Count,
    errors: Count,
    failedMails: Count,
  }),
  /** Last 30 days, one row per currency. */
  sales: Type.Array(Type.Object({ currency: Currency, purchases: Count, totalMinor: Type.Integer() })),
  /** Registered in the last 30 days. */
  newMembers: Type.Object({ designer: Count, producer: Count, buyer: Count, consumer: Count }),
  /** Visitors who accepted cookies, since midnight UTC. */
  today: Type.Object({ views: Count, visitors: Count }),
  mails: Type.Object({ waiting: Count, sentToday: Count }),
  /** Scheduled jobs whose last run failed, by name. */
  failingJobs: Type.Array(Type.Object({ name: Type.String(), failures: Count, since: Timestamp, error: Type.String() })),
});
export type AdminStats = Static<typeof AdminStats>;
export const getAdminStats = defineEndpoint({ method: 'GET', url: '/api/admin/stats', response: AdminStats });

export const AuditItem = Type.Object({
  id: Type.Integer(),
  at: Timestamp,
  /** Null for actions of a command-line tool. */
  actor: Type.Union([Type.Object({ id: Type.String(), name: Type.String() }), Type.Null()]),
  action: Type.String(),
  entity: Type.String(),
  entityId: Type.Union([Type.String(), Type.Null()]),
  diff: Type.Unknown(),
  ip: Type.Union([Type.String(), Type.Null()]),
});
export type AuditItem = Static<typeof AuditItem>;

/** Newest first. `total` counts up to 10,000. `action` ending in `.` matches a prefix: `design.`. */
export const listAudit = defineEndpoint({
  method: 'GET',
  url: '/api/admin/audit',
  querystring: Type.Object({
    ...PageQuery,
    id: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
    actor: Type.Optional(Type.String({ maxLength: 80 })),
    action: Type.Optional(Type.String({ maxLength: 80, pattern: '^[a-z._-]*$' })),
    entity: Type.Optional(Type.String({ maxLength: 80 })),
    entityId: Type.Optional(Type.String({ maxLength: 120 })),
    from: Type.Optional(Type.String({ format: 'date' })),
    /** Inclusive. */
    to: Type.Optional(Type.String({ format: 'date' })),
  }),
  response: pageOf(AuditItem),
});

export const STAFF_ROLES = ['none', 'account_manager', 'admin'] as const;
export const StaffRole = Type.Enum(STAFF_ROLES);
export type StaffRole = Static<typeof StaffRole>;

export const AdminUser = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  type: Type.Union([Type.String(), Type.Null()]),
  staffRole: StaffRole,
  /** May publish articles without approval. */
  trustedAuthor: Type.Boolean(),
  status: Type.Enum(['active', 'locked', 'deleted']),
  locale: Language,
  emailVerified: Type.Boolean(),
  createdAt: Timestamp,
  lastSeenAt: Type.Union([Timestamp, Type.Null()]),
  /** Sign-ins that are open now. */
  sessions: Type.Integer({ minimum: 0 }),
});
export type AdminUser = Static<typeof AdminUser>;

/** Newest first; `q` matches parts of names and addresses. `total` counts up to 10,000. */
export const listUsers = defineEndpoint({
  method: 'GET',
  url: '/api/admin/users',
  querystring: Type.Object({
    ...PageQuery,
    id: Type.Optional(Type.String({ maxLength: 80 })),
    q: Type.Optional(Type.String({ maxLength: 200 })),
    type: Type.Optional(Type.Enum(['designer', 'producer', 'buyer', 'consumer'])),
    staffRole: Type.Optional(StaffRole),
    status: Type.Optional(Type.Enum(['active', 'locked', 'deleted'])),
  }),
  response: pageOf(AdminUser),
});

/**
 * Grants or revokes a staff role. 403 `reauth_required` without a recently entered password; 422 `business_rule` with
 * `details.reason` `last_admin`, or `not_verified` for an unconfirmed address.
 */
export const setStaffRole = defineEndpoint({
  method: 'POST',
  url: '/api/admin/users/role',
  body: Type.Object({
    userId: Type.String({ minLength: 1, maxLength: 80 }),
    role: StaffRole,
    /** The role that the sender has seen: 409 `conflict` with `details.expected` when it is another one by now. */
    from: Type.Optional(StaffRole),
  }),
  response: AdminUser,
});

/**
 * Allows or disallows a designer or producer to publish their own articles. 403 `reauth_required` without a recently entered
 * password; 422 `business_rule` for accounts that cannot write articles.
 */
export const trustAuthor = defineEndpoint({
  method: 'POST',
  url: '/api/admin/users/trusted-author',
  body: Type.Object({ userId: Type.String({ minLength: 1, maxLength: 80 }), trusted: Type.Boolean() }),
  response: AdminUser,
});

/**
 * Locks an account, which ends its sessions, or unlocks it. The reason is kept in the audit log. 403 `reauth_required` without a
 * recently entered password; 422 `business_rule` with `details.reason` `self`: nobody locks
 * their own account, so an admin is always left. 409 `conflict` when the status is no longer `from`.
 */
export const setUserStatus = defineEndpoint({
  method: 'POST',
  url: '/api/admin/users/status',
  body: Type.Object({
    userId: Type.String({ minLength: 1, maxLength: 80 }),
    status: Type.Enum(['active', 'locked']),
    reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
    from: Type.Optional(Type.Enum(['active', 'locked'])),
  }),
  response: AdminUser,
});
