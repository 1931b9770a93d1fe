import { randomBytes, randomInt } from 'node:crypto';
import type { TransformOptions } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress, type BrotliOptions } from 'node:zlib';

/** A document compressed once: between the two the nonce of each answer goes, as it is. */
export interface PartsAroundNonce {
  readonly before: Buffer;
  readonly after: Buffer;
}

/** Compressors look at the two last bytes: they are the same in every nonce. */
const ENDING = 'AA';
const NONCE_LENGTH = 24 + ENDING.length;
/** Characters that no document has, each once: nothing but a nonce can be a copy of a nonce, or of a part of one. */
const CONTROLS = Array.from({ length: 32 }, (_, code) => code).filter((code) => code > 0 && (code < 9 || code > 13));
const STAND_IN = Buffer.from(String.fromCharCode(...shuffled(CONTROLS).slice(0, 24)) + ENDING);
const OPTIONS: BrotliOptions & TransformOptions = {
  // What a document takes compressed, mostly.
  chunkSize: 64 << 10,
  // All of a step is read at once.
  highWaterMark: 4 << 20,
  // Quick, as documents differ for many visitors.
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
const decompress = promisify(brotliDecompress);

/** A document, UTF-8, in the pieces between which the nonce of its answer goes. */
export type DocumentPieces = readonly Buffer[];

/** A nonce for one answer. */
export function newNonce(): string {
  return randomBytes(18).toString('base64') + ENDING;
}

/**
 * Compresses a document so that any nonce can stand in it. Its first place is a block of its own that is not compressed; at all others the
 * compressor has written "as in the first place". Undefined where the result does not read as it should.
 */
export async function compressAroundNonce(pieces: DocumentPieces): Promise<PartsAroundNonce | undefined> {
  const [first, ...rest] = pieces;
  if (first === undefined || rest.length === 0) return undefined;
  const [head, , tail] = await compressInSteps([first, STAND_IN, joinPieces(rest, STAND_IN)]);
  if (head === undefined || tail === undefined) return undefined;
  const parts = { before: Buffer.concat([head, rawBlockHeader(NONCE_LENGTH)]), after: tail };
  const nonce = newNonce();
  const whole = joinPieces(pieces, Buffer.from(nonce));
  const read = await decompress(withNonce(parts, nonce), { chunkSize: whole.byteLength + 1 }).catch(() => undefined);
  return read?.equals(whole) === true ? parts : undefined;
}

/** A document with what stands in its places. */
export function joinPieces(pieces: DocumentPieces, between: Buffer): Buffer {
  return Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? piece : [between, piece])));
}

export function withNonce({ before, after }: PartsAroundNonce, nonce: string): Buffer {
  return Buffer.concat([before, Buffer.from(nonce), after]);
}

/** What comes out for each step, each beginning and ending between two bytes. */
async function compressInSteps(steps: readonly Buffer[]): Promise<readonly Buffer[]> {
  const stream = createBrotliCompress(OPTIONS);
  const outputs: Buffer[] = [];
  for (const step of steps.slice(0, -1)) {
    stream.write(step);
    await new Promise<void>((resolve) => stream.flush(constants.BROTLI_OPERATION_FLUSH, resolve));
    outputs.push((stream.read() as Buffer | null) ?? Buffer.alloc(0));
  }
  stream.end(steps.at(-1));
  outputs.push(Buffer.concat(await stream.toArray()));
  return outputs;
}

/** RFC 7932, 9.2: not the last block, length in four nibbles, not compressed, then zeros up to the next byte. */
function rawBlockHeader(length: number): Buffer {
  const bits = (0 << 0) | (0 << 1) | ((length - 1) << 3) | (1 << 19);
  return Buffer.of(bits & 0xff, (bits >> 8) & 0xff, (bits >> 16) & 0xff);
}

/** In an order that nobody can guess. */
function shuffled(codes: readonly number[]): readonly number[] {
  return codes
    .map((code) => ({ code, key: randomInt(2 ** 40) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ code }) => code);
}
