/** Mechanical character of a cloth. Mass in g/cm², bending in g·cm²/s² (1e-6 N·m is 10), compliance in cm/dyn. */
export type FabricPreset = {
  readonly density: number;
  readonly bending: number;
  /** Compliance along warp and weft, and what the bias adds. */
  readonly stretch: number;
  readonly bias: number;
  readonly thicknessCm: number;
  /** Coulomb friction on the form; below tan 18° = 0.33 straps slide off the shoulder. */
  readonly friction: number;
  /** Two folds keep this share of the lattice apart. */
  readonly contact: number;
};

/** Presets by the cloth's name on the care label. */
export const fabricPresets = {
  'cotton-jersey': preset(0.022, 70, 1e-6, 5e-5, 0.08, 0.55, 0.8),
  poplin: preset(0.012, 22, 3e-7, 3e-5, 0.06, 0.45, 0.8),
  linen: preset(0.018, 50, 3e-7, 2e-5, 0.07, 0.5, 0.8),
  denim: preset(0.038, 420, 3e-7, 6e-6, 0.14, 0.5, 0.85),
  twill: preset(0.028, 160, 3e-7, 1e-5, 0.1, 0.5, 0.8),
  corduroy: preset(0.032, 220, 3e-7, 1.2e-5, 0.14, 0.55, 0.85),
  'wool-knit': preset(0.034, 110, 1e-6, 1e-4, 0.22, 0.6, 0.85),
  'cable-knit': preset(0.055, 260, 1e-6, 8e-5, 0.4, 0.6, 0.9),
  'alpaca-knit': preset(0.038, 130, 1e-6, 1e-4, 0.3, 0.6, 0.85),
  'wool-flannel': preset(0.03, 150, 3e-7, 2e-5, 0.16, 0.6, 0.85),
  'wool-melton': preset(0.052, 420, 3e-7, 1.2e-5, 0.3, 0.6, 0.9),
  'silk-satin': preset(0.013, 34, 3e-7, 2.5e-5, 0.04, 0.36, 0.75),
  'silk-crepe': preset(0.013, 12, 3e-7, 8e-5, 0.05, 0.45, 0.8),
  leather: preset(0.075, 900, 3e-7, 4e-6, 0.12, 0.55, 0.9),
  nylon: preset(0.011, 45, 3e-7, 1e-5, 0.05, 0.4, 0.8),
} as const satisfies Record<string, FabricPreset>;

export type ClothFabric = keyof typeof fabricPresets;

function preset(
  density: number,
  bending: number,
  stretch: number,
  bias: number,
  thicknessCm: number,
  friction: number,
  contact: number,
): FabricPreset {
  return { density, bending, stretch, bias, thicknessCm, friction, contact };
}
