import type { Language } from '@orime/contracts';
import type { LinkMail, SessionUser, UserType } from '@orime/contracts/api/people/users';
import { api, queryOptions } from '@orime/platform';

export interface OpenSession {
  readonly jti: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly current: boolean;
}

interface TokenAnswer {
  readonly token: string;
}

/** Where one is signed in, newest first. */
export const sessionsQuery = queryOptions({
  queryKey: ['users', 'sessions'],
  queryFn: ({ signal }) => api.get<readonly OpenSession[]>('/api/users/sessions', { signal }),
  // Another device may have been added a moment ago.
  staleTime: 0,
});

export function endSessionOf(jti: string): Promise<unknown> {
  return api.delete(`/api/users/sessions/${encodeURIComponent(jti)}`);
}

/** Ends every session of the account but this one. */
export function endOtherSessions(): Promise<unknown> {
  return api.delete('/api/users/sessions?which=others');
}

export function changePassword(currentPassword: string, password: string): Promise<TokenAnswer> {
  return api.post('/api/users/change-password', { currentPassword, password });
}

/** `user` is part of the specified call; the server goes by the token. */
export function setProfileType(user: SessionUser, type: UserType): Promise<TokenAnswer> {
  return api.post('/api/users/set-profile-type', { user: user._id, type });
}

export function sendVerification(email: string, locale: Language): Promise<LinkMail> {
  return api.post<LinkMail>('/api/users/send-email-verification', { email, locale });
}
