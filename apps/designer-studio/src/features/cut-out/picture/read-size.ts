import type { Size } from '../matte/index.ts';

/**
 * Width and height as the head of a JPEG, PNG, WebP, AVIF or GIF claims them, without decoding it: a few kilobytes may claim a
 * picture that no memory holds. Undefined where the bytes are none of these or the head is longer than they are.
 */
export function readSize(bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) };
    if (view.getUint16(0) === 0xffd8) return sizeOfJpeg(view);
    if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return sizeOfWebp(view, textAt(bytes, 12, 4));
    if (textAt(bytes, 4, 4) === 'ftyp') return sizeOfAvif(view, bytes);
    if (textAt(bytes, 0, 3) === 'GIF') return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  } catch (error) {
    // Read beyond the end: the head is cut off.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

/** The first frame header; segments before it say how long they are. */
function sizeOfJpeg(view: DataView): Size | undefined {
  for (let place = 2; ;) {
    if (view.getUint8(place) !== 0xff) return undefined;
    const marker = view.getUint8(place + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(place + 7), height: view.getUint16(place + 5) };
    place += marker === 0xff ? 1 : 2 + view.getUint16(place + 2);
  }
}

function sizeOfWebp(view: DataView, kind: string): Size | undefined {
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8X') return undefined;
  return { width: (view.getUint32(24, true) & 0xffffff) + 1, height: ((view.getUint32(26, true) >>> 8) & 0xffffff) + 1 };
}

/** The largest of the sizes that its items have: tiles are smaller than the whole. */
function sizeOfAvif(view: DataView, bytes: Uint8Array): Size | undefined {
  let found: Size | undefined;
  for (let place = 4; place + 16 <= bytes.byteLength; place += 1) {
    if (view.getUint32(place) !== 0x69737065) continue;
    const size = { width: view.getUint32(place + 8), height: view.getUint32(place + 12) };
    if (found === undefined || size.width * size.height > found.width * found.height) found = size;
  }
  return found;
}

function textAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}
