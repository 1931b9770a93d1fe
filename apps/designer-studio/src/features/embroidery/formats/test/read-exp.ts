import { Follower, type ReadFile } from './read-file.ts';

/** Reads Melco EXP: pairs of signed bytes, y upwards; 0x80 announces 0x01 stop, 0x02 or 0x04 a move, 0x80 a cut, each with two more bytes. */
export function readExp(bytes: Uint8Array): ReadFile & { readonly trims: number } {
  const follower = new Follower();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let trims = 0;
  for (let at = 0; at < bytes.length; at += 2) {
    if (view.getUint8(at) !== 0x80) {
      follower.move(view.getInt8(at), -view.getInt8(at + 1), true);
      continue;
    }
    const code = view.getUint8(at + 1);
    at += 2;
    if (code === 0x01) follower.change();
    else if (code === 0x80) trims++;
    else if (code === 0x04) follower.move(view.getInt8(at), -view.getInt8(at + 1), false);
    else throw new Error(`Unknown code ${String(code)}`);
  }
  return { ...follower, hasEnd: true, trims };
}
