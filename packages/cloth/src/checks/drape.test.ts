import { expect, test } from '@jest/globals';
import { drapeCloth } from '../drape/drape.ts';
import { buildMesh } from '../mesh/build-mesh.ts';
import { garmentCategories, type GarmentCategory, type GarmentRecipe } from '../recipe/garment-recipe.ts';
import { drapeLimits, measureDrape } from './measure-drape.ts';

const full = process.env['TEST_FULL'] === '1';

/** What each block is usually made of. */
const cloths: Record<GarmentCategory, GarmentRecipe['fabric']> = {
  tee: 'cotton-jersey',
  shirt: 'poplin',
  blouse: 'silk-crepe',
  knit: 'wool-knit',
  cardigan: 'wool-knit',
  hoodie: 'cotton-jersey',
  vest: 'wool-flannel',
  blazer: 'wool-flannel',
  coat: 'wool-melton',
  trench: 'twill',
  haori: 'linen',
  dress: 'linen',
  'slip-dress': 'silk-satin',
  jumpsuit: 'twill',
  skirt: 'linen',
  'pleated-skirt': 'wool-flannel',
  trousers: 'wool-flannel',
  'wide-denim': 'denim',
  shorts: 'twill',
  bag: 'leather',
  scarf: 'silk-crepe',
};

/** A fallen hood lies folded into itself, and pleats under their band nearly do: more crossings are let pass there. */
const folded: Partial<Record<GarmentCategory, number>> = { hoodie: 0.02, 'pleated-skirt': 0.01 };

const six: readonly GarmentCategory[] = ['tee', 'shirt', 'coat', 'skirt', 'trousers', 'haori'];

// Satin at its full lattice is minutes on a busy machine.
test.each(full ? garmentCategories : six)(
  'a draped %s lies on the form, is whole and is not stretched',
  (category) => {
    const draped = drapeCloth({ category, fabric: cloths[category], seed: 3 }, full ? {} : { steps: [2.4, 1.7] });
    const measures = measureDrape(draped);
    expect(measures.deepestCm).toBeLessThanOrEqual(drapeLimits.deepestCm);
    expect(measures.meanStrain).toBeLessThanOrEqual(drapeLimits.meanStrain);
    expect(measures.strain999).toBeLessThanOrEqual(drapeLimits.strain999);
    expect(measures.widestSeamCm).toBeLessThanOrEqual(drapeLimits.widestSeamCm);
    expect(measures.crossingShare).toBeLessThanOrEqual(folded[category] ?? drapeLimits.crossingShare);
    expect(isFinite(buildMesh(draped))).toBe(true);
  },
  300_000,
);

function isFinite({ positions, normals }: { positions: Float32Array; normals: Float32Array }): boolean {
  return positions.every(Number.isFinite) && normals.every(Number.isFinite) && positions.length > 0;
}

const coarse = () => drapeCloth({ category: 'tee', fabric: 'cotton-jersey', seed: 9 }, { steps: [3.4] });

test('the same recipe gives the same cloth to the last bit', () => {
  expect(coarse().positions).toEqual(coarse().positions);
});

test('a seam that was not sewn is told', () => {
  const draped = coarse();
  const { cloth, positions } = draped;
  const front = cloth.pieces.findIndex(({ piece }) => piece.name === 'front');
  const parted = Float64Array.from({ length: 3 * cloth.particleOf.length }, (_, i) => {
    const vertex = (i / 3) | 0;
    const pulled = i % 3 === 2 && cloth.pieceOf[vertex] === front ? 3 : 0;
    return (positions[3 * (cloth.particleOf[vertex] ?? 0) + (i % 3)] ?? 0) + pulled;
  });
  const unsewn = {
    ...draped,
    positions: parted,
    cloth: { ...cloth, particleOf: cloth.particleOf.map((_, i) => i), particleCount: cloth.particleOf.length },
  };
  expect(measureDrape(draped).widestSeamCm).toBe(0);
  expect(measureDrape(unsewn).widestSeamCm).toBeGreaterThan(1);
});
