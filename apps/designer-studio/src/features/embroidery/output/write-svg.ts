import { COMMAND, type Plan } from '../stitch/plan/index.ts';
import { threadOf } from '../threads/palette.ts';

/** The stitches as a drawing in true size: one group a colour, one line between two jumps. */
export function writeSvg({ kinds, xs, ys, blocks }: Plan, size: { readonly width: number; readonly height: number }): string {
  const groups = blocks.map(({ thread, start, end }) => {
    let path = '';
    for (let index = start; index < end; index++) {
      if (kinds[index] !== COMMAND.stitch) continue;
      const place = `${String((xs[index] ?? 0) / 10)} ${String((ys[index] ?? 0) / 10)}`;
      path +=
        kinds[index - 1] === COMMAND.stitch
          ? `L${place}`
          : `M${String((xs[index - 1] ?? 0) / 10)} ${String((ys[index - 1] ?? 0) / 10)}L${place}`;
    }
    return `<g id="${thread}" stroke="${threadOf(thread).hex}"><path d="${path}"/></g>`;
  });
  const [width, height] = [size.width, size.height].map(String);
  const box = [-size.width / 2, -size.height / 2, size.width, size.height].join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width ?? ''}mm" height="${height ?? ''}mm" viewBox="${box}" fill="none" stroke-width="0.4" stroke-linecap="round" stroke-linejoin="round">${groups.join('')}</svg>`;
}
