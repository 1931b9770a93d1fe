import { COMMAND, type Plan } from '../stitch/plan/index.ts';
import { ByteWriter } from './byte-writer.ts';
import { cutMove } from './cut-move.ts';

const ESCAPE = 0x80;
const STOP = 0x01;
const JUMP = 0x04;
const TRIM = 0x80;
/** −128 would be the escape itself. */
const LONGEST = 127;

/** Melco EXP: two signed bytes a move, y upwards, and two bytes before what is no stitch. After EduTechWiki ("Embroidery format EXP"). */
export function writeExp({ kinds, xs, ys }: Plan): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter();
  let [x, y] = [0, 0];
  for (let index = 0; index < kinds.length; index++) {
    const [kind, toX, toY] = [kinds[index], xs[index] ?? 0, ys[index] ?? 0];
    if (kind === COMMAND.trim) out.push(ESCAPE, TRIM, 0x07, 0x00);
    else if (kind === COMMAND.colour) out.push(ESCAPE, STOP, 0x00, 0x00);
    else
      for (const [dx, dy] of cutMove(toX - x, toY - y, { longest: LONGEST })) {
        if (kind === COMMAND.jump) out.push(ESCAPE, JUMP);
        out.push(dx, -dy);
      }
    [x, y] = [toX, toY];
  }
  return out.finish();
}
