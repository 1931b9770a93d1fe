/** What the studio uses of the drawing library, which is loaded with the canvas only and never on a server. */
export { ActiveSelection, Canvas, FabricText, Path, Pattern, PencilBrush, Point, Rect, StaticCanvas, cache, util } from 'fabric';
export type { FabricObject } from 'fabric';
