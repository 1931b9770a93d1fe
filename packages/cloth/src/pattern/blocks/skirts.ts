import type { CompleteRecipe } from '../../recipe/complete-recipe.ts';
import { assemble, type PatternPart } from '../assemble.ts';
import { drawcord } from '../parts/drawcord.ts';
import { pleatedPanel, pleatRules } from '../parts/pleated-panel.ts';
import { patch } from '../parts/pockets.ts';
import { skirtPanel, type SkirtPanelCut } from '../parts/skirt-panel.ts';
import { formRing, waistband, type WaistbandCut } from '../parts/waistband.ts';
import type { Pattern } from '../pattern.ts';

/** Heights of the waistband's lower edge, and lengths of a skirt below it, in cm. */
export const waistHeight = 101.5;
const skirtLength = 62;

/** Waistband of a recipe; cased elastic is wider than a faced band. */
export function waistbandCut({ waist }: Pick<CompleteRecipe, 'waist'>): WaistbandCut {
  const isSoft = waist === 'elastic' || waist === 'drawstring';
  return { low: waistHeight, widthCm: isSoft ? 4.5 : 3.8, gapCm: 0.9, isElastic: isSoft };
}

/** Flared, gathered and pleated skirts on a waistband. */
export function skirtPattern(recipe: CompleteRecipe): Pattern {
  const band = waistbandCut(recipe);
  const isPleated = recipe.category === 'pleated-skirt' || recipe.pleats === 'knife' || recipe.pleats === 'box';
  return assemble({ kind: 'form', arms: false, legs: false }, [
    isPleated ? pleated(recipe, band) : flared(recipe, band),
    recipe.waist === 'drawstring' ? drawcord('waistband', band) : {},
    bandButton(recipe),
  ]);
}

function flared(recipe: CompleteRecipe, band: WaistbandCut): PatternPart {
  const ring = formRing().lengthAt(band.low, band.gapCm);
  const gathers = band.isElastic ? 1.5 : 1.12;
  const waist = (ring / 2) * gathers * recipe.width;
  const cut: SkirtPanelCut = {
    waist,
    hem: Math.max(waist * 1.12, 54) + 34 * recipe.flare,
    length: skirtLength * recipe.length,
    top: band.low,
    gapCm: band.gapCm,
  };
  const panels = [skirtPanel('front', 'front', cut), skirtPanel('back', 'back', cut)];
  const held = waistband(panels, ['front.far-start', 'front.far-end', 'back.far-start', 'back.far-end'], band);
  return {
    ...held,
    pieces: [...panels, ...(held.pieces ?? [])],
    seams: [...(held.seams ?? []), { edges: ['front.start', 'back.end'] }, { edges: ['front.end', 'back.start'] }],
    applied: recipe.pockets.includes('patch')
      ? (['left', 'right'] as const).map((side) =>
          patch(
            { side, piece: 'front', sign: 1 },
            `pocket-${side}`,
            [side === 'left' ? cut.hem / 2 + 7 : cut.hem / 2 - 21, cut.length - 10],
            14,
            15,
            recipe.pocketGrain === 'across' ? 90 : 0,
          ),
        )
      : [],
  };
}

/** Pleats are held in folds under the band rather than sewn to it edge on edge. */
function pleated(recipe: CompleteRecipe, band: WaistbandCut): PatternPart {
  const shape = {
    pleats: Math.round(11 * recipe.width),
    depthCm: 2.3,
    length: skirtLength * recipe.length,
    top: band.low + 1.2,
    gapCm: band.gapCm - 0.3,
    flare: recipe.flare,
  };
  const front = pleatedPanel('front', { ...shape, facing: 'front' });
  const back = pleatedPanel('back', { ...shape, facing: 'back' });
  // Outside all layers of the pleats.
  const held = waistband([], [], { ...band, gapCm: band.gapCm + 1.3 });
  return {
    ...held,
    pieces: [front, back, ...(held.pieces ?? [])],
    seams: [...(held.seams ?? []), { edges: ['front.end', 'back.start'] }, { edges: ['back.end', 'front.start'] }],
    pins: [...(held.pins ?? []), 'front.top', 'back.top'],
    layers: [...pleatRules('front'), ...pleatRules('back')],
  };
}

/** A button at the side where the band closes. */
function bandButton({ waist, closure }: CompleteRecipe): PatternPart {
  if (waist !== 'waistband' || closure === 'pull-on') return {};
  return {
    hardware: [{ kind: 'button', on: { piece: 'waistband', at: closure === 'fly' ? [18.5, 1.9] : [35, 1.9] }, radiusCm: 0.75, holes: 4 }],
  };
}
