import { decodeMesh, drape, fabricPresets, garmentCategories, packGarment, type ClothFabric, type GarmentCategory } from '../src/index.ts';
import { mountGarmentViewer, type Look } from '../src/viewer/index.ts';

// A garment draped, packed, unpacked and shown as the site would: `/cloth?category=shirt&fabric=poplin`.
const query = new URLSearchParams(location.search);
const category = garmentCategories.find((key) => key === query.get('category')) ?? 'shirt';
const fabric = query.get('fabric') ?? 'poplin';
const root = document.querySelector('#root');
if (root) root.append(canvasFor(category), statusLine('Draping…'));
// The first paint comes before the work.
setTimeout(() => void show(category, isFabric(fabric) ? fabric : 'poplin'), 50);

async function show(kind: GarmentCategory, cloth: ClothFabric): Promise<void> {
  const packed = await packGarment(drape({ category: kind, fabric: cloth, seed: 3 }, { steps: [2.4, 1.5] }));
  const mesh = await decodeMesh(packed);
  const canvas = document.querySelector('canvas');
  const isShown =
    canvas !== null && mountGarmentViewer(canvas, mesh, lookOf(mesh.pieces.some(({ name }) => name === 'front'))) !== undefined;
  const triangles = mesh.triangles.length / 3;
  const status = document.querySelector('output');
  if (status) status.textContent = isShown ? `${triangles} triangles, ${Math.round(packed.length / 1000)} kB` : 'This browser draws no 3D.';
}

function isFabric(name: string): name is ClothFabric {
  return name in fabricPresets;
}

function canvasFor(kind: GarmentCategory): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', `${kind}, turned by dragging or by arrow keys`);
  Object.assign(canvas.style, { width: '100%', height: '80vh', display: 'block' });
  return canvas;
}

function statusLine(text: string): HTMLOutputElement {
  const status = document.createElement('output');
  status.textContent = text;
  return status;
}

/** Plain weave, and a drawing on the front where there is one. */
function lookOf(hasFront: boolean): Look {
  const drawing = hasFront ? { piece: 'front', image: drawnRing(), rectCm: [-9, 108, 18, 18] as const } : undefined;
  return { colour: [0.3, 0.36, 0.44], weave: { image: drawnWeave(), widthCm: 0.6, heightCm: 0.6 }, ...(drawing ? { drawing } : {}) };
}

function drawnRing(): HTMLCanvasElement {
  const { canvas, context } = blank(256);
  context.lineWidth = 26;
  context.strokeStyle = '#c23e27';
  context.beginPath();
  context.arc(128, 128, 100, 0.4, 2 * Math.PI);
  context.stroke();
  return canvas;
}

function drawnWeave(): HTMLCanvasElement {
  const { canvas, context } = blank(16);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 16, 16);
  context.fillStyle = '#dedede';
  context.fillRect(0, 0, 8, 8);
  context.fillRect(8, 8, 8, 8);
  return canvas;
}

function blank(size: number): { readonly canvas: HTMLCanvasElement; readonly context: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: size, height: size });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws nothing');
  return { canvas, context };
}
