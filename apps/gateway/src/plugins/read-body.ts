import type { FastifyReply, FastifyRequest, preParsingAsyncHookHandler } from 'fastify';
import { Readable } from 'node:stream';
import type { OpenBodies } from './open-bodies.ts';

/** Larger than any form or drawing; files have routes of their own. */
const MAX_BYTES = 640 * 1024;
/** A form on the slowest of phones takes less. */
const TIMEOUT_MS = 10_000;

class BodyRefused extends Error {
  override readonly name = 'BodyRefused';
  readonly statusCode: 400 | 408 | 413 | 429;

  constructor(statusCode: 400 | 408 | 413 | 429, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/**
 * Reads a body before a connection to the api is taken for it: however slowly strangers send, they hold nothing that others
 * need. Refused are bodies that take too long (408), are too large (413), or of which one client has too many (429).
 */
export function readBodyFirst(bodies: OpenBodies): preParsingAsyncHookHandler {
  return async (request, reply, payload) => {
    if (!hasBody(request)) return payload;
    const client = begin(bodies, request, reply);
    try {
      return Readable.from([await collect(payload as Readable)]); // the raw request, since no other hook comes before
    } catch (error) {
      // What is still to come of the body is not waited for.
      void reply.header('connection', 'close');
      throw error;
    } finally {
      bodies.end(client);
    }
  };
}

/** The same count for files, which go on to the api while they arrive, over connections of their own. */
export function countBody(bodies: OpenBodies): preParsingAsyncHookHandler {
  return async (request, reply, payload) => {
    if (!hasBody(request)) return payload;
    const client = begin(bodies, request, reply);
    let isOpen = true;
    const end = (): void => {
      if (isOpen) bodies.end(client);
      isOpen = false;
    };
    payload.once('end', end).once('close', end);
    return payload;
  };
}

/** The client that is counted: a request whose connection has ended cannot tell its address any more. */
function begin(bodies: OpenBodies, { ip }: FastifyRequest, reply: FastifyReply): string {
  if (bodies.begin(ip)) return ip;
  void reply.headers({ connection: 'close', 'retry-after': '10' });
  throw new BodyRefused(429, 'This client is sending too many bodies at a time');
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function collect(payload: Readable): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const timer = setTimeout(() => reject(new BodyRefused(408, 'The body did not arrive in time')), TIMEOUT_MS);
    const settle = (outcome: () => void): void => {
      clearTimeout(timer);
      outcome();
    };
    payload.on('data', (chunk: Buffer) => {
      bytes += chunk.byteLength;
      if (bytes > MAX_BYTES) settle(() => reject(new BodyRefused(413, 'The body is too large')));
      else chunks.push(chunk);
    });
    payload.once('end', () => settle(() => resolve(Buffer.concat(chunks))));
    payload.once('error', (error) => settle(() => reject(error)));
    payload.once('close', () => settle(() => reject(new BodyRefused(400, 'The body broke off'))));
  });
}
