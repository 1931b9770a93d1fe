import { expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { compressAroundNonce, joinPieces, newNonce, withNonce, type DocumentPieces, type PartsAroundNonce } from './parts-around-nonce.ts';

/** A page of the size of a catalogue's, with texts of two scripts and a nonce in many places. */
const words = Array.from(
  { length: 4000 },
  (_, index) => `${['linen', '霧のコート', 'indigo', '&amp;', '<b>fold</b>'][index % 5] ?? ''} ${String(index * 7919)}`,
);
const texts = words.join(' ').match(/.{1,3000}/gs) ?? [];
const pieces = bytes('<!doctype html><script nonce="', ...texts.map((text) => `"></script>${text}<script nonce="`), '"></script></html>');

function bytes(...strings: readonly string[]): DocumentPieces {
  return strings.map((text) => Buffer.from(text));
}

async function partsOf(document: DocumentPieces): Promise<PartsAroundNonce> {
  const parts = await compressAroundNonce(document);
  if (parts === undefined) throw new Error('It could not be compressed around a nonce');
  return parts;
}

test('any nonce can stand in a document that was compressed once', async () => {
  const parts = await partsOf(pieces);
  for (let turn = 0; turn < 20; turn += 1) {
    const nonce = newNonce();
    expect(nonce).toMatch(/^[A-Za-z0-9+/]{24}AA$/);
    expect(brotliDecompressSync(withNonce(parts, nonce))).toEqual(joinPieces(pieces, Buffer.from(nonce)));
  }
});

test('it weighs what the document weighs', async () => {
  const parts = await partsOf(pieces);
  const whole = brotliCompressSync(joinPieces(pieces, Buffer.from(newNonce())), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  expect(withNonce(parts, newNonce()).byteLength).toBeLessThan(whole.byteLength + 200);
});

test('what looks like a nonce in a text stays what it is', async () => {
  const nonce = newNonce();
  const odd = bytes(`a ${nonce} b`, `${nonce}${nonce}`, String.fromCharCode(...randomBytes(400).map((byte) => (byte % 8) + 1)), 'AA AA');
  const parts = await compressAroundNonce(odd);
  if (parts !== undefined) expect(brotliDecompressSync(withNonce(parts, nonce))).toEqual(joinPieces(odd, Buffer.from(nonce)));
});

test('a document without a place for it has no parts', async () => {
  expect(await compressAroundNonce(bytes('<!doctype html>'))).toBeUndefined();
});
