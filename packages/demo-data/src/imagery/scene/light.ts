export type Vector = readonly [number, number, number];

/** One soft key, one fill from the other side, light from all round. Directions point to the light; z is towards the viewer. */
export type Light = {
  readonly key: Vector;
  /** Half-way between key and viewer: where a polished surface shines. */
  readonly half: Vector;
  readonly fill: Vector;
  readonly keyStrength: number;
  readonly fillStrength: number;
  readonly ambient: number;
};

export function createLight(key: Vector, strengths: { readonly key: number; readonly fill: number; readonly ambient: number }): Light {
  const unit = normalised(key);
  return {
    key: unit,
    half: normalised([unit[0], unit[1], unit[2] + 1]),
    fill: normalised([-unit[0] * 1.2, 0.12, 0.62]),
    keyStrength: strengths.key,
    fillStrength: strengths.fill,
    ambient: strengths.ambient,
  };
}

/** A large softbox, high on the left. */
export const studioLight = createLight([-0.5, -0.62, 0.66], { key: 0.98, fill: 0.19, ambient: 0.16 });
/** Low light through a window: deeper folds. */
export const windowLight = createLight([-0.74, -0.42, 0.56], { key: 1.08, fill: 0.13, ambient: 0.14 });

function normalised([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
