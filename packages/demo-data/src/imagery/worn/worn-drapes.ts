import { drape, type DrapeOptions, type GarmentMesh, type GarmentRecipe } from '@orime/cloth';
import { keepDrape, readDrape } from './drape-cache.ts';
import { uncovered } from './uncovered.ts';
import { digestOf, type WantedDrape } from './worn-jobs.ts';

/** A garment and what it is shown with, as they hang together. */
export type DrapedGroup = { readonly mesh: GarmentMesh; readonly partner: GarmentMesh | undefined };

/** Told of each drape that is needed: how long it took, and whether it was kept from before. */
export type DrapeListener = (milliseconds: number, isKept: boolean) => void;

/** Partners are seen at the edge of a picture. */
const partnerSteps = [2.4, 1.5];
/** Heights in cm above which two garments can meet: tops end above the knee, tucked tops meet a waistband. */
const topsReach = 55;
const waistbandsReach = 94;

/** Drapes a group, or takes from `folder`, which ends with a slash, what was draped before. */
export function drapesOf({ garment, options, partner }: WantedDrape, folder: string, onDrape: DrapeListener): DrapedGroup {
  const keep = (what: readonly unknown[], make: () => GarmentMesh): GarmentMesh => {
    const path = `${folder}${digestOf(['drape', ...what])}.drape`;
    const started = performance.now();
    const kept = readDrape(path);
    const mesh = kept ?? make();
    if (!kept) keepDrape(path, mesh);
    onDrape(performance.now() - started, kept !== undefined);
    return mesh;
  };
  const alone = (made: GarmentRecipe, how: DrapeOptions): GarmentMesh => keep([made, how], () => drape(made, how));
  if (!partner) return { mesh: alone(garment, options), partner: undefined };
  const partnerOptions = { ...options, steps: options.steps ?? partnerSteps, subdivisions: 0 };
  if (partner.isPutOnFirst) {
    const under = alone(partner.garment, partnerOptions);
    const over = (): GarmentMesh => drape(garment, { ...options, over: partAbove(under, topsReach) });
    const mesh = keep([garment, options, partner.garment, partnerOptions], over);
    return { mesh, partner: uncovered(under, mesh) };
  }
  const mesh = alone(garment, options);
  const over = (): GarmentMesh => drape(partner.garment, { ...partnerOptions, over: partAbove(mesh, waistbandsReach) });
  return { mesh, partner: keep([partner.garment, partnerOptions, garment, options], over) };
}

/** The triangles that lie wholly above a height, with their corners alone: what lies lower costs time in the drape above it. */
function partAbove({ positions, triangles }: GarmentMesh, heightCm: number): NonNullable<DrapeOptions['over']> {
  const numbers = new Map<number, number>();
  const corners: number[] = [];
  const part: number[] = [];
  for (let t = 0; t < triangles.length; t += 3) {
    const three = triangles.subarray(t, t + 3);
    if (!three.every((corner) => (positions[3 * corner + 1] ?? 0) > heightCm)) continue;
    for (const corner of three) {
      const known = numbers.get(corner) ?? numbers.size;
      if (known === numbers.size) {
        numbers.set(corner, known);
        corners.push(...positions.subarray(3 * corner, 3 * corner + 3));
      }
      part.push(known);
    }
  }
  return { positions: Float32Array.from(corners), triangles: Uint32Array.from(part) };
}
