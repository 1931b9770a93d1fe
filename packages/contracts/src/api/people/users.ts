import { Type, type Static } from 'typebox';
import { Language, Success, TokenAnswer } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { Email, VisitorName } from '../../schemas/form.ts';

export const USER_TYPES = ['designer', 'producer', 'buyer', 'consumer'] as const;
export const UserType = Type.Union([Type.Literal('designer'), Type.Literal('producer'), Type.Literal('buyer'), Type.Literal('consumer')]);
export type UserType = Static<typeof UserType>;
export const StaffRole = Type.Union([Type.Literal('none'), Type.Literal('account_manager'), Type.Literal('admin')]);

/** `GET /api/users/me` (decision T31): the specification's user state. */
export const SessionUser = Type.Object({
  _id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  type: Type.Union([UserType, Type.Null()]),
  staffRole: StaffRole,
  emailVerified: Type.Boolean(),
  socketID: Type.Union([Type.String(), Type.Null()]),
  /** Ids of followed profiles. */
  following: Type.Array(Type.String()),
});
export type SessionUser = Static<typeof SessionUser>;

/** Claims of the signed token stored under `jwtToken`. Times in seconds since the epoch. */
export interface TokenClaims {
  readonly sub: string;
  readonly name: string;
  readonly email: string;
  readonly type: UserType | null;
  readonly staffRole: 'none' | 'account_manager' | 'admin';
  readonly exp: number;
  readonly jti: string;
  /** Token version of the user; incrementing it revokes all tokens. */
  readonly tv: number;
}

/** Common words, runs of the keyboard, the person's address or name: 400 `validation` at `password`. */
const NewPassword = Type.String({ minLength: 10, maxLength: 200 });
const Secret = Type.String({ minLength: 1, maxLength: 400 });

/** Response to requests for a mailed link; it does not reveal whether the address has an account. */
export const LinkMail = Type.Object({
  ok: Type.Boolean(),
  /** False when a link was requested within the last minute: that mail is on its way, no other is sent. */
  queued: Type.Boolean(),
  /** Seconds until another mail may be sent. */
  retryAfterSeconds: Type.Integer(),
});
export type LinkMail = Static<typeof LinkMail>;

const SignedIn = Type.Object({
  success: Type.Boolean(),
  token: Type.String(),
  user: SessionUser,
  /** True for staff who must set up an authenticator before anything else (`POST /api/users/totp/enrol`). */
  totpEnrol: Type.Optional(Type.Boolean()),
});

export const login = defineEndpoint({
  method: 'POST',
  url: '/api/users/login',
  /** `remember: false` is for shared computers: the session lasts half a day instead of seven days. */
  body: Type.Object({ email: Email, password: Type.String({ minLength: 1, maxLength: 200 }), remember: Type.Optional(Type.Boolean()) }),
  response: Type.Union([
    SignedIn,
    /** Staff with an authenticator: the password was correct; `POST /api/users/totp` must answer the challenge within five minutes. */
    Type.Object({ totpRequired: Type.Literal(true), challenge: Type.String() }),
  ]),
});

export const register = defineEndpoint({
  method: 'POST',
  url: '/api/users/register',
  body: Type.Object({
    email: Email,
    password: NewPassword,
    name: VisitorName,
    type: UserType,
    locale: Type.Optional(Language),
    termsVersion: Type.String({ minLength: 1, maxLength: 40 }),
    marketing: Type.Optional(Type.Boolean()),
  }),
  response: Type.Object({ success: Type.Boolean(), token: Type.String() }),
});

export const resetRequest = defineEndpoint({
  method: 'POST',
  url: '/api/users/reset-request',
  body: Type.Object({ email: Email, locale: Type.Optional(Language) }),
  response: LinkMail,
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  url: '/api/users/reset-password',
  body: Type.Object({ token: Secret, password: NewPassword }),
  response: TokenAnswer,
});

export const sendEmailVerification = defineEndpoint({
  method: 'POST',
  url: '/api/users/send-email-verification',
  body: Type.Object({ email: Email, locale: Type.Optional(Language) }),
  response: LinkMail,
});

