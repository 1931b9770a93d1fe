import type { SessionUser, TokenClaims } from '@orime/contracts';
import { jwtDecode } from 'jwt-decode';

/** Storage key of the raw token (specification, section 9). */
export const TOKEN_KEY = 'jwtToken';

export type StoredToken = { readonly status: 'valid'; readonly user: SessionUser } | { readonly status: 'expired' } | { readonly status: 'none' };

/** What a stored token says. One that cannot be decoded is no token. */
export function readToken(token: string | null, nowMs: number): StoredToken {
  if (token === null || token === '') return { status: 'none' };
  let claims: Partial<TokenClaims>;
  try {
    claims = jwtDecode<Partial<TokenClaims>>(token);
  } catch {
    return { status: 'none' };
  }
  if (typeof claims.sub !== 'string' || typeof claims.exp !== 'number') return { status: 'none' };
  if (claims.exp * 1000 <= nowMs) return { status: 'expired' };
  return {
    status: 'valid',
    user: {
      _id: claims.sub,
      email: claims.email ?? '',
      name: claims.name ?? '',
      type: claims.type ?? null,
      staffRole: claims.staffRole ?? 'none',
      // The token does not say; true keeps the "please verify" notice away until `GET /api/users/me` has answered.
      emailVerified: true,
      socketID: null,
      following: [],
    },
  };
}
