/** `low`: the processor draws, which costs more than it gives unless it is asked for. */
export type DrawingPower = 'none' | 'low' | 'full';

/** Names under which browsers and systems draw by the processor alone. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

let answer: DrawingPower | undefined;

/** Asked once, before anything of the room is fetched: every question opens a drawing context. */
export function drawingPower(): DrawingPower {
  answer ??= probe();
  return answer;
}

function probe(): DrawingPower {
  if (typeof WebGL2RenderingContext !== 'function') return 'none';
  const context = document.createElement('canvas').getContext('webgl2');
  if (context === null) return 'none';
  const renderer = rendererOf(context);
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return SOFTWARE.test(renderer) ? 'low' : 'full';
}

/** Firefox tells it at once and warns about the extension; Chromium and Safari tell it by the extension alone. */
function rendererOf(context: WebGL2RenderingContext): string {
  const named = String(context.getParameter(context.RENDERER));
  const info = named === 'WebKit WebGL' ? context.getExtension('WEBGL_debug_renderer_info') : null;
  return info === null ? named : String(context.getParameter(info.UNMASKED_RENDERER_WEBGL));
}
