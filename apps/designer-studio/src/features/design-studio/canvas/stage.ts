import type { StudioArea, StudioObject } from '@orime/contracts/api/catalogue/studio-document';
import type { ObjectChange } from '../document/object-types.ts';
import { snap, type Guide } from '../document/snap.ts';
import type { Tool } from '../studio.store.ts';
import { paintGarment, paintLimits, type Backdrop, type PenMark } from './backdrop.ts';
import * as fabric from './fabric-door.ts';
import type { FabricObject } from './fabric-door.ts';
import { isRedrawn, makeShape, placement, UNITS } from './make-shape.ts';
import { readChange } from './read-changes.ts';
import { createCamera } from './stage-camera.ts';
import { tintHandles } from './tint-handles.ts';

export type StageScene = {
  readonly area: StudioArea;
  readonly backdrop: Backdrop;
  readonly selection: ReadonlySet<string>;
  readonly tool: Tool;
  readonly brush: { readonly colour: string; readonly mm: number };
  readonly isSnapping: boolean;
  readonly pen: PenMark | undefined;
  readonly colours: { readonly line: string; readonly accent: string; readonly page: string };
};

export type StageEvents = {
  readonly onSelect: (ids: readonly string[]) => void;
  readonly onChange: (changes: ReadonlyMap<string, ObjectChange>) => void;
  readonly onStroke: (points: readonly (readonly [number, number])[]) => void;
  readonly onZoom: (share: number) => void;
};

export type Stage = ReturnType<typeof createStage>;

const SNAP_PIXELS = 7;

