/** What of a photograph is in sight: its scale, 1 when it is whole, and how far its middle is from that of the stage in CSS pixels. */
export type ZoomView = { readonly scale: number; readonly x: number; readonly y: number };

export type Size = { readonly width: number; readonly height: number };

/** CSS pixels from the middle of the stage. */
export type Point = { readonly x: number; readonly y: number };

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };
export const LARGEST_SCALE = 4;
/** What one press enlarges to. */
export const PRESS_SCALE = 2.5;

/** Enlarges by a factor around a point, which stays where it is. */
export function zoomAt(view: ZoomView, factor: number, at: Point, photo: Size, stage: Size): ZoomView {
  const scale = Math.min(LARGEST_SCALE, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return within({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, photo, stage);
}

/** Moves an enlarged photograph, as far as its edges. */
export function panBy(view: ZoomView, dx: number, dy: number, photo: Size, stage: Size): ZoomView {
  return within({ ...view, x: view.x + dx, y: view.y + dy }, photo, stage);
}

/** No edge of the photograph comes into the stage while there is more of it beyond; what is smaller than the stage stays in the middle. */
function within(view: ZoomView, photo: Size, stage: Size): ZoomView {
  const fit = Math.min(stage.width / photo.width, stage.height / photo.height);
  const limit = (side: keyof Size) => Math.max(0, (photo[side] * fit * view.scale - stage[side]) / 2);
  const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value));
  return { scale: view.scale, x: clamp(view.x, limit('width')), y: clamp(view.y, limit('height')) };
}