export const setProfileType = defineEndpoint({
  method: 'POST',
  url: '/api/users/set-profile-type',
  /** `user` is sent by the specification's client and ignored: the token identifies the user (decision T4). */
  body: Type.Object({ user: Type.Optional(Type.Unknown()), type: Type.String({ maxLength: 40 }) }),
  response: TokenAnswer,
});

export const verify = defineEndpoint({
  method: 'GET',
  url: '/api/users/verify/:token',
  params: Type.Object({ token: Secret }),
  response: TokenAnswer,
});

export const me = defineEndpoint({ method: 'GET', url: '/api/users/me', response: SessionUser });
export const logout = defineEndpoint({ method: 'POST', url: '/api/users/logout', response: Success });
export const refresh = defineEndpoint({ method: 'POST', url: '/api/users/refresh', response: TokenAnswer });

export const changePassword = defineEndpoint({
  method: 'POST',
  url: '/api/users/change-password',
  body: Type.Object({ currentPassword: Type.String({ minLength: 1, maxLength: 200 }), password: NewPassword }),
  response: TokenAnswer,
});

export const listSessions = defineEndpoint({
  method: 'GET',
  url: '/api/users/sessions',
  response: Type.Array(
    Type.Object({
      jti: Type.String(),
      createdAt: Type.String(),
      lastUsedAt: Type.String(),
      expiresAt: Type.String(),
      ip: Type.String(),
      userAgent: Type.String(),
      current: Type.Boolean(),
    }),
  ),
});

export const revokeSession = defineEndpoint({
  method: 'DELETE',
  url: '/api/users/sessions/:jti',
  params: Type.Object({ jti: Type.String({ minLength: 1, maxLength: 80 }) }),
  response: Success,
});

/** Ends every session of the account; with `others`, all but the current one. */
export const revokeSessions = defineEndpoint({
  method: 'DELETE',
  url: '/api/users/sessions',
  querystring: Type.Object({ which: Type.Union([Type.Literal('all'), Type.Literal('others')]) }),
  response: Success,
});

/** Re-enters the password: for ten minutes it allows actions that need recent authentication (decision T29). */
export const reauth = defineEndpoint({
  method: 'POST',
  url: '/api/users/reauth',
  body: Type.Object({ password: Type.String({ minLength: 1, maxLength: 200 }) }),
  response: Type.Object({ until: Type.String() }),
});

/** Second factor of a sign-in: a TOTP code or a recovery code for the challenge. */
export const answerTotp = defineEndpoint({
  method: 'POST',
  url: '/api/users/totp',
  body: Type.Object({ challenge: Secret, code: Type.String({ minLength: 6, maxLength: 40 }) }),
  response: SignedIn,
});

export const totpStatus = defineEndpoint({
  method: 'GET',
  url: '/api/users/totp',
  response: Type.Object({
    enrolled: Type.Boolean(),
    /** Staff of this site must have an authenticator. */
    required: Type.Boolean(),
    /** Whether this session passed the second factor; sessions from a mailed link have not. */
    passed: Type.Boolean(),
    recoveryCodesLeft: Type.Integer(),
  }),
});
export type TotpStatus = Static<(typeof totpStatus.schema.response)[200]>;

/** Without a code: returns a new TOTP secret. With the first code: enables it. */
export const enrolTotp = defineEndpoint({
  method: 'POST',
  url: '/api/users/totp/enrol',
  body: Type.Object({ code: Type.Optional(Type.String({ minLength: 6, maxLength: 12 })) }),
  response: Type.Union([
    Type.Object({ secret: Type.String(), otpauthUrl: Type.String() }),
    /** Shown only once. */
    Type.Object({ recoveryCodes: Type.Array(Type.String()) }),
  ]),
});

/** Removes the authenticator; needs a recently entered password (`POST /api/users/reauth`). */
export const removeTotp = defineEndpoint({ method: 'DELETE', url: '/api/users/totp', response: Success });
