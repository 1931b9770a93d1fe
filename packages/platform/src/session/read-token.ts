import type { SessionUser, TokenClaims } from '@orime/contracts';
import { jwtDecode } from 'jwt-decode';

/** Storage key of the raw token (specification, section 9). */
export const TOKEN_KEY = 'jwtToken';

export interface ValidToken {
  readonly status: 'valid';
  readonly user: SessionUser;
  /** Milliseconds since the epoch. */
  readonly expiresAtMs: number;
  /** Time of issue in milliseconds since the epoch; undefined when the token has no `iat`. */
  readonly issuedAtMs: number | undefined;
}

export type StoredToken = ValidToken | { readonly status: 'expired' } | { readonly status: 'none' };

/** Reads the stored token without verifying it. A token that cannot be decoded counts as none. */
export function readToken(token: string | null, nowMs: number): StoredToken {
  if (token === null || token === '') return { status: 'none' };
  let claims: Partial<TokenClaims> & { readonly iat?: number };
  try {
    claims = jwtDecode<Partial<TokenClaims>>(token);
  } catch {
    return { status: 'none' };
  }
  if (typeof claims.sub !== 'string' || typeof claims.exp !== 'number') return { status: 'none' };
  if (claims.exp * 1000 <= nowMs) return { status: 'expired' };
  return {
    status: 'valid',
    expiresAtMs: claims.exp * 1000,
    issuedAtMs: typeof claims.iat === 'number' ? claims.iat * 1000 : undefined,
    user: {
      _id: claims.sub,
      email: claims.email ?? '',
      name: claims.name ?? '',
      type: claims.type ?? null,
      staffRole: claims.staffRole ?? 'none',
      // Unknown until `GET /api/users/me` responds; true avoids showing the "please verify" notice too early.
      emailVerified: true,
      socketID: null,
      following: [],
    },
  };
}
