import { Type, type Static } from 'typebox';
import { Language, Success, TokenAnswer } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';
import { Email, VisitorName } from '../schemas/form.ts';

export const USER_TYPES = ['designer', 'producer', 'buyer', 'consumer'] as const;
export const UserType = Type.Union([Type.Literal('designer'), Type.Literal('producer'), Type.Literal('buyer'), Type.Literal('consumer')]);
export type UserType = Static<typeof UserType>;
export const StaffRole = Type.Union([Type.Literal('none'), Type.Literal('account_manager'), Type.Literal('admin')]);

/** `GET /api/users/me` (decision T31): the spec's user state. */
export const SessionUser = Type.Object({
  _id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  type: Type.Union([UserType, Type.Null()]),
  staffRole: StaffRole,
  emailVerified: Type.Boolean(),
  socketID: Type.Union([Type.String(), Type.Null()]),
  /** Profile ids. */
  following: Type.Array(Type.String()),
});
export type SessionUser = Static<typeof SessionUser>;

/** Claims of the signed token kept under `jwtToken`. Times in seconds since the epoch. */
export interface TokenClaims {
  readonly sub: string;
  readonly name: string;
  readonly email: string;
  readonly type: UserType | null;
  readonly staffRole: 'none' | 'account_manager' | 'admin';
  readonly exp: number;
  readonly jti: string;
  /** Token version of the user; raising it revokes every token. */
  readonly tv: number;
}

const NewPassword = Type.String({ minLength: 10, maxLength: 200 });
const Secret = Type.String({ minLength: 1, maxLength: 400 });

/** What asking for a mailed link answers: the same for addresses with and without an account. */
export const LinkMail = Type.Object({
  ok: Type.Boolean(),
  /** False when one was asked for less than a minute ago: that one is on its way, and no other is sent. */
  queued: Type.Boolean(),
  /** Seconds until another may be sent. */
  retryAfterSeconds: Type.Integer(),
});
export type LinkMail = Static<typeof LinkMail>;

const SignedIn = Type.Object({
  success: Type.Boolean(),
  token: Type.String(),
  user: SessionUser,
  /** Staff who must set up an authenticator before they can do anything else (`POST /api/users/totp/enrol`). */
  totpEnrol: Type.Optional(Type.Boolean()),
});

export const login = defineEndpoint({
  method: 'POST',
  url: '/api/users/login',
  /** `remember: false` is for somebody else's computer: the session lives half a day instead of seven. */
  body: Type.Object({ email: Email, password: Type.String({ minLength: 1, maxLength: 200 }), remember: Type.Optional(Type.Boolean()) }),
  response: Type.Union([
    SignedIn,
    /** Staff with an authenticator: the password was right, `POST /api/users/totp` answers the challenge within five minutes. */
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
  /** `user` is sent by the specification's client and ignored: the token says who it is (decision T4). */
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

/** Ends every session of the account, `others` without the one that asks. */
export const revokeSessions = defineEndpoint({
  method: 'DELETE',
  url: '/api/users/sessions',
  querystring: Type.Object({ which: Type.Union([Type.Literal('all'), Type.Literal('others')]) }),
  response: Success,
});

/** The password once more: opens ten minutes for what staff must not do from an unattended screen (decision T29). */
export const reauth = defineEndpoint({
  method: 'POST',
  url: '/api/users/reauth',
  body: Type.Object({ password: Type.String({ minLength: 1, maxLength: 200 }) }),
  response: Type.Object({ until: Type.String() }),
});

/** The second half of a sign-in: a code of the app, or one of the recovery codes, for the challenge of the first. */
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
    /** Staff of this site must have one. */
    required: Type.Boolean(),
    /** Whether this session showed a code; one that came by a mailed link has not. */
    passed: Type.Boolean(),
    recoveryCodesLeft: Type.Integer(),
  }),
});
export type TotpStatus = Static<(typeof totpStatus.schema.response)[200]>;

/** Without a code: a new secret for the app. With the app's first code: the app counts from now on. */
export const enrolTotp = defineEndpoint({
  method: 'POST',
  url: '/api/users/totp/enrol',
  body: Type.Object({ code: Type.Optional(Type.String({ minLength: 6, maxLength: 12 })) }),
  response: Type.Union([
    Type.Object({ secret: Type.String(), otpauthUrl: Type.String() }),
    /** Shown this once. */
    Type.Object({ recoveryCodes: Type.Array(Type.String()) }),
  ]),
});

/** Takes the authenticator away, after the password (`POST /api/users/reauth`). */
export const removeTotp = defineEndpoint({ method: 'DELETE', url: '/api/users/totp', response: Success });
