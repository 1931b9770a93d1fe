import type { EditorialRatio, EditorialSpec } from '../vocabulary/index.ts';
import { composeHanging, composeLandscape, composeStack } from './editorial/cloth-scenes.ts';
import { composePair, composeRail, composeSolo, composeWindow } from './editorial/dressed.ts';
import { composeGlobe } from './editorial/globe.ts';
import { composePlanes } from './editorial/planes.ts';
import type { Rendered } from './render-design.ts';
import { developed } from './scene/finish.ts';
import type { Picture } from './scene/studio.ts';

const sizes: Readonly<Record<EditorialRatio, readonly [number, number]>> = {
  '3:4': [900, 1200],
  '4:5': [960, 1200],
  '1:1': [900, 900],
  '16:9': [1600, 900],
};

/** A picture for a page rather than a product. `share` renders it smaller, for tests and previews. */
export function renderEditorial(spec: EditorialSpec, share = 1): Rendered {
  const [fullWidth, fullHeight] = sizes[spec.ratio];
  const width = Math.round(fullWidth * share);
  const height = Math.round(fullHeight * share);
  return { width, height, pixels: developed(compose(spec, width, height), spec.grade ?? 'neutral', spec.seed) };
}

function compose(spec: EditorialSpec, width: number, height: number): Picture {
  switch (spec.composition) {
    case 'solo':
      return composeSolo(spec, width, height);
    case 'pair':
      return composePair(spec, width, height);
    case 'rail':
      return composeRail(spec, width, height);
    case 'window':
      return composeWindow(spec, width, height);
    case 'planes':
      return composePlanes(spec, width, height);
    case 'hanging':
      return composeHanging(spec, width, height);
    case 'landscape':
      return composeLandscape(spec, width, height);
    case 'stack':
    case 'workbench':
      return composeStack(spec, width, height);
    case 'globe':
      return composeGlobe(spec, width, height);
  }
}
