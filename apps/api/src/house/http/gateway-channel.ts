import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Where a gateway puts the secret that it shares with the api. */
const PROOF = 'x-orime-gateway';
/** What only a gateway may say about the visitor whose request it forwards. */
const CLAIMS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'] as const;

type Sender = 'visitor' | 'gateway' | 'gateway-for-visitor' | 'proxy-without-proof';

const senders = new WeakMap<IncomingMessage, Sender>();

/**
 * Decides who a request is from, before Fastify looks at its headers: claims about a client's address count only beside
 * the gateway's secret, from any machine, and are removed otherwise. Of several addresses the last one is the gateway's own.
 * @param onWrongSecret called for a secret that is not ours: most likely a gateway that was given another one
 */
export function hearGateway(raw: IncomingMessage, secret: string, onWrongSecret: () => void): void {
  const proof = raw.headers[PROOF];
  const client = raw.headers['x-forwarded-for'];
  delete raw.headers[PROOF];
  if (typeof proof === 'string' && isEqual(proof, secret)) {
    senders.set(raw, client === undefined ? 'gateway' : 'gateway-for-visitor');
    if (client !== undefined) raw.headers['x-forwarded-for'] = String(client).split(',').at(-1)?.trim();
    return;
  }
  if (proof !== undefined) onWrongSecret();
  for (const name of CLAIMS) delete raw.headers[name];
  senders.set(raw, client === undefined ? 'visitor' : 'proxy-without-proof');
}

/** The gateway's own read for a document, made for nobody in particular. */
export function isGatewayRead(raw: IncomingMessage): boolean {
  return senders.get(raw) === 'gateway';
}

/** Whether the request came through anything, proven or not. */
export function isForwarded(raw: IncomingMessage): boolean {
  return senders.get(raw) !== 'visitor';
}

/** Digests have one length, so the comparison tells nothing, not even that. */
function isEqual(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
