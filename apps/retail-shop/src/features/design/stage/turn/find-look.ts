import { loadCloth, readCloth, type ClothTile, type Look } from '@orime/cloth/viewer';
import { clothTileUrl, mediaUrl, type ImageRef } from '@orime/contracts';
import type { Design } from '@orime/contracts/api/catalogue/design';

export type LookSource = Pick<Design, 'clothTile' | 'colourHex'> & {
  /** The photograph of the cloth. */
  readonly cloth: ImageRef | undefined;
  readonly thicknessCm: number;
};

/** A garment in one colour: until its cloth is there, or where none can be had. */
export function dyedLook(colourHex: string): Look {
  return { colour: linear(colourHex) };
}

/** A garment in its cloth: in the repeat of its print, else as the close-up shows it. Nothing where neither can be had. */
export async function findLook({ clothTile, colourHex, cloth, thicknessCm }: LookSource, signal: AbortSignal): Promise<Look | undefined> {
  const printed = clothTile && (await orNothing(loadCloth({ ...clothTile, url: clothTileUrl(clothTile.fileId) }, signal)));
  const ground = linear(colourHex);
  if (printed) return { colour: white, weave: printed, plain: { rib: ground, lining: ground, trim: linear(clothTile.trimHex) } };
  const weave = cloth && (await orNothing(readPhoto(cloth.id, { colourHex, thicknessCm }, signal)));
  return weave && { colour: white, weave };
}

const white = [1, 1, 1] as const;

async function readPhoto(fileId: string, of: Parameters<typeof readCloth>[1], signal: AbortSignal): Promise<ClothTile | undefined> {
  const answer = await fetch(mediaUrl(fileId, 480), { signal });
  return answer.ok ? readCloth(await createImageBitmap(await answer.blob()), of) : undefined;
}

/** A garment whose cloth cannot be had is dyed plainly. */
async function orNothing<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch {
    return undefined;
  }
}

/** The dye as linear light. */
function linear(hex: string): readonly [number, number, number] {
  const channel = (at: number): number => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2;
  return [channel(1), channel(3), channel(5)];
}
