import { COMMAND, measurePlan, type Plan } from '../stitch/plan/index.ts';
import type { Rgb } from '../threads/colour-distance.ts';
import { ByteWriter } from './byte-writer.ts';
import { cutMove } from './cut-move.ts';
import { PEC_ICON, drawIcon } from './pec-icon.ts';
import { nearestPec } from './pec-threads.ts';
import { plainName } from './plain-name.ts';

const PEC_OFFSET = 22;
const JUMP = 0x10;
const TRIM = 0x20;
/** Twelve bits with a sign. */
const LONGEST = 2047;

/**
 * Brother PES, version 1 without drawing part: machines sew its PEC block, which is all that this writes. y grows downwards. Threads are the
 * nearest of Brother's 64. After the libpes wiki and EduTechWiki ("Embroidery format PEC").
 */
export function writePes(plan: Plan, name: string, colours: readonly Rgb[]): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter();
  out.text('#PES0001');
  out.push(...little(PEC_OFFSET, 4));
  out.repeat(0, 10);
  writeHeader(out, name, colours.map(nearestPec));
  writeStitches(out, plan);
  // A picture of the whole, then one of each colour.
  out.push(...drawIcon(plan, 0, plan.kinds.length));
  for (const { start, end } of plan.blocks) out.push(...drawIcon(plan, start, end));
  return out.finish();
}

function writeHeader(out: ByteWriter, name: string, threads: readonly number[]): void {
  out.text(`LA:${plainName(name, 8).padEnd(16)}\r`);
  out.repeat(0x20, 12);
  out.push(0xff, 0x00, PEC_ICON.width / 8, PEC_ICON.height);
  out.repeat(0x20, 12);
  out.push(threads.length - 1, ...threads);
  out.repeat(0x20, 463 - threads.length);
}

function writeStitches(out: ByteWriter, plan: Plan): void {
  const start = out.length;
  const { left, top, right, bottom } = measurePlan(plan).box ?? { left: 0, top: 0, right: 0, bottom: 0 };
  out.push(0, 0, 0, 0, 0, 0x31, 0xff, 0xf0);
  out.push(...little(right - left, 2), ...little(bottom - top, 2), ...little(0x1e0, 2), ...little(0x1b0, 2));
  for (const origin of [left, top]) out.push(0x90 | ((-origin >> 8) & 0x0f), -origin);
  const { kinds, xs, ys } = plan;
  let [x, y, mark, change] = [0, 0, JUMP, 0];
  for (let index = 0; index < kinds.length; index++) {
    const [kind, toX, toY] = [kinds[index], xs[index] ?? 0, ys[index] ?? 0];
    if (kind === COMMAND.trim) mark = TRIM;
    else if (kind === COMMAND.colour) out.push(0xfe, 0xb0, change++ % 2 === 0 ? 2 : 1);
    else {
      for (const [dx, dy] of cutMove(toX - x, toY - y, { longest: LONGEST })) out.push(...moveOf(dx, dy, kind === COMMAND.jump ? mark : 0));
      mark = JUMP;
    }
    [x, y] = [toX, toY];
  }
  out.push(0xff);
  out.put(start + 2, ...little(out.length - start, 3));
}

function moveOf(dx: number, dy: number, mark: number): readonly number[] {
  const isShort = mark === 0 && Math.abs(dx) < 64 && Math.abs(dy) < 64;
  return isShort ? [dx & 0x7f, dy & 0x7f] : [...longForm(dx, mark), ...longForm(dy, mark)];
}

function longForm(value: number, mark: number): readonly number[] {
  return [0x80 | mark | ((value >> 8) & 0x0f), value & 0xff];
}

function little(value: number, bytes: number): readonly number[] {
  return Array.from({ length: bytes }, (_, index) => (value >> (8 * index)) & 0xff);
}
