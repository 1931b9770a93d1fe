import { timingSafeEqual } from 'node:crypto';
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
export function hearGateway(secret: string, onWrongSecret: () => void): (raw: IncomingMessage) => void {
  const isSecret = equalTo(secret);
  return (raw) => {
    const proof = raw.headers[PROOF];
    const client = raw.headers['x-forwarded-for'];
    delete raw.headers[PROOF];
    if (typeof proof === 'string' && isSecret(proof)) {
      senders.set(raw, client === undefined ? 'gateway' : 'gateway-for-visitor');
      if (client !== undefined) raw.headers['x-forwarded-for'] = String(client).split(',').at(-1)?.trim();
      return;
    }
    if (proof !== undefined) onWrongSecret();
    for (const name of CLAIMS) delete raw.headers[name];
    senders.set(raw, client === undefined ? 'visitor' : 'proxy-without-proof');
  };
}

/** The gateway's own request, for a document or with figures, made for nobody in particular. */
export function isGatewayRead(raw: IncomingMessage): boolean {
  return senders.get(raw) === 'gateway';
}

/** Whether the request came through anything, proven or not. */
export function isForwarded(raw: IncomingMessage): boolean {
  return senders.get(raw) !== 'visitor';
}

/**
 * Both texts are compared in fields of one length, so the time tells nothing of the secret, not even its length. Digests would do the
 * same, and cost every request as much as finding its route.
 */
function equalTo(secret: string): (text: string) => boolean {
  const size = Math.max(256, Buffer.byteLength(secret));
  const wanted = Buffer.alloc(size);
  wanted.write(secret);
  const given = Buffer.alloc(size);
  return (text) => {
    given.fill(0).write(text);
    // A text may be longer than its field.
    return timingSafeEqual(given, wanted) && text.length === secret.length;
  };
}
