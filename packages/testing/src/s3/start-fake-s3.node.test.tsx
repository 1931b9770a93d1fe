import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHash, createHmac } from 'node:crypto';
import { startFakeS3, type FakeS3 } from './start-fake-s3.ts';

let storage: FakeS3;
beforeAll(async () => void (storage = await startFakeS3({ pageSize: 2 })));
afterAll(() => storage.close());

const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

interface Change {
  readonly secret?: string;
  readonly headers?: Record<string, string>;
  /** Sent, but not what was signed. */
  readonly unsigned?: Record<string, string>;
  readonly body?: string;
  readonly minutesAgo?: number;
}

/** A request signed by hand, step by step as the reference describes it. */
function send(method: string, path: string, signedBody = '', { secret, headers = {}, unsigned = {}, body, minutesAgo = 0 }: Change = {}) {
  const { username, password, host, pathname } = new URL(storage.url);
  const time = new Date(Date.now() - minutesAgo * 60_000).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const date = time.slice(0, 8);
  const signed: Record<string, string> = { host, 'x-amz-content-sha256': sha256(signedBody), 'x-amz-date': time, ...headers };
  const names = Object.keys(signed).toSorted();
  const [address = '', query = ''] = path.split('?');
  const canonical = [
    method,
    `${pathname}/${address}`,
    query,
    ...names.map((name) => `${name}:${signed[name] ?? ''}`),
    '',
    names.join(';'),
    sha256(signedBody),
  ];
  const scope = `${date}/us-east-1/s3/aws4_request`;
  const key = [date, 'us-east-1', 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret ?? decodeURIComponent(password)}`);
  const signature = hmac(key as Buffer, `AWS4-HMAC-SHA256\n${time}\n${scope}\n${sha256(canonical.join('\n'))}`).toString('hex');
  const authorization = `AWS4-HMAC-SHA256 Credential=${username}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`;
  return fetch(`http://${host}${pathname}/${path}`, {
    method,
    headers: { ...signed, ...unsigned, authorization },
    ...(method === 'PUT' && { body: body ?? signedBody }),
  });
}

const codeOf = async (answer: Response) => `${answer.status} ${/<Code>(\w+)</.exec(await answer.text())?.[1] ?? ''}`;

describe('the signature', () => {
  test('lets a request through that was signed by hand', async () => {
    expect((await send('PUT', 'a%2Bb/c.json', 'text')).status).toBe(200);
    expect(await (await send('GET', 'a%2Bb/c.json')).text()).toBe('text');
    expect([...storage.bucket.objects.keys()]).toContain('a+b/c.json');
  });

  test.each([
    ['another secret', { secret: 'wrong' }, '403 SignatureDoesNotMatch'],
    ['another body', { body: 'other' }, '400 XAmzContentSHA256Mismatch'],
    ['a header of meaning that is not signed', { unsigned: { 'x-amz-acl': 'public-read' } }, '403 AccessDenied'],
    ['an old signature', { minutesAgo: 16 }, '403 RequestTimeTooSkewed'],
  ] as const)('refuses %s', async (_, change, code) => {
    expect(await codeOf(await send('PUT', 'x', 'text', change))).toBe(code);
    expect(storage.bucket.objects.has('x')).toBe(false);
  });

  test('refuses a request without one', async () => {
    expect((await fetch(storage.url.replace(/\/\/.*@/, '//') + '/a')).status).toBe(403);
  });
});

test('conditions hold for exactly one of several writers', async () => {
  const create = () => send('PUT', 'once', 'text', { headers: { 'if-none-match': '*' } });
  const answers = await Promise.all([create(), create(), create()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
  const etag = (await send('GET', 'once')).headers.get('etag') ?? '';
  expect((await send('PUT', 'once', 'new', { headers: { 'if-match': etag } })).status).toBe(200);
  expect(await codeOf(await send('PUT', 'once', 'late', { headers: { 'if-match': etag } }))).toBe('412 PreconditionFailed');
  expect(await codeOf(await send('PUT', 'never', 'late', { headers: { 'if-match': etag } }))).toBe('404 NoSuchKey');
});

test('a listing comes in pages, and counts what is behind a delimiter once', async () => {
  for (const key of ['l/a/1', 'l/a/2', 'l/b', 'l/c/1']) await send('PUT', key, 'x');
  const first = await (await send('GET', '?delimiter=%2F&list-type=2&prefix=l%2F')).text();
  expect(first).toContain('<Prefix>l/a/</Prefix>');
  expect(first).toContain('<Key>l/b</Key>');
  const token = /<NextContinuationToken>(.*?)</.exec(first)?.[1] ?? '';
  const second = await (await send('GET', `?continuation-token=${encodeURIComponent(token)}&delimiter=%2F&list-type=2&prefix=l%2F`)).text();
  expect(second).toContain('<Prefix>l/c/</Prefix>');
  expect(second).not.toContain('NextContinuationToken');
});
