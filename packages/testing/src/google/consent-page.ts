import { escapeHtml } from '../escape-html.ts';
import type { Accounts, AuthorisationRequest } from './accounts.ts';
import { backTo } from './accounts.ts';

/** What the page answers: HTML, or the address to which it sends the browser. */
export type PageAnswer = { readonly status: number; readonly html: string } | { readonly location: string };

/** Reads the parameters of an authorisation page; undefined when one that we rely on is missing or another than Google takes. */
export function readRequest(search: URLSearchParams, clientId: string): AuthorisationRequest | undefined {
  const get = (name: string): string => search.get(name) ?? '';
  const request = {
    clientId: get('client_id'),
    redirectUri: get('redirect_uri'),
    scopes: get('scope').split(' '),
    state: get('state'),
    challenge: get('code_challenge'),
  };
  const isComplete =
    request.clientId === clientId &&
    request.redirectUri !== '' &&
    request.state !== '' &&
    request.challenge !== '' &&
    get('response_type') === 'code' &&
    get('code_challenge_method') === 'S256' &&
    get('access_type') === 'offline';
  return isComplete ? request : undefined;
}

/** The page that asks for the permission: allow it, or turn back. */
export function answerConsent(
  accounts: Accounts,
  request: AuthorisationRequest | undefined,
  form: URLSearchParams | undefined,
): PageAnswer {
  if (request === undefined) return { status: 400, html: page('<p role="alert">Error 400: invalid_request</p>') };
  if (form === undefined) {
    const scopes = request.scopes.map((scope) => `<li>${escapeHtml(scope)}</li>`).join('');
    return {
      status: 200,
      html: page(
        `<p>A site wants to do this in your account:</p><ul>${scopes}</ul><form method="post"><button name="answer" value="allow">Continue</button> <button name="answer" value="refuse">Cancel</button></form>`,
      ),
    };
  }
  return { location: form.get('answer') === 'allow' ? accounts.allow(request) : backTo(request, { error: 'access_denied' }) };
}

function page(body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Fake Google</title><main><h1>Fake Google</h1>${body}</main></html>`;
}
