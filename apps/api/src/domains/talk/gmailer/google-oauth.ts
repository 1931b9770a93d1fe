import { createHash } from 'node:crypto';
import type { Config } from '../../../house/config/config.ts';
import { RequestError } from '../../../house/errors/request-error.ts';

/** Sending only: the mailbox is never read. */
export const SCOPE = 'https://www.googleapis.com/auth/gmail.send';
const TIMEOUT_MS = 10_000;

export interface GoogleOauth {
  authorizeUrl(state: string, verifier: string): string;
  /** The refresh token for a code. Throws `unavailable` when Google does not answer, `token_used` when it refuses the code. */
  exchange(code: string, verifier: string): Promise<{ readonly refreshToken: string; readonly scopes: readonly string[] }>;
  revoke(refreshToken: string): Promise<void>;
  /** A short-lived token; throws `token_used` when the permission was taken back. */
  accessToken(refreshToken: string): Promise<string>;
  /** Sends a whole message; gives Google's id for it. */
  send(accessToken: string, message: Buffer): Promise<string>;
}

/** Google's sign-in with PKCE; undefined until an installation has its keys. */
export function createGoogleOauth({ googleClientId, googleClientSecret, googleApiUrl, publicUrl }: Config): GoogleOauth | undefined {
  if (googleClientId === undefined || googleClientSecret === undefined) return undefined;
  const { authorize, token, sending, revocation } = addressesAt(googleApiUrl);
  const redirectUri = `${publicUrl}/api/gmailer/auth/callback`;
  return {
    authorizeUrl(state, verifier) {
      const parameters = {
        client_id: googleClientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: SCOPE,
        state,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        access_type: 'offline',
        // Without it Google gives a refresh token the first time only.
        prompt: 'consent',
      };
      return `${authorize}?${new URLSearchParams(parameters).toString()}`;
    },
    async exchange(code, verifier) {
      const answer = await send(token, {
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        client_id: googleClientId,
        client_secret: googleClientSecret,
        redirect_uri: redirectUri,
      });
      if (answer.status >= 500) throw new RequestError('unavailable');
      // Its words may hold the code: only the refusal is told.
      if (!answer.ok) throw new RequestError('token_used');
      const { refresh_token: refreshToken, scope } = (await answer.json()) as { refresh_token?: unknown; scope?: unknown };
      if (typeof refreshToken !== 'string' || typeof scope !== 'string') throw new RequestError('unavailable');
      return { refreshToken, scopes: scope.split(' ') };
    },
    async revoke(refreshToken) {
      const answer = await send(revocation, { token: refreshToken });
      // 400 is Google's answer for a token that is revoked already.
      if (!answer.ok && answer.status !== 400) throw new RequestError('unavailable');
    },
    async accessToken(refreshToken) {
      const answer = await send(token, {
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
        client_id: googleClientId,
        client_secret: googleClientSecret,
      });
      if (answer.status >= 500) throw new RequestError('unavailable');
      if (!answer.ok) throw new RequestError('token_used');
      const { access_token: accessToken } = (await answer.json()) as { access_token?: unknown };
      if (typeof accessToken !== 'string') throw new RequestError('unavailable');
      return accessToken;
    },
    async send(accessToken, message) {
      const answer = await request(sending, {
        headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ raw: message.toString('base64url') }),
      });
      // The answer may repeat the message: only that it was refused is told.
      if (!answer.ok) throw new RequestError('unavailable', { details: { status: answer.status } });
      const { id } = (await answer.json()) as { id?: unknown };
      return typeof id === 'string' ? id : '';
    },
  };
}

/** Google's own addresses, or the same paths at one origin. */
function addressesAt(origin: string | undefined) {
  return {
    authorize: `${origin ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
    token: `${origin ?? 'https://oauth2.googleapis.com'}/token`,
    sending: `${origin ?? 'https://gmail.googleapis.com'}/gmail/v1/users/me/messages/send`,
    revocation: `${origin ?? 'https://oauth2.googleapis.com'}/revoke`,
  };
}

function send(url: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  return request(url, { body: new URLSearchParams(fields) });
}

async function request(url: string, init: Pick<RequestInit, 'body' | 'headers'>): Promise<Response> {
  try {
    return await fetch(url, { method: 'POST', ...init, signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  } catch (cause) {
    throw new RequestError('unavailable', { cause });
  }
}
