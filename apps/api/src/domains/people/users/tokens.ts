import type { TokenClaims } from '@orime/contracts';
import { errors, jwtVerify, SignJWT } from 'jose';

export interface Tokens {
  sign(claims: Omit<TokenClaims, 'exp'>, expiresAt: Date): Promise<string>;
  /** Claims of a token we signed. Throws a `JOSEError` for any other, `JWTExpired` for an old one. */
  read(token: string): Promise<TokenClaims>;
}

export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret);
  return {
    sign: ({ sub, jti, ...claims }, expiresAt) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(sub)
        .setJti(jti)
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(key),
    async read(token) {
      const { payload } = await jwtVerify<TokenClaims>(token, key, { algorithms: ['HS256'], requiredClaims: ['sub', 'jti', 'tv', 'exp'] });
      // The database is asked with these: another kind of value is no token, not a failed question.
      const isOurs = typeof payload.sub === 'string' && typeof payload.jti === 'string' && Number.isInteger(payload.tv);
      if (!isOurs) throw new errors.JWTInvalid('claims of another kind');
      return payload;
    },
  };
}
