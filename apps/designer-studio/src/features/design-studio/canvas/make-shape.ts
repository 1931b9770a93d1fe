import type { StudioObject } from '@orime/contracts/api/catalogue/studio-document';
import { pairs, shapePath, strokeScale } from '@orime/contracts/api/catalogue/studio-drawing';
import type { ImageObject, StrokeObject, TextObject } from '../document/object-types.ts';
import { FONT_FAMILIES } from '../document/text-layout.ts';
import { pictureUrl } from '../keep/picture-store.ts';
import * as fabric from './fabric-door.ts';
import type { FabricObject } from './fabric-door.ts';

/** Scene units a millimetre: large enough for letters of a few millimetres to be set well. */
export const UNITS = 10;

/** What the canvas draws for an object. Pictures come later: a grey box stands for them until `onArrived`. */
export function makeShape(object: StudioObject, onArrived: () => void): FabricObject {
  const shape = drawn(object, onArrived);
  shape.set(placement(object));
  return shape;
}

/** Place and look that change without drawing anew. */
export function placement({ x, y, angle, flipX, flipY, opacity, locked, hidden }: StudioObject) {
  return {
    left: x * UNITS,
    top: y * UNITS,
    angle,
    flipX,
    flipY,
    opacity,
    visible: !hidden,
    originX: 'center' as const,
    originY: 'center' as const,
    selectable: !locked,
    evented: !locked,
    hasControls: !locked,
  };
}

/** Whether two versions of an object differ in more than their placement. */
export function isRedrawn(before: StudioObject, after: StudioObject): boolean {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const field of ['id', 'name', 'group', 'x', 'y', 'angle', 'flipX', 'flipY', 'opacity', 'locked', 'hidden']) fields.delete(field);
  // Both are plain records.
  return [...fields].some((field) => before[field as keyof StudioObject] !== after[field as keyof StudioObject]);
}

function drawn(object: StudioObject, onArrived: () => void): FabricObject {
  switch (object.kind) {
    case 'text':
      return textShape(object);
    case 'shape': {
      const { fill, stroke, strokeWidth, width, height } = object;
      const path = shapePath({ ...object, width: width * UNITS, height: height * UNITS });
      return new fabric.Path(path, {
        fill: fill ?? 'transparent',
        stroke,
        strokeWidth: stroke === null ? 0 : strokeWidth * UNITS,
        // A few lines are drawn at once. Copied from a cache, two hundred of them take a quarter of a second without a graphics card.
        objectCaching: false,
      });
    }
    case 'stroke':
      return strokeShape(object);
    case 'image':
      return pictureShape(object, onArrived);
  }
}

function textShape({ text, font, size, weight, align, fill }: TextObject): FabricObject {
  const shape = new fabric.FabricText(text, {
    fontFamily: FONT_FAMILIES[font],
    fontSize: size * UNITS,
    fontWeight: weight,
    textAlign: align,
    fill,
  });
  // Letters keep their proportions: only corners resize them.
  shape.setControlsVisibility({ ml: false, mr: false, mt: false, mb: false });
  return shape;
}

function strokeShape({ points, stroke, strokeWidth, width, height }: StrokeObject): FabricObject {
  const [scaleX, scaleY] = strokeScale({ points, width, height });
  const line = pairs(points)
    .map(([x, y]) => `${x * UNITS * scaleX} ${y * UNITS * scaleY}`)
    .join('L');
  return new fabric.Path(`M${line}`, {
    fill: '',
    stroke,
    strokeWidth: strokeWidth * UNITS,
    strokeLineCap: 'round',
    strokeLineJoin: 'round',
  });
}

function pictureShape({ source, width, height, tile }: ImageObject, onArrived: () => void): FabricObject {
  const box = new fabric.Rect({ width: width * UNITS, height: height * UNITS, fill: '#80808055', strokeWidth: 0 });
  void loadPicture(source).then((picture) => {
    if (picture === undefined) return;
    box.set({ fill: patternOf(picture, { width, height, tile }) });
    onArrived();
  });
  return box;
}

/** Once over the whole box, or in tiles from its corner. */
function patternOf(picture: HTMLImageElement, { width, height, tile }: Pick<ImageObject, 'width' | 'height' | 'tile'>): fabric.Pattern {
  const across = ((tile ?? width) * UNITS) / picture.naturalWidth;
  const down = tile === null ? (height * UNITS) / picture.naturalHeight : across;
  return new fabric.Pattern({
    source: picture,
    repeat: tile === null ? 'no-repeat' : 'repeat',
    patternTransform: [across, 0, 0, down, 0, 0],
  });
}

const pictures = new Map<string, Promise<HTMLImageElement | undefined>>();

/** A decoded picture; nothing if it cannot be had here. */
export function loadPicture(source: string): Promise<HTMLImageElement | undefined> {
  const known = pictures.get(source);
  if (known !== undefined) return known;
  const asked = pictureUrl(source).then(async (url) => {
    if (url === undefined) return undefined;
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    return picture;
  });
  const settled = asked.catch(() => {
    // Another try may find it.
    pictures.delete(source);
    return undefined;
  });
  pictures.set(source, settled);
  return settled;
}
