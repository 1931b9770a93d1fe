import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { escapeHtml } from '../escape-html.ts';
import { Bucket } from './bucket.ts';
import { S3Error } from './s3-error.ts';
import { verifyRequest } from './verify-request.ts';

export interface FakeS3Options {
  /** How many keys one page of a listing has; S3 gives 1000. */
  readonly pageSize?: number;
}

export interface FakeS3 {
  /** The bucket as a setting, with credentials: `http://KEY:SECRET@127.0.0.1:<port>/releases`. */
  readonly url: string;
  readonly bucket: Bucket;
  /** Every request so far, also refused ones: `PUT /releases/channels/production.json`. */
  readonly calls: readonly string[];
  /** Answers the next requests with this status, carrying nothing out; 0 ends it. */
  fail(status: number): void;
  /** From now on, or no longer: takes requests and never answers them. */
  hang(isHanging: boolean): void;
  /** The next conditional write meets another one and is refused with 409. */
  meet(): void;
  close(): Promise<void>;
}

const NAME = 'releases';
const CREDENTIALS = { accessKeyId: 'AKIAFAKE', secretAccessKey: 'secret/of+the=fake', region: 'us-east-1' };

/**
 * S3 with one bucket on a port of this machine, for tests: objects, listings and conditional writes with path-style addresses, as the
 * public API reference states them. A request without a correct signature is refused. Objects are kept in memory.
 */
export async function startFakeS3({ pageSize = 1000 }: FakeS3Options = {}): Promise<FakeS3> {
  const bucket = new Bucket();
  const calls: string[] = [];
  const faults = { status: 0, isMet: false, isHanging: false };
  const server = createServer((request, response) => {
    void serve(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const url = new URL(request.url ?? '/', 'http://localhost');
    calls.push(`${request.method} ${decodeURIComponent(url.pathname)}`);
    if (faults.isHanging) return;
    try {
      if (faults.status !== 0) throw new S3Error(faults.status, 'InternalError');
      verifyRequest(request, body, CREDENTIALS);
      carryOut(request, url, body, response);
    } catch (error) {
      if (!(error instanceof S3Error)) throw error;
      const text = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${error.code}</Code><Message>${error.code}</Message></Error>`;
      response.writeHead(error.status, { 'content-type': 'application/xml' }).end(request.method === 'HEAD' ? '' : text);
    }
  }

  function carryOut({ method, headers }: IncomingMessage, url: URL, body: Buffer, response: ServerResponse): void {
    const [, name, ...rest] = url.pathname.split('/').map(decodeURIComponent);
    if (name !== NAME) throw new S3Error(404, 'NoSuchBucket');
    const key = rest.join('/');
    if (key === '' && method === 'GET') return sendXml(response, listing(url.searchParams));
    if (method === 'PUT') {
      const conditions = { ifMatch: headers['if-match'], ifNoneMatch: headers['if-none-match'] };
      if (faults.isMet && (conditions.ifMatch ?? conditions.ifNoneMatch) !== undefined) {
        faults.isMet = false;
        throw new S3Error(409, 'ConditionalRequestConflict');
      }
      response.writeHead(200, { etag: bucket.put(key, body, conditions) }).end();
      return;
    }
    if (method === 'DELETE') {
      bucket.objects.delete(key);
      response.writeHead(204).end();
      return;
    }
    if (method !== 'GET' && method !== 'HEAD') throw new S3Error(405, 'MethodNotAllowed');
    const { bytes, etag, modifiedAt } = bucket.get(key);
    response.writeHead(200, { etag, 'content-length': bytes.byteLength, 'last-modified': modifiedAt.toUTCString() });
    response.end(method === 'HEAD' ? undefined : bytes);
  }

  function listing(query: URLSearchParams): string {
    const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter') ?? ''];
    const maxKeys = Math.min(pageSize, Number(query.get('max-keys') ?? pageSize));
    const { keys, prefixes, next } = bucket.list({ prefix, delimiter, after: query.get('continuation-token') ?? '', maxKeys });
    const contents = keys.map((key) => {
      const { bytes, etag, modifiedAt } = bucket.get(key);
      return `<Contents><Key>${escapeHtml(key)}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><ETag>${escapeHtml(etag)}</ETag><Size>${bytes.byteLength}</Size></Contents>`;
    });
    const common = prefixes.map((each) => `<CommonPrefixes><Prefix>${escapeHtml(each)}</Prefix></CommonPrefixes>`);
    const token = next === undefined ? '' : `<NextContinuationToken>${escapeHtml(next)}</NextContinuationToken>`;
    return `<ListBucketResult><Name>${NAME}</Name><KeyCount>${keys.length + prefixes.length}</KeyCount><IsTruncated>${next !== undefined}</IsTruncated>${token}${contents.join('')}${common.join('')}</ListBucketResult>`;
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://${CREDENTIALS.accessKeyId}:${encodeURIComponent(CREDENTIALS.secretAccessKey)}@127.0.0.1:${port}/${NAME}`,
    bucket,
    calls,
    fail: (status) => void (faults.status = status),
    hang: (isHanging) => void (faults.isHanging = isHanging),
    meet: () => void (faults.isMet = true),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function sendXml(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array)); // without an encoding a request yields bytes
  return Buffer.concat(chunks);
}
