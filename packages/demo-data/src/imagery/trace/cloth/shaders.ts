import { createBackdropShader } from './backdrop-shader.ts';
import { createClothShader } from './cloth-shader.ts';
import type { Shader } from './look.ts';
import { createPlainShader } from './plain-shader.ts';
import type { Surface } from './surface.ts';

/** Makes a surface ready to be looked at: prints are drawn here, once. */
export function createShader(surface: Surface): Shader {
  switch (surface.kind) {
    case 'cloth':
      return createClothShader(surface);
    case 'plain':
      return createPlainShader(surface);
    case 'backdrop':
      return createBackdropShader(surface);
  }
}
