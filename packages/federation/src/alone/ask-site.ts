import { request as httpRequest, type ClientRequest, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';

/**
 * Asks a site, here or deployed, what a browser asked of a development server. For the site, its own pages ask. The caller sends the body
 * and handles the errors of the request.
 * @param headers in the place of the browser's; undefined leaves one out
 */
export function askSite(incoming: IncomingMessage, against: URL, headers: OutgoingHttpHeaders = {}): ClientRequest {
  const { origin, referer, ...others } = incoming.headers;
  const request = against.protocol === 'https:' ? httpsRequest : httpRequest;
  const sent: OutgoingHttpHeaders = {
    ...others,
    host: against.host,
    ...(origin !== undefined && { origin: against.origin }),
    ...(referer !== undefined && { referer: against.href }),
    ...headers,
  };
  return request(new URL(incoming.url ?? '/', against), {
    method: incoming.method,
    headers: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
  });
}

/** Passes an answer of the site on as it is. */
export function passOn(answer: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...cookiesHere(answer) });
  answer.pipe(outgoing);
}

/** Says, in the place of an answer, that the site gives none. */
export function tellNoAnswer(error: Error, outgoing: ServerResponse, against: URL): void {
  if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
  outgoing.end(`${against.href} does not answer: ${error.message}. Start the site (npm start) or say --against.\n`);
}

/** Cookies of a site with https are taken by http://localhost, too. */
export function cookiesHere({ headers }: IncomingMessage): OutgoingHttpHeaders {
  const cookies = headers['set-cookie'];
  return cookies === undefined ? {} : { 'set-cookie': cookies.map((cookie) => cookie.replaceAll(/;\s*(?:Secure|Domain=[^;]*)/gi, '')) };
}
