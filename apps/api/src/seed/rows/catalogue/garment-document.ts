import type { StudioArea, StudioDocument } from '@orime/contracts/api/catalogue/studio-document';
import type { GarmentFlat } from './garment-flat.ts';

/** Blanks of the studio that the flats are drawn after, with the print areas that they have there. */
const BLANKS = {
  shirt: { blank: 'shirt', fabric: 'poplin', sides: { 'front-right': [140, 340], 'front-left': [140, 340], back: [370, 480] } },
  smock: { blank: 'blouse', fabric: 'linen', sides: { 'front-right': [130, 340], 'front-left': [130, 340], back: [285, 480] } },
} as const;

/** A garment as the design studio opens it: its name on the back, a square at the chest. */
export function garmentDocument(name: string, { cloth, thread }: GarmentFlat, shape: keyof typeof BLANKS): StudioDocument {
  const { blank, fabric, sides } = BLANKS[shape];
  const ink = hex(thread);
  const [width, height] = sides.back;
  const words = { ...placed('name', width / 2, height / 3, width * 0.8, 34), kind: 'text', text: name, font: 'display', size: 28 } as const;
  const square = { ...placed('square', 70, 60, 44, 44), angle: 45, kind: 'shape', shape: 'rectangle', fill: null } as const;
  const drawn: Readonly<Record<string, StudioArea['objects']>> = {
    back: [{ ...words, weight: 400, align: 'center', fill: ink }],
    'front-left': [{ ...square, stroke: ink, strokeWidth: 2 }],
  };
  const areas = Object.entries(sides).map(([key, [across, down]]): StudioArea => ({
    key,
    print: [across, down],
    objects: drawn[key] ?? [],
  }));
  return { schema: 1, name, blank, fabric, colour: hex(cloth), areas };
}

function placed(id: string, x: number, y: number, width: number, height: number) {
  return {
    id,
    name: '',
    x,
    y,
    width,
    height,
    angle: 0,
    flipX: false,
    flipY: false,
    opacity: 1,
    locked: false,
    hidden: false,
    group: null,
  } as const;
}

function hex(colour: readonly number[]): string {
  return `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
