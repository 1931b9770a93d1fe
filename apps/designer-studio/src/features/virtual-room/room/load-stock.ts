import type { ViewMesh } from '@orime/cloth';
import { loadForm, loadGarment } from '@orime/cloth/blocks';
import { loadCloth, readCloth, type ClothOfCloseUp, type ClothTile } from '@orime/cloth/viewer';
import { clothTileUrl, modelUrl } from '@orime/contracts';
import type { Design, DesignCard } from '@orime/contracts/api/catalogue/design';
import { closeUpsOf } from './close-ups.ts';

/** What a piece is shown with. Without a mesh, its photograph stands in its place. */
export type PieceStock = {
  readonly category: string;
  readonly colourHex: string;
  readonly mesh: ViewMesh | undefined;
  readonly cloth: ClothTile | undefined;
  /** Colour of belts and bands where `cloth` is printed: they and ribs are not. */
  readonly trimHex: string | undefined;
  readonly picture: ImageBitmap | undefined;
};

export type RoomStock = {
  readonly pieces: readonly PieceStock[];
  readonly form: ViewMesh;
  readonly formWithLegs: ViewMesh;
};

export type StockSource = {
  readonly signal: AbortSignal;
  readonly findDesign: (id: string) => Promise<Design>;
  /** From 0 to 1. */
  readonly onProgress: (progress: number) => void;
};

/**
 * Fetches what the room shows: each piece in its own drape, or in the cut of its category where it has none. A piece whose cloth cannot
 * be had is dyed plainly; one without a garment is a photograph.
 */
export async function loadStock(pieces: readonly DesignCard[], { signal, findDesign, onProgress }: StockSource): Promise<RoomStock> {
  const total = pieces.length + 2;
  let done = 0;
  const counted = async <Value>(work: Promise<Value>): Promise<Value> => {
    const value = await work;
    done += 1;
    onProgress(done / total);
    return value;
  };
  const [form, formWithLegs, ...stocked] = await Promise.all([
    counted(loadForm(false, signal)),
    counted(loadForm(true, signal)),
    ...pieces.map((piece) => counted(stockPiece(piece, signal, findDesign))),
  ]);
  return { form, formWithLegs, pieces: stocked };
}

async function stockPiece(piece: DesignCard, signal: AbortSignal, findDesign: StockSource['findDesign']): Promise<PieceStock> {
  const { category, colourHex } = piece;
  const design = await orNothing(findDesign(piece.id));
  const garment = await orNothing(loadGarment(design?.modelId ? modelUrl(design.modelId) : undefined, category, signal));
  if (!garment) {
    const [front] = piece.images;
    return {
      category,
      colourHex,
      mesh: undefined,
      cloth: undefined,
      trimHex: undefined,
      picture: front && (await orNothing(readPicture(front.id, signal))),
    };
  }
  const { mesh } = garment;
  const printed = design?.clothTile;
  const repeat = printed && (await orNothing(loadCloth({ ...printed, url: clothTileUrl(printed.fileId) }, signal)));
  if (repeat) return { category, colourHex, mesh, cloth: repeat, trimHex: printed.trimHex, picture: undefined };
  const cloth = design && (await readCloseUps(design, { colourHex, thicknessCm: mesh.thicknessCm }, signal));
  return { category, colourHex, mesh, cloth, trimHex: undefined, picture: undefined };
}

/** Plain cloth, and prints that follow the garment, are read from its photographs. */
async function readCloseUps(design: Design, of: ClothOfCloseUp, signal: AbortSignal): Promise<ClothTile | undefined> {
  for (const { id } of closeUpsOf(design, of.colourHex)) {
    const picture = await orNothing(readPicture(id, signal));
    const cloth = picture && readCloth(picture, of);
    if (cloth) return cloth;
  }
  return undefined;
}

async function readPicture(fileId: string, signal: AbortSignal): Promise<ImageBitmap> {
  const answer = await fetch(`/media/${fileId}/480.webp`, { signal });
  if (!answer.ok) throw new Error(`GET /media/${fileId}/480.webp failed: ${answer.status}`);
  return createImageBitmap(await answer.blob());
}

/** One piece that cannot be drawn does not close the room. */
async function orNothing<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch {
    return undefined;
  }
}
