/** Which way a garment is turned, in radians. */
export type Turn = { readonly yaw: number; readonly pitch: number };

const radiansPerPixel = 0.008;
const radiansPerKey = Math.PI / 12;
const mostPitch = 0.6;

export const front: Turn = { yaw: 0, pitch: 0.05 };

/** After a drag of so many pixels. */
export function dragged(turn: Turn, dx: number, dy: number): Turn {
  return held(turn.yaw + dx * radiansPerPixel, turn.pitch + dy * radiansPerPixel);
}

/** After a key: arrows turn and tip by 15 degrees, Home shows the front, End the back. Nothing for any other key. */
export function keyed(turn: Turn, key: string): Turn | undefined {
  switch (key) {
    case 'ArrowLeft':
      return held(turn.yaw - radiansPerKey, turn.pitch);
    case 'ArrowRight':
      return held(turn.yaw + radiansPerKey, turn.pitch);
    case 'ArrowUp':
      return held(turn.yaw, turn.pitch - radiansPerKey);
    case 'ArrowDown':
      return held(turn.yaw, turn.pitch + radiansPerKey);
    case 'Home':
      return front;
    case 'End':
      return { yaw: Math.PI, pitch: front.pitch };
    default:
      return undefined;
  }
}

function held(yaw: number, pitch: number): Turn {
  return { yaw, pitch: Math.min(mostPitch, Math.max(-mostPitch, pitch)) };
}
