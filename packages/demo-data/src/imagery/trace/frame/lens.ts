import type { Camera } from './scene.ts';

/** Sends rays through a picture. `aim` fills origin and direction for a place in pixels and a place on the lens. */
export type Lens = {
  ox: number;
  oy: number;
  oz: number;
  dx: number;
  dy: number;
  dz: number;
  /** How far apart the rays of two pixels are after 1 cm. */
  readonly pixelSlope: number;
  aim(x: number, y: number, a: number, b: number): void;
};

export function createLens({ apertureCm, at, eye, heightCm }: Camera, width: number, height: number): Lens {
  const away = [at[0] - eye[0], at[1] - eye[1], at[2] - eye[2]] as const;
  const focus = Math.hypot(...away);
  const [fx, fy, fz] = [away[0] / focus, away[1] / focus, away[2] / focus];
  const level = Math.hypot(fx, fz) || 1;
  const [rx, rz] = [-fz / level, fx / level];
  const [ux, uy, uz] = [-rz * fy, rz * fx - rx * fz, rx * fy];
  const perPixel = heightCm / height;
  const lens: Lens = {
    ox: eye[0],
    oy: eye[1],
    oz: eye[2],
    dx: 0,
    dy: 0,
    dz: 0,
    pixelSlope: perPixel / focus,
    aim: (x, y, a, b) => {
      const right = (x - width / 2) * perPixel;
      const up = (height / 2 - y) * perPixel;
      const radius = Math.sqrt(a) * apertureCm;
      const lensRight = radius * Math.cos(b * Math.PI * 2);
      const lensUp = radius * Math.sin(b * Math.PI * 2);
      const sideways = right - lensRight;
      const upwards = up - lensUp;
      const dx = fx * focus + rx * sideways + ux * upwards;
      const dy = fy * focus + uy * upwards;
      const dz = fz * focus + rz * sideways + uz * upwards;
      const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
      lens.ox = eye[0] + rx * lensRight + ux * lensUp;
      lens.oy = eye[1] + uy * lensUp;
      lens.oz = eye[2] + rz * lensRight + uz * lensUp;
      lens.dx = dx / length;
      lens.dy = dy / length;
      lens.dz = dz / length;
    },
  };
  return lens;
}
