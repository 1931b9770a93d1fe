import { BRAND } from '@orime/contracts';
import { SHARE_PICTURE, type SharedSubject } from '@orime/contracts/api/media/share-picture';
import type { DisplayFace, DrawnText, DrawText } from '../../../house/documents/draw-text.ts';
import { loadSharp } from '../../../house/storage/images.ts';
import { drawGround, type Ground } from './draw-ground.ts';
import { joinPhrases } from './japanese-breaks.ts';

const { width, height } = SHARE_PICTURE;
const MARGIN = 64;
/** Of the title, from the one it is tried in first. */
const SIZES = [108, 92, 80, 68, 58, 48, 40, 34, 29];
/** Kana fill their square, Latin letters half of it. */
const JAPANESE_RATIO = 0.84;

/** The share picture of a subject as a JPEG: its image from edge to edge, title and byline on it, the wordmark above. */
export async function drawSharePicture(subject: SharedSubject, master: Buffer | undefined, draw: DrawText): Promise<Buffer> {
  const sharp = await loadSharp();
  const ground = await drawGround(master);
  const face: DisplayFace = subject.language === 'jp' ? 'Shippori Mincho' : 'Fraunces';
  const ratio = subject.language === 'jp' ? JAPANESE_RATIO : 1;
  const line = { face, width: ground.textWidth, color: ground.ink };
  const wordmark = await draw(BRAND.name, { ...line, face: 'Fraunces', size: 44 });
  const byline = subject.byline === '' ? undefined : await draw(subject.byline, { ...line, size: Math.round(38 * ratio) });
  const title = await fitTitle(subject, ground, draw, { face, ratio });
  const bylineTop = height - MARGIN - (byline?.height ?? 0);
  const titleTop = (byline === undefined ? height - MARGIN : bylineTop - 26) - title.height;
  const place = ({ bytes }: DrawnText, top: number) => ({ input: bytes, left: MARGIN, top: Math.round(top) });
  return sharp(ground.pixels, { raw: { width, height, channels: 3 } })
    .composite([place(wordmark, MARGIN - 6), place(title, titleTop), ...(byline === undefined ? [] : [place(byline, bylineTop)])])
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
}

/** The title as large as its room allows; one that is too long even for the smallest size is cut. */
async function fitTitle(
  { title, language }: SharedSubject,
  { textWidth, ink, titleHeight }: Ground,
  draw: DrawText,
  { face, ratio }: { readonly face: DisplayFace; readonly ratio: number },
): Promise<DrawnText> {
  const set = (text: string, size: number) =>
    draw(language === 'jp' ? joinPhrases(text) : text, { face, size: Math.round(size * ratio), width: textWidth, color: ink });
  for (const size of SIZES) {
    const drawn = await set(title, size);
    if (drawn.width <= textWidth && drawn.height <= titleHeight) return drawn;
  }
  const smallest = SIZES.at(-1) ?? 29;
  for (let letters = [...title]; letters.length > 1; letters = letters.slice(0, Math.floor(letters.length * 0.85))) {
    const drawn = await draw(`${letters.join('').trimEnd()}…`, { face, size: Math.round(smallest * ratio), width: textWidth, color: ink });
    if (drawn.width <= textWidth && drawn.height <= titleHeight) return drawn;
  }
  return set('…', smallest);
}
