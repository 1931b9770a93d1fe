import { MAX_VIDEO_MS } from '@orime/contracts/api/media/upload';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { childrenOf, findBox, listBoxes, type Box } from './boxes.ts';
import { fragmentLength } from './fragment-length.ts';
import { withoutNotes } from './without-notes.ts';

export interface ReadVideo {
  /** The file without what its camera noted in it, such as where it stood. Everything else lies where it lay. */
  readonly bytes: Buffer;
  /** As it is shown, in pixels. */
  readonly width: number;
  readonly height: number;
}

/** H.264, AV1 and VP9: what browsers play. */
const codecs: readonly string[] = ['avc1', 'avc3', 'av01', 'vp09'];
/** Cameras round up. */
const slackMs = 500;
const longestSide = 4096;

/** Reads an MP4 that is to be shown. Throws `validation` at `file` for one that is broken, too long, or that browsers do not play. */
export function readVideo(bytes: Buffer): ReadVideo {
  try {
    return read(bytes);
  } catch (error) {
    // Lengths inside of the file that lead out of it.
    if (error instanceof RangeError) throw refusal('is not a whole video', error);
    throw error;
  }
}

function read(bytes: Buffer): ReadVideo {
  const boxes = listBoxes(bytes, 0, bytes.length);
  const moov = boxes?.find(({ type }) => type === 'moov');
  if (boxes === undefined || moov === undefined || !boxes.some(({ type }) => type === 'mdat')) throw refusal('is not a whole video');
  const track = childrenOf(bytes, moov).find((box) => box.type === 'trak' && handlerOf(bytes, box) === 'vide');
  const shape = track && findBox(bytes, track, 'tkhd');
  if (track === undefined || shape === undefined) throw refusal('has no picture');
  const codec = codecOf(bytes, track);
  if (!codecs.includes(codec)) throw refusal(/^h(vc|ev)1$/.test(codec) ? 'is HEVC: save it as H.264 first' : 'must be H.264, AV1 or VP9');
  const lengthMs = Math.max(movieMs(bytes, moov), trackMs(bytes, boxes, track, shape));
  if (lengthMs === 0) throw refusal('has no length');
  if (lengthMs > MAX_VIDEO_MS + slackMs) throw refusal(`is longer than ${MAX_VIDEO_MS / 1000} seconds`);
  const { width, height } = sizeOf(bytes, shape);
  if (width < 1 || height < 1 || Math.max(width, height) > longestSide)
    throw refusal(`must be at most ${longestSide} pixels wide and high`);
  return { bytes: withoutNotes(bytes, boxes), width, height };
}

function handlerOf(bytes: Buffer, track: Box): string | undefined {
  const handler = findBox(bytes, track, 'mdia', 'hdlr');
  return handler && bytes.toString('latin1', handler.start + 8, handler.start + 12);
}

function codecOf(bytes: Buffer, track: Box): string {
  const samples = findBox(bytes, track, 'mdia', 'minf', 'stbl', 'stsd');
  return samples === undefined ? '' : bytes.toString('latin1', samples.start + 12, samples.start + 16);
}

/** Milliseconds as `mvhd` and `mdhd` say them: both begin alike. */
function headMs(bytes: Buffer, { start }: Box): { readonly lengthMs: number; readonly perSecond: number } {
  const isLong = bytes.readUInt8(start) === 1;
  const perSecond = bytes.readUInt32BE(start + (isLong ? 20 : 12)) || 1;
  const length = isLong ? Number(bytes.readBigUInt64BE(start + 24)) : bytes.readUInt32BE(start + 16);
  // All bits set: not known when the head was written.
  const isKnown = length < (isLong ? 2 ** 63 : 2 ** 32 - 1);
  return { lengthMs: isKnown ? (length * 1000) / perSecond : 0, perSecond };
}

function movieMs(bytes: Buffer, moov: Box): number {
  const head = findBox(bytes, moov, 'mvhd');
  return head === undefined ? 0 : headMs(bytes, head).lengthMs;
}

function trackMs(bytes: Buffer, boxes: readonly Box[], track: Box, shape: Box): number {
  const head = findBox(bytes, track, 'mdia', 'mdhd');
  if (head === undefined) return 0;
  const { lengthMs, perSecond } = headMs(bytes, head);
  const trackId = bytes.readUInt32BE(shape.start + (bytes.readUInt8(shape.start) === 1 ? 20 : 12));
  return Math.max(lengthMs, (fragmentLength(bytes, boxes, trackId) * 1000) / perSecond);
}

/** The end of `tkhd`: a matrix, then the size in 16.16. A phone held upright writes its picture lying and turns it. */
function sizeOf(bytes: Buffer, { end }: Box): { readonly width: number; readonly height: number } {
  const [width, height] = [bytes.readUInt32BE(end - 8) >>> 16, bytes.readUInt32BE(end - 4) >>> 16];
  const isTurned = bytes.readInt32BE(end - 44) === 0 && bytes.readInt32BE(end - 40) !== 0;
  return isTurned ? { width: height, height: width } : { width, height };
}

function refusal(what: string, cause?: Error): RequestError {
  return new RequestError('validation', { fields: { file: what }, ...(cause && { cause }) });
}
