import type { Rgb } from '../../cloth/dye.ts';

type Vector = readonly [number, number, number];

/** A rectangle of even light, looking at a point. Radiance is linear; sizes and places in cm. */
export type PanelLamp = {
  readonly kind: 'panel';
  readonly place: Vector;
  readonly at: Vector;
  readonly width: number;
  readonly height: number;
  readonly radiance: Rgb;
};

/** Window bars that a sun's light passes on its way: a plane across x with `columns` × `rows` panes. */
export type WindowFrame = {
  readonly x: number;
  readonly low: readonly [y: number, z: number];
  readonly high: readonly [y: number, z: number];
  readonly panes: readonly [rows: number, columns: number];
  /** Width of a bar as a part of a pane. */
  readonly bar: number;
};

/** Light from so far that it is parallel but for a disc of `spread` radians. Irradiance is linear. */
export type SunLamp = {
  readonly kind: 'sun';
  /** Towards the sun; any length. */
  readonly towards: Vector;
  readonly spread: number;
  readonly irradiance: Rgb;
  readonly frame?: WindowFrame;
};

export type Lamp = PanelLamp | SunLamp;

/** Light that comes from everywhere: a gradient from below to above and a wide glow from the camera's side. */
export type Sky = { readonly below: Rgb; readonly above: Rgb; readonly front: number };

/** What one sample of a lamp gives at a point. `strength` is 0 where the lamp does not reach, even without an obstacle. */
export type LampSample = { x: number; y: number; z: number; reach: number; strength: number };

/** Fills `out` for a point and two numbers in [0, 1): direction, distance to the lamp and irradiance at normal incidence as a factor of its colour. */
export type LampSampler = {
  readonly colour: Rgb;
  readonly sample: (px: number, py: number, pz: number, a: number, b: number, out: LampSample) => void;
};

const sunReach = 2000;

export function createLampSampler(lamp: Lamp): LampSampler {
  return lamp.kind === 'panel' ? panelSampler(lamp) : sunSampler(lamp);
}

function panelSampler(lamp: PanelLamp): LampSampler {
  const [nx, ny, nz] = unit([lamp.at[0] - lamp.place[0], lamp.at[1] - lamp.place[1], lamp.at[2] - lamp.place[2]]);
  const [ux, uy, uz] = unit(cross([0, 1, 0], [nx, ny, nz]));
  const [vx, vy, vz] = cross([nx, ny, nz], [ux, uy, uz]);
  const [cx, cy, cz] = lamp.place;
  const { width, height } = lamp;
  return {
    colour: lamp.radiance,
    sample: (px, py, pz, a, b, out) => {
      const u = (a - 0.5) * width;
      const v = (b - 0.5) * height;
      const dx = cx + ux * u + vx * v - px;
      const dy = cy + uy * u + vy * v - py;
      const dz = cz + uz * u + vz * v - pz;
      const square = dx * dx + dy * dy + dz * dz;
      const distance = Math.sqrt(square);
      out.x = dx / distance;
      out.y = dy / distance;
      out.z = dz / distance;
      out.reach = distance;
      const facing = -(out.x * nx + out.y * ny + out.z * nz);
      out.strength = facing > 0 ? (facing * width * height) / square : 0;
    },
  };
}

function sunSampler(lamp: SunLamp): LampSampler {
  const [dx, dy, dz] = unit(lamp.towards);
  const [ux, uy, uz] = unit(cross([0, 1, 0], [dx, dy, dz]));
  const [vx, vy, vz] = cross([dx, dy, dz], [ux, uy, uz]);
  const { frame, spread } = lamp;
  return {
    colour: lamp.irradiance,
    sample: (px, py, pz, a, b, out) => {
      const radius = Math.sqrt(a) * spread;
      const u = radius * Math.cos(b * Math.PI * 2);
      const v = radius * Math.sin(b * Math.PI * 2);
      const x = dx + ux * u + vx * v;
      const y = dy + uy * u + vy * v;
      const z = dz + uz * u + vz * v;
      const length = Math.hypot(x, y, z);
      out.x = x / length;
      out.y = y / length;
      out.z = z / length;
      out.reach = sunReach;
      out.strength = frame && !passes(frame, px, py, pz, out) ? 0 : 1;
    },
  };
}

function passes({ x, low, high, panes, bar }: WindowFrame, px: number, py: number, pz: number, towards: LampSample): boolean {
  const distance = (x - px) / towards.x;
  if (!(distance > 0)) return true;
  const y = (py + towards.y * distance - low[0]) / (high[0] - low[0]);
  const z = (pz + towards.z * distance - low[1]) / (high[1] - low[1]);
  if (y < 0 || y > 1 || z < 0 || z > 1) return false;
  const row = (y * panes[0]) % 1;
  const column = (z * panes[1]) % 1;
  return Math.min(row, 1 - row) > bar && Math.min(column, 1 - column) > bar;
}

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
