import { at } from '../scalar.ts';

/** A see-through picture in linear light: premultiplied red, green, blue and coverage, four numbers a pixel. */
export type Layer = { readonly width: number; readonly height: number; readonly data: Float32Array };

export function createLayer(width: number, height: number): Layer {
  return { width, height, data: new Float32Array(width * height * 4) };
}

/** Half the size in both directions, each pixel the mean of four: how pictures drawn at twice their size lose their jaggies. */
export function halved(layer: Layer): Layer {
  const width = layer.width >> 1;
  const height = layer.height >> 1;
  const data = new Float32Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * 2 * layer.width + x * 2) * 4;
      const below = from + layer.width * 4;
      const to = (y * width + x) * 4;
      for (let channel = 0; channel < 4; channel++) {
        data[to + channel] =
          0.25 *
          (at(layer.data, from + channel) +
            at(layer.data, from + channel + 4) +
            at(layer.data, below + channel) +
            at(layer.data, below + channel + 4));
      }
    }
  }
  return { width, height, data };
}

/** The coverage alone, at a quarter of the size each way, for shadows. */
export function quarterCoverage(layer: Layer): { readonly width: number; readonly height: number; readonly data: Float32Array } {
  const width = Math.ceil(layer.width / 4);
  const height = Math.ceil(layer.height / 4);
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const px = Math.min(layer.width - 1, x * 4 + 2);
      const py = Math.min(layer.height - 1, y * 4 + 2);
      data[y * width + x] = at(layer.data, (py * layer.width + px) * 4 + 3);
    }
  }
  return { width, height, data };
}
