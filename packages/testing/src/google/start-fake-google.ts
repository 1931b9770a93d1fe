import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createAccounts, OauthError } from './accounts.ts';
import { answerConsent, readRequest } from './consent-page.ts';

export interface FakeGoogleOptions {
  /** The keys of the one client that it knows; another is refused with 401. */
  readonly clientId: string;
  readonly clientSecret: string;
  /** Default: any that is free. */
  readonly port?: number;
}

export interface GoogleCall {
  /** Method and path: `POST /token`. */
  readonly line: string;
  /** The body as it was sent. */
  readonly body: string;
}

export interface FakeGoogle {
  /** Origin of all its addresses: `http://127.0.0.1:<port>`. */
  readonly url: string;
  /** Every API request so far, also refused ones. */
  readonly calls: readonly GoogleCall[];
  /** Messages that were sent, as the raw text of the mail, oldest first. */
  readonly messages: readonly string[];
  /** Allows what an authorisation page asks for, or only some of it. Gives the address that the browser is sent back to. */
  allow(authorizeUrl: string, scopes?: readonly string[]): URL;
  /** Answers the next API requests with this status, carrying nothing out; 0 ends it. */
  fail(status: number): void;
  /** Leaves the refresh token out of answers, as Google does for a permission that it has given before. */
  withholdRefreshTokens(isOn: boolean): void;
  close(): Promise<void>;
}

const SEND_SCOPE = 'https://www.googleapis.com/auth/gmail.send';
const CONSENT = '/o/oauth2/v2/auth';
const SEND = '/gmail/v1/users/me/messages/send';

/**
 * Google's sign-in and Gmail's sending on a port of this machine, for tests: a consent page, codes with PKCE, refresh tokens,
 * revocation and messages, as the public documents state them. Everything is kept in memory.
 */
export async function startFakeGoogle({ clientId, clientSecret, port = 0 }: FakeGoogleOptions): Promise<FakeGoogle> {
  const accounts = createAccounts({ clientId, clientSecret });
  const calls: GoogleCall[] = [];
  const messages: string[] = [];
  const faults = { status: 0, isTokenWithheld: false };
  const server = createServer((request, response) => {
    void serve(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const body = await readBody(request);
    if (pathname === CONSENT) {
      const form = request.method === 'POST' ? new URLSearchParams(body) : undefined;
      const answer = answerConsent(accounts, readRequest(searchParams, clientId), form);
      if ('location' in answer) response.writeHead(303, { location: answer.location }).end();
      else response.writeHead(answer.status, { 'content-type': 'text/html; charset=utf-8' }).end(answer.html);
      return;
    }
    calls.push({ line: `${request.method} ${pathname}`, body });
    const [status, answer] = answerCall(pathname, body, request.headers.authorization);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }

  function answerCall(pathname: string, body: string, authorization = ''): readonly [number, object] {
    if (faults.status !== 0) return [faults.status, { error: { code: faults.status } }];
    try {
      return [200, carryOut(pathname, body, authorization.replace(/^Bearer /, ''))];
    } catch (error) {
      if (error instanceof OauthError) return [error.status, { error: error.message }];
      throw error;
    }
  }

  function carryOut(pathname: string, body: string, accessToken: string): object {
    const form = new URLSearchParams(body);
    if (pathname === '/revoke') {
      accounts.revoke(form.get('token') ?? '');
      return {};
    }
    if (pathname === '/token') {
      const { refresh_token: refreshToken, ...tokens } =
        form.get('grant_type') === 'refresh_token' ? accounts.refresh(form) : accounts.exchange(form);
      return { ...tokens, ...(!faults.isTokenWithheld && refreshToken !== undefined && { refresh_token: refreshToken }) };
    }
    if (pathname !== SEND) throw new OauthError(404, 'NOT_FOUND');
    accounts.requireScope(accessToken, SEND_SCOPE);
    const { raw } = JSON.parse(body) as { readonly raw?: unknown }; // checked below
    if (typeof raw !== 'string') throw new OauthError(400, 'INVALID_ARGUMENT');
    messages.push(Buffer.from(raw, 'base64url').toString('utf8'));
    return { id: `gmail-${messages.length}`, threadId: `gmail-${messages.length}`, labelIds: ['SENT'] };
  }

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    calls,
    messages,
    allow(authorizeUrl, scopes) {
      const request = readRequest(new URL(authorizeUrl).searchParams, clientId);
      if (request === undefined) throw new Error(`Google would refuse ${authorizeUrl}`);
      return new URL(accounts.allow(request, scopes));
    },
    fail: (status) => void (faults.status = status),
    withholdRefreshTokens: (isOn) => void (faults.isTokenWithheld = isOn),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array)); // without an encoding a request yields bytes
  return Buffer.concat(chunks).toString('utf8');
}
