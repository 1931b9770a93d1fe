import type { BackdropColour } from './backdrop-colour.ts';
import { opacityOf } from './guided-filter.ts';
import type { SoftMask } from './guided-filter.ts';
import { at, clamp } from './pixels.ts';
import type { Pixels } from './pixels.ts';

/** Everything that says how opaque a pixel is, at the size at which it was found. */
export type Matte = {
  readonly soft: SoftMask;
  readonly mask: Uint8Array;
  /** 1 where the mask stays as drawn. */
  readonly drawn: Uint8Array;
  readonly backdrop: BackdropColour;
};

export type Strip = {
  /** First row of the strip in the whole picture, and that picture's height. */
  readonly top: number;
  readonly wholeHeight: number;
};

/**
 * Makes a strip of the picture see-through, in place. The picture may be larger than the matte: its own brightness decides between the
 * matte's pixels, so hair stays hair at 16 megapixels. At soft edges the backdrop's colour is taken out.
 */
export function cutStrip({ data, width, height }: Pixels, { soft, mask, drawn, backdrop }: Matte, { top, wholeHeight }: Strip): void {
  const [scaleX, scaleY] = [soft.width / width, soft.height / wholeHeight];
  for (let y = 0; y < height; y += 1) {
    const placeY = clamp((top + y + 0.5) * scaleY - 0.5, 0, soft.height - 1);
    const rowY = Math.min(Math.floor(placeY), Math.max(0, soft.height - 2));
    const v = soft.height === 1 ? 0 : placeY - rowY;
    for (let x = 0; x < width; x += 1) {
      const placeX = clamp((x + 0.5) * scaleX - 0.5, 0, soft.width - 1);
      const columnX = Math.min(Math.floor(placeX), Math.max(0, soft.width - 2));
      const u = soft.width === 1 ? 0 : placeX - columnX;
      const i00 = rowY * soft.width + columnX;
      const i01 = i00 + (soft.width === 1 ? 0 : 1);
      const i10 = i00 + (soft.height === 1 ? 0 : soft.width);
      const i11 = i10 + i01 - i00;
      const [w00, w01, w10, w11] = [(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v];
      const o = (y * width + x) * 4;
      const [red, green, blue] = [at(data, o), at(data, o + 1), at(data, o + 2)];
      const grey = (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
      const slope = w00 * at(soft.slope, i00) + w01 * at(soft.slope, i01) + w10 * at(soft.slope, i10) + w11 * at(soft.slope, i11);
      const offset = w00 * at(soft.offset, i00) + w01 * at(soft.offset, i01) + w10 * at(soft.offset, i10) + w11 * at(soft.offset, i11);
      let alpha = opacityOf(slope * grey + offset);
      const byHand = w00 * at(drawn, i00) + w01 * at(drawn, i01) + w10 * at(drawn, i10) + w11 * at(drawn, i11);
      if (byHand > 0) {
        const hard = w00 * at(mask, i00) + w01 * at(mask, i01) + w10 * at(mask, i10) + w11 * at(mask, i11);
        alpha = Math.round(alpha + (hard - alpha) * byHand);
      }
      // A picture may have been see-through before.
      alpha = Math.round((alpha * at(data, o + 3)) / 255);
      data[o + 3] = alpha;
      if (alpha === 0 || alpha === 255) continue;
      const share = Math.max(alpha / 255, 0.15);
      const nearest = u > 0.5 ? (v > 0.5 ? i11 : i01) : v > 0.5 ? i10 : i00;
      for (let channel = 0; channel < 3; channel += 1) {
        const behind = at(backdrop.planes[channel] ?? backdrop.planes[0], nearest);
        if (!Number.isNaN(behind)) data[o + channel] = behind + (at(data, o + channel) - behind) / share;
      }
    }
  }
}
