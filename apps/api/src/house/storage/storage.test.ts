import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newStorageKey } from './storage-key.ts';
import { type Storage } from './storage-types.ts';
import { openStorage } from './storage.ts';

/** The few verbs of the S3 protocol that we speak, kept in memory: any S3-compatible service stands here in production. */
const objects = new Map<string, Buffer>();
const requests: string[] = [];
const service = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://x').pathname;
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    requests.push(
      `${request.method} ${path} ${request.headers.authorization?.split(' ')[0]} ${request.headers['content-type'] ?? ''}`.trim(),
    );
    if (request.method === 'PUT') objects.set(path, Buffer.concat(chunks));
    if (request.method === 'DELETE') objects.delete(path);
    const found = objects.get(path);
    if (request.method === 'GET' && found === undefined) {
      response
        .writeHead(404, { 'content-type': 'application/xml' })
        .end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>no</Message></Error>');
    } else response.writeHead(request.method === 'DELETE' ? 204 : 200).end(request.method === 'GET' ? found : '');
  });
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
const address = service.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
const dataDir = await mkdtemp(join(tmpdir(), 'orime-storage-'));

afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await rm(dataDir, { recursive: true, force: true });
});

const storages: readonly (readonly [string, Storage])[] = [
  ['the folder', await openStorage({ dataDir, s3Url: undefined })],
  ['the bucket', await openStorage({ dataDir, s3Url: `http://KEY:SEC%2FRET@127.0.0.1:${port}/wardrobe/site?region=eu-central-1` })],
];

describe.each(storages)('%s', (_, storage) => {
  test('keeps bytes, replaces them, forgets them, and knows what it has not', async () => {
    const key = newStorageKey('images', 'webp');
    expect(await storage.get(key)).toBeUndefined();
    await storage.put(key, Buffer.from([0, 1, 255]), 'image/webp');
    expect(await storage.get(key)).toEqual(Buffer.from([0, 1, 255]));
    await storage.put(key, Buffer.from('second'), 'image/webp');
    expect((await storage.get(key))?.toString()).toBe('second');
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.get(key)).toBeUndefined();
  });
});

test('the folder leaves no half files, and nothing gets out of it', async () => {
  const storage = await openStorage({ dataDir, s3Url: undefined });
  const key = newStorageKey('documents', 'pdf');
  await Promise.all([1, 2, 3].map((value) => storage.put(key, Buffer.alloc(100_000, value), 'application/pdf')));
  expect((await readdir(join(dataDir, 'files', key, '..'))).filter((name) => name.endsWith('.part'))).toEqual([]);
  await expect(storage.put('../escaped', Buffer.from('x'), 'x')).rejects.toThrow(/leaves its folder/);
  await expect(storage.get('../../etc/passwd')).rejects.toThrow(/leaves its folder/);
});

test('the bucket is spoken to under its prefix, signed, and with the type of the file', () => {
  expect(requests.every((line) => /^\w+ \/wardrobe\/site\/images\/[0-9a-f]{2}\/[0-9a-f]{40}\.webp AWS4-HMAC-SHA256/.test(line))).toBe(true);
  expect(requests.some((line) => line.startsWith('PUT') && line.endsWith('image/webp'))).toBe(true);
});

test('keys are never the same and say nothing', () => {
  const keys = new Set(Array.from({ length: 1000 }, () => newStorageKey('images', 'webp')));
  expect(keys.size).toBe(1000);
});
