import { COMMAND, measurePlan, MOST_UNITS, type Plan } from '../stitch/plan/index.ts';
import { ByteWriter } from './byte-writer.ts';
import { cutMove } from './cut-move.ts';
import { plainName } from './plain-name.ts';

const HEADER_BYTES = 512;
const STITCH = 0x03;
const JUMP = 0x83;
const STOP = 0xc3;
const END = 0xf3;
/** DST has no trim. Machines cut after three jumps in a row; shorter runs are only moves. */
const JUMPS_OF_A_TRIM = 3;

/**
 * Tajima DST: a header of 512 bytes and three bytes a record, balanced ternary in bits; y grows upwards. It has no colours: the thread chart
 * goes with it. After the public tables of EduTechWiki ("Embroidery format DST") and of the Ink/Stitch project.
 */
export function writeDst(plan: Plan, name: string): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter();
  out.repeat(0x20, HEADER_BYTES);
  const { kinds, xs, ys } = plan;
  let [x, y, records, wasCut] = [0, 0, 0, false];
  const write = (dx: number, dy: number, mark: number): void => {
    out.push(...record(dx, -dy, mark));
    records++;
  };
  for (let index = 0; index < kinds.length; index++) {
    const [kind, toX, toY] = [kinds[index], xs[index] ?? 0, ys[index] ?? 0];
    if (kind === COMMAND.trim) wasCut = true;
    else if (kind === COMMAND.colour) write(0, 0, STOP);
    else {
      const isJump = kind === COMMAND.jump;
      const moves = cutMove(toX - x, toY - y, { longest: MOST_UNITS, fewest: isJump && wasCut ? JUMPS_OF_A_TRIM : 1 });
      for (const [dx, dy] of moves) write(dx, dy, isJump ? JUMP : STITCH);
      [x, y, wasCut] = [toX, toY, false];
    }
  }
  write(0, 0, END);
  out.put(0, ...header({ plan, name, records, end: { x, y } }));
  return out.finish();
}

type HeaderFacts = {
  readonly plan: Plan;
  readonly name: string;
  readonly records: number;
  readonly end: { readonly x: number; readonly y: number };
};

function header({ plan, name, records, end }: HeaderFacts): readonly number[] {
  const { box, changes } = measurePlan(plan);
  const { left, top, right, bottom } = box ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const signed = (value: number): string => `${value < 0 ? '-' : '+'}${String(Math.abs(value)).padStart(5)}`;
  const field = (value: number, width: number): string => String(Math.max(0, value)).padStart(width);
  const lines = [
    `LA:${plainName(name, 16).padEnd(16)}`,
    `ST:${field(records, 7)}`,
    `CO:${field(changes, 3)}`,
    `+X:${field(right, 5)}`,
    `-X:${field(-left, 5)}`,
    `+Y:${field(-top, 5)}`,
    `-Y:${field(bottom, 5)}`,
    `AX:${signed(end.x)}`,
    `AY:${signed(-end.y)}`,
    `MX:${signed(0)}`,
    `MY:${signed(0)}`,
    'PD:******',
  ];
  return [...Array.from(`${lines.join('\r')}\r`, (letter) => letter.charCodeAt(0)), 0x1a];
}

/** Byte and bit of +81 … +1 and −81 … −1, for x and for y. */
const BITS = [
  { weight: 81, byte: 2, x: [0x04, 0x08], y: [0x20, 0x10] },
  { weight: 27, byte: 1, x: [0x04, 0x08], y: [0x20, 0x10] },
  { weight: 9, byte: 0, x: [0x04, 0x08], y: [0x20, 0x10] },
  { weight: 3, byte: 1, x: [0x01, 0x02], y: [0x80, 0x40] },
  { weight: 1, byte: 0, x: [0x01, 0x02], y: [0x80, 0x40] },
] as const;

/** A move of up to 121 units: each weight is added, subtracted or left out, which is unique. */
function record(dx: number, dy: number, mark: number): readonly number[] {
  const bytes = [0, 0, mark];
  let [x, y] = [dx, dy];
  for (const { weight, byte, x: xBits, y: yBits } of BITS) {
    const half = (weight - 1) / 2;
    const [signX, signY] = [Math.abs(x) > half ? Math.sign(x) : 0, Math.abs(y) > half ? Math.sign(y) : 0];
    bytes[byte] = (bytes[byte] ?? 0) | bitOf(xBits, signX) | bitOf(yBits, signY);
    x -= signX * weight;
    y -= signY * weight;
  }
  if (x !== 0 || y !== 0) throw new RangeError(`A DST record moves 121 units at most, not ${String(dx)}, ${String(dy)}`);
  return bytes;
}

function bitOf([plus, minus]: readonly [number, number], sign: number): number {
  if (sign === 0) return 0;
  return sign > 0 ? plus : minus;
}
