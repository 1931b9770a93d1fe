import type { Language } from '@orime/contracts';
import type { LinkMail, UserType } from '@orime/contracts/api/people/users';
import { api, queryOptions } from '@orime/platform';

export interface TokenAnswer {
  readonly token: string;
}

export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly type: UserType;
  readonly locale: Language;
  readonly termsVersion: string;
  readonly marketing: boolean;
}

/** A session, or for staff with an authenticator the challenge that a code answers. */
export type LoginAnswer = (TokenAnswer & { readonly totpEnrol?: boolean }) | { readonly totpRequired: true; readonly challenge: string };

/** `remember: false` is for somebody else's computer: the session is short. */
export function login(email: string, password: string, remember: boolean): Promise<LoginAnswer> {
  return api.post<LoginAnswer>('/api/users/login', { email: email.trim(), password, remember });
}

/** The second step of a sign-in. */
export function answerTotp(challenge: string, code: string): Promise<TokenAnswer> {
  return api.post<TokenAnswer>('/api/users/totp', { challenge, code: code.trim() });
}

export function register(registration: Registration): Promise<TokenAnswer> {
  return api.post<TokenAnswer>('/api/users/register', {
    ...registration,
    email: registration.email.trim(),
    name: registration.name.trim(),
  });
}

export function requestReset(email: string, locale: Language): Promise<LinkMail> {
  return api.post<LinkMail>('/api/users/reset-request', { email: email.trim(), locale });
}

export function resetPassword(token: string, password: string): Promise<TokenAnswer> {
  return api.post<TokenAnswer>('/api/users/reset-password', { token, password });
}

export function sendVerification(email: string, locale: Language): Promise<LinkMail> {
  return api.post<LinkMail>('/api/users/send-email-verification', { email: email.trim(), locale });
}

/** Uses the link's one-time token: asked once, kept, never repeated by itself. */
export function verifyQuery(token: string) {
  return queryOptions({
    queryKey: ['users', 'verify', token],
    queryFn: () => api.get<TokenAnswer>(`/api/users/verify/${encodeURIComponent(token)}`),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { once: true },
  });
}
