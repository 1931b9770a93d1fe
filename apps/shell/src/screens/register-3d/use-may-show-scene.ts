import { savesData } from '@orime/platform/connection';
import { REDUCED_MOTION, useMediaQuery } from '@orime/ui';
import { useSyncExternalStore } from 'react';

/** Whether a moving picture is welcome here: motion is, bytes are, and the machine can draw it. Never on the server. */
export function useMayShowScene(): boolean {
  const isStill = useMediaQuery(REDUCED_MOTION);
  const canDraw = useSyncExternalStore(noChange, canDrawScene, () => false);
  return !isStill && canDraw;
}

let answer: boolean | undefined;

/** Asked once: every question opens a drawing context. */
function canDrawScene(): boolean {
  answer ??= !savesData() && hasWebgl();
  return answer;
}

/** Names under which browsers and systems draw by the processor alone, which would cost more than it gives. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

function hasWebgl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (context === null) return false;
  const renderer = rendererOf(context);
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return !SOFTWARE.test(renderer);
}

/** Firefox tells it at once and warns about the extension; Chromium and Safari tell it by the extension alone. */
function rendererOf(context: WebGL2RenderingContext): string {
  const named = String(context.getParameter(context.RENDERER));
  const info = named === 'WebKit WebGL' ? context.getExtension('WEBGL_debug_renderer_info') : null;
  return info === null ? named : String(context.getParameter(info.UNMASKED_RENDERER_WEBGL));
}

const noChange = () => () => undefined;
