import { linear } from '../cloth/dye.ts';
import type { BackdropSurface } from '../trace/cloth/surface.ts';
import { grey, type Studio, type StudioKey } from './studio.ts';

function backdrop(finish: BackdropSurface['finish'], hex: string, roughness = 0.9): BackdropSurface {
  return { kind: 'backdrop', finish, colour: linear(hex), roughness };
}

const print = { exposure: 0.98, saturation: 0.9, vignette: 0.34, grain: 0.01 };

/** A roll of warm paper, one large soft lamp on the left, a cool reflector on the right. */
const paper: Studio = {
  floor: backdrop('paper', '#e4dfd6'),
  wall: backdrop('paper', '#e4dfd6'),
  wallZ: -130,
  sweepCm: 80,
  lamps: [
    { kind: 'panel', place: [-200, 250, 210], at: [0, 105, 0], width: 130, height: 170, radiance: grey(11.5, [1, 0.975, 0.94]) },
    { kind: 'panel', place: [270, 150, 160], at: [0, 100, 0], width: 110, height: 200, radiance: grey(1.7, [0.93, 0.97, 1]) },
  ],
  sky: { below: grey(0.16, [1, 0.97, 0.93]), above: grey(0.34), front: 0.08 },
  development: { ...print, exposure: 0.98 },
};

/** A plastered room; the afternoon comes through a window with bars. */
const plaster: Studio = {
  floor: backdrop('boards', '#8a6a4a', 0.5),
  wall: backdrop('plaster', '#d3cabb'),
  wallZ: -64,
  sweepCm: 0,
  lamps: [
    {
      kind: 'sun',
      towards: [-300, 180, 270],
      spread: 0.016,
      irradiance: [3.6, 3.1, 2.4],
      frame: { x: -160, low: [118, 40], high: [300, 205], panes: [3, 2], bar: 0.045 },
    },
    { kind: 'panel', place: [-230, 170, 170], at: [0, 105, 0], width: 130, height: 170, radiance: grey(4.6, [0.93, 0.97, 1]) },
  ],
  sky: { below: grey(0.12, [1, 0.93, 0.85]), above: grey(0.27, [0.95, 0.98, 1]), front: 0.1 },
  development: { ...print, exposure: 0.95 },
};

/** Cast concrete with its joints, a hard-edged lamp from the right and a strip behind the left shoulder. */
const concrete: Studio = {
  floor: backdrop('concrete-floor', '#8d8b87', 0.6),
  wall: backdrop('concrete', '#a3a19c'),
  wallZ: -85,
  sweepCm: 0,
  lamps: [
    { kind: 'panel', place: [210, 270, 190], at: [0, 105, 0], width: 120, height: 170, radiance: grey(11, [1, 0.985, 0.96]) },
    { kind: 'panel', place: [-260, 160, 40], at: [0, 100, 0], width: 80, height: 200, radiance: grey(2.6, [0.94, 0.97, 1]) },
  ],
  sky: { below: grey(0.12), above: grey(0.26, [0.95, 0.98, 1]), front: 0.08 },
  development: { ...print, exposure: 1.2 },
};

/** A room of rush mats before paper screens; low light from the garden on the right. */
const tatami: Studio = {
  floor: backdrop('tatami', '#b5a878', 0.75),
  wall: backdrop('shoji', '#f3eddc'),
  wallZ: -96,
  sweepCm: 0,
  lamps: [
    { kind: 'panel', place: [260, 120, 120], at: [0, 95, 0], width: 180, height: 190, radiance: grey(6.2, [1, 0.975, 0.93]) },
    { kind: 'panel', place: [-240, 190, 200], at: [0, 100, 0], width: 120, height: 150, radiance: grey(2.4, [0.95, 0.97, 1]) },
  ],
  sky: { below: grey(0.16, [1, 0.95, 0.86]), above: grey(0.36, [1, 0.985, 0.95]), front: 0.1 },
  development: { ...print, exposure: 1.12 },
};

/** A dark wall, one warm lamp close by and a cool edge from behind. */
const night: Studio = {
  floor: backdrop('concrete-floor', '#3a3a40', 0.55),
  wall: backdrop('night', '#4a4c56'),
  wallZ: -150,
  sweepCm: 0,
  lamps: [
    { kind: 'panel', place: [-130, 230, 190], at: [0, 105, 0], width: 90, height: 90, radiance: grey(24, [1, 0.9, 0.76]) },
    { kind: 'panel', place: [190, 190, -90], at: [0, 110, 0], width: 50, height: 190, radiance: grey(13, [0.74, 0.85, 1]) },
    { kind: 'panel', place: [240, 140, 200], at: [0, 100, 0], width: 120, height: 200, radiance: grey(1.2, [0.8, 0.88, 1]) },
  ],
  sky: { below: grey(0.06), above: grey(0.14, [0.85, 0.92, 1]), front: 0.07 },
  development: { ...print, exposure: 1.15, vignette: 0.5 },
};

/** White all round, light from everywhere and a little more from above. */
const daylight: Studio = {
  floor: backdrop('paper', '#f6f6f4'),
  wall: backdrop('paper', '#f6f6f4'),
  wallZ: -170,
  sweepCm: 100,
  lamps: [
    { kind: 'panel', place: [-240, 250, 150], at: [0, 100, 0], width: 170, height: 220, radiance: grey(8.4, [0.985, 0.995, 1]) },
    { kind: 'panel', place: [280, 180, 60], at: [0, 100, -60], width: 140, height: 260, radiance: grey(3.2) },
  ],
  sky: { below: grey(0.34), above: grey(0.44, [0.98, 0.99, 1]), front: 0.04 },
  development: { ...print, exposure: 0.98, vignette: 0.14 },
};

export const studios: Readonly<Record<StudioKey, Studio>> = { paper, plaster, concrete, tatami, night, daylight };
