/** Runs in the page: whether what a canvas shows changes within twenty frames. Each is read after its drawing, which is not kept. */
export async function changesWithinFrames(canvas: Element): Promise<boolean> {
  if (!(canvas instanceof HTMLCanvasElement)) throw new TypeError('Not a canvas');
  const frame = () => new Promise<string>((resolve) => requestAnimationFrame(() => resolve(canvas.toDataURL())));
  const first = await frame();
  for (let left = 20; left > 0; left -= 1) if ((await frame()) !== first) return true;
  return false;
}
