import { createHash, randomBytes } from 'node:crypto';

/** A refusal as Google's token endpoint words it (RFC 6749, section 5.2). */
export class OauthError extends Error {
  override readonly name = 'OauthError';
  readonly status: number;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
  }
}

/** What an authorisation page was asked for. */
export interface AuthorisationRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly state: string;
  readonly challenge: string;
}

export interface Tokens {
  readonly access_token: string;
  readonly expires_in: number;
  readonly scope: string;
  readonly token_type: 'Bearer';
  readonly refresh_token?: string;
}

/** One Google account and the permissions it has given. */
export interface Accounts {
  /** Gives a permission; the answer is where the browser is sent with its code. `scopes` are those that were left ticked. */
  allow(request: AuthorisationRequest, scopes?: readonly string[]): string;
  exchange(form: URLSearchParams): Tokens;
  refresh(form: URLSearchParams): Tokens;
  revoke(token: string): void;
  /** Throws 401 unless the token is one of ours, still allowed, and for this scope. */
  requireScope(accessToken: string, scope: string): void;
}

const LIFE_SECONDS = 3_599;

/** Keeps codes, refresh tokens and access tokens of one client in memory. Codes work once and need their PKCE verifier. */
export function createAccounts(client: { readonly clientId: string; readonly clientSecret: string }): Accounts {
  const codes = new Map<string, AuthorisationRequest>();
  const grants = new Map<string, readonly string[]>();
  const accessTokens = new Map<string, string>();

  function requireClient(form: URLSearchParams): void {
    if (form.get('client_id') !== client.clientId || form.get('client_secret') !== client.clientSecret)
      throw new OauthError(401, 'invalid_client');
  }
  function issue(refreshToken: string, scopes: readonly string[]): Tokens {
    const accessToken = `ya29.${secret()}`;
    accessTokens.set(accessToken, refreshToken);
    return { access_token: accessToken, expires_in: LIFE_SECONDS, scope: scopes.join(' '), token_type: 'Bearer' };
  }

  return {
    allow(request, scopes = request.scopes) {
      const code = `4/${secret()}`;
      codes.set(code, { ...request, scopes });
      return backTo(request, { code, scope: scopes.join(' ') });
    },
    exchange(form) {
      requireClient(form);
      const request = codes.get(form.get('code') ?? '');
      codes.delete(form.get('code') ?? '');
      const digest = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      if (request === undefined || request.redirectUri !== form.get('redirect_uri') || request.challenge !== digest)
        throw new OauthError(400, 'invalid_grant');
      const refreshToken = `1//${secret()}`;
      grants.set(refreshToken, request.scopes);
      return { ...issue(refreshToken, request.scopes), refresh_token: refreshToken };
    },
    refresh(form) {
      requireClient(form);
      const refreshToken = form.get('refresh_token') ?? '';
      const scopes = grants.get(refreshToken);
      if (scopes === undefined) throw new OauthError(400, 'invalid_grant');
      return issue(refreshToken, scopes);
    },
    revoke(token) {
      if (!grants.delete(token)) throw new OauthError(400, 'invalid_token');
    },
    requireScope(accessToken, scope) {
      const scopes = grants.get(accessTokens.get(accessToken) ?? '');
      if (scopes === undefined) throw new OauthError(401, 'UNAUTHENTICATED');
      if (!scopes.includes(scope)) throw new OauthError(403, 'PERMISSION_DENIED');
    },
  };
}

/** The client's address with what it is told, and the state that it gave. */
export function backTo({ redirectUri, state }: AuthorisationRequest, told: Readonly<Record<string, string>>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries({ state, ...told })) url.searchParams.set(name, value);
  return url.href;
}

const secret = (): string => randomBytes(18).toString('base64url');