/** A view of one area on a canvas: it draws what it is shown, and reports what a pointer did. It keeps nothing of its own. */
export function createStage(element: HTMLCanvasElement, events: StageEvents) {
  const canvas = new fabric.Canvas(element, {
    renderOnAddRemove: false,
    preserveObjectStacking: true,
    selectionKey: 'shiftKey',
    enableRetinaScaling: true,
    // A finger beside an object scrolls the page.
    allowTouchScrolling: true,
  });
  const shapes = new Map<string, { object: StudioObject; shape: FabricObject }>();
  let scene: StageScene | undefined;
  let guides: readonly Guide[] = [];
  let isQuiet = false;
  const camera = createCamera(canvas, () => scene?.backdrop.view, events.onZoom);
  let panFrom: { x: number; y: number } | undefined;

  const idOf = (shape: FabricObject): string | undefined => [...shapes].find(([, each]) => each.shape === shape)?.[0];
  const quietly = (act: () => void): void => {
    const before = isQuiet;
    isQuiet = true;
    act();
    isQuiet = before;
  };

  canvas.on('before:render', ({ ctx }) => {
    if (scene) inScene(ctx, () => scene && paintGarment(ctx, scene.backdrop, scene.colours.line));
  });
  canvas.on('after:render', ({ ctx }) => {
    if (scene === undefined || ctx !== canvas.getContext()) return;
    const { backdrop, pen, colours } = scene;
    inScene(ctx, () => paintLimits(ctx, backdrop, { guides, pen, accent: colours.accent, zoom: canvas.getZoom() }));
  });
  const tint = (): void => {
    if (scene) tintHandles(canvas, canvas.getActiveObjects(), scene.colours);
  };
  const report = (): void => {
    tint();
    if (!isQuiet) events.onSelect(canvas.getActiveObjects().flatMap((shape) => idOf(shape) ?? []));
  };
  canvas.on('selection:created', report);
  canvas.on('selection:updated', report);
  canvas.on('selection:cleared', report);
  canvas.on('object:moving', ({ target }) => {
    guides = [];
    if (scene?.isSnapping !== true) return;
    const { left, top, width, height } = target.getBoundingRect();
    const moved = new Set(canvas.getActiveObjects().map(idOf));
    const others = scene.area.objects.filter(({ id, hidden }) => !moved.has(id) && !hidden);
    const box = { left: left / UNITS, top: top / UNITS, right: (left + width) / UNITS, bottom: (top + height) / UNITS };
    const found = snap(box, others, scene.area.print, SNAP_PIXELS / (canvas.getZoom() * UNITS));
    target.set({ left: target.left + found.dx * UNITS, top: target.top + found.dy * UNITS });
    guides = found.guides;
  });
  canvas.on('object:modified', () => {
    // Letting go of the shapes below ends the same drag once more.
    if (isQuiet) return;
    guides = [];
    const chosen = canvas.getActiveObjects();
    const changes = new Map<string, ObjectChange>();
    for (const shape of chosen) {
      const id = idOf(shape);
      const known = id === undefined ? undefined : shapes.get(id);
      if (id !== undefined && known) changes.set(id, readChange(known.object, shape));
    }
    // What was stretched is drawn anew at its new size.
    quietly(() => canvas.discardActiveObject());
    for (const id of changes.keys()) forget(id);
    events.onChange(changes);
    if (scene) show(scene, true);
  });
  canvas.on('path:created', ({ path }) => {
    canvas.remove(path);
    const commands = 'path' in path ? (path.path as readonly (readonly (string | number)[])[]) : []; // fabric's own path commands
    const points = commands.flatMap((command) => {
      const [x, y] = command.slice(-2).map(Number);
      return x === undefined || y === undefined || Number.isNaN(x + y) ? [] : [[x / UNITS, y / UNITS] as const];
    });
    if (points.length > 1) events.onStroke(points);
  });
  canvas.on('mouse:wheel', ({ e }) => {
    e.preventDefault();
    if (e.ctrlKey || e.metaKey) camera.zoomAt(new fabric.Point(e.offsetX, e.offsetY), 0.998 ** e.deltaY);
    else camera.pan(-e.deltaX, -e.deltaY);
  });
  canvas.on('mouse:down', ({ viewportPoint }) => {
    if (scene?.tool === 'pan') panFrom = viewportPoint;
  });
  canvas.on('mouse:move', ({ viewportPoint }) => {
    if (panFrom === undefined) return;
    camera.pan(viewportPoint.x - panFrom.x, viewportPoint.y - panFrom.y);
    panFrom = viewportPoint;
  });
  canvas.on('mouse:up', () => {
    panFrom = undefined;
  });

  function inScene(context: CanvasRenderingContext2D, paint: () => void): void {
    context.save();
    context.transform(...canvas.viewportTransform);
    paint();
    context.restore();
  }

  function forget(id: string): void {
    const known = shapes.get(id);
    // Its place is taken by another shape, or by nothing: no choice of a person's.
    if (known) quietly(() => canvas.remove(known.shape));
    shapes.delete(id);
  }

  function show(next: StageScene, isAnew = false): void {
    const isOther = scene?.backdrop.view !== next.backdrop.view;
    const before = scene;
    scene = next;
    const { tool, brush } = next;
    if (before?.area !== next.area || isAnew) drawObjects(next);
    if (isOther) camera.fit();
    canvas.isDrawingMode = tool === 'brush';
    canvas.selection = tool === 'select';
    canvas.skipTargetFind = tool !== 'select';
    canvas.defaultCursor = tool === 'pan' ? 'grab' : 'default';
    if (tool === 'brush') {
      const pencil = canvas.freeDrawingBrush ?? new fabric.PencilBrush(canvas);
      pencil.color = brush.colour;
      pencil.width = brush.mm * UNITS;
      canvas.freeDrawingBrush = pencil;
    }
    choose(next.selection);
    tint();
    canvas.requestRenderAll();
  }

  function drawObjects({ area }: StageScene): void {
    // Coordinates of chosen shapes count from their common middle until they are let go.
    if (canvas.getActiveObjects().length > 1) quietly(() => canvas.discardActiveObject());
    const wanted = new Set(area.objects.map(({ id }) => id));
    for (const id of shapes.keys()) if (!wanted.has(id)) forget(id);
    for (const object of area.objects) {
      const known = shapes.get(object.id);
      if (known && known.object === object) continue;
      if (known && !isRedrawn(known.object, object)) {
        known.shape.set(placement(object));
        known.shape.setCoords();
        known.object = object;
        continue;
      }
      forget(object.id);
      const shape = makeShape(object, () => {
        shape.set({ dirty: true });
        canvas.requestRenderAll();
      });
      shapes.set(object.id, { object, shape });
      canvas.add(shape);
    }
    area.objects.forEach(({ id }, index) => {
      const shape = shapes.get(id)?.shape;
      if (shape && canvas.item(index) !== shape) canvas.moveObjectTo(shape, index);
    });
  }

  function choose(ids: ReadonlySet<string>): void {
    const chosen = [...ids].flatMap((id) => {
      const known = shapes.get(id);
      return known && !known.object.hidden && !known.object.locked ? [known.shape] : [];
    });
    const now = canvas.getActiveObjects();
    if (now.length === chosen.length && chosen.every((shape) => now.includes(shape))) return;
    quietly(() => {
      canvas.discardActiveObject();
      const [only] = chosen;
      if (only === undefined) return;
      canvas.setActiveObject(chosen.length === 1 ? only : new fabric.ActiveSelection(chosen, { canvas }));
    });
  }

  return {
    show: (next: StageScene) => show(next),
    resize: camera.resize,
    fit: camera.fit,
    zoomBy: camera.zoomBy,
    pan: camera.pan,
    /** Letters are measured again once their font has arrived. */
    redraw: () => {
      fabric.cache.clearFontCache();
      for (const id of shapes.keys()) forget(id);
      if (scene) show(scene, true);
    },
    dispose: () => canvas.dispose(),
  };
}
