import type { Canvas, FabricObject } from './fabric-door.ts';

/** Frame and handles of what is chosen, and the frame that is drawn to choose, in the theme's colours. */
export function tintHandles(
  canvas: Canvas,
  chosen: readonly FabricObject[],
  { accent, page }: { readonly accent: string; readonly page: string },
): void {
  canvas.selectionBorderColor = accent;
  canvas.selectionColor = '#80808024';
  const handles = {
    borderColor: accent,
    borderScaleFactor: 1.5,
    cornerColor: page,
    cornerStrokeColor: accent,
    cornerSize: 11,
    transparentCorners: false,
  };
  for (const shape of chosen) shape.set(handles);
  // Several that are chosen have one frame around them, too.
  canvas.getActiveObject()?.set(handles);
}
