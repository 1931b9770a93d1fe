import type { StudioObject } from '@orime/contracts/api/catalogue/studio-document';

export type TextObject = Extract<StudioObject, { kind: 'text' }>;
export type ShapeObject = Extract<StudioObject, { kind: 'shape' }>;
export type StrokeObject = Extract<StudioObject, { kind: 'stroke' }>;
export type ImageObject = Extract<StudioObject, { kind: 'image' }>;
export type ShapeKind = ShapeObject['shape'];
export type FontKey = TextObject['font'];

/** What every kind of object has, and may be changed whatever its kind. */
export type Placement = Pick<
  StudioObject,
  'name' | 'x' | 'y' | 'width' | 'height' | 'angle' | 'flipX' | 'flipY' | 'opacity' | 'locked' | 'hidden' | 'group'
>;

type Changes<Kind> = Kind extends StudioObject ? Partial<Omit<Kind, 'id' | 'kind'>> : never;
/** Fields of any kind; those that an object does not have are left out when it is changed. */
export type ObjectChange = Changes<StudioObject>;
