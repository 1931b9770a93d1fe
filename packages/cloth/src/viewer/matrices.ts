/** Column by column, as WebGL takes them. */
type Matrix4 = Float32Array;

export function perspective(fieldOfViewDeg: number, aspect: number, near: number, far: number): Matrix4 {
  const f = 1 / Math.tan((fieldOfViewDeg * Math.PI) / 360);
  const out = new Float32Array(16);
  out[0] = f / aspect;
  out[5] = f;
  out[10] = (far + near) / (near - far);
  out[11] = -1;
  out[14] = (2 * far * near) / (near - far);
  return out;
}

/** A camera `distanceCm` away on the form's front, that looks at height `heightCm`; the garment is turned by `yaw` and tipped by `pitch` radians. */
export function turntable(yaw: number, pitch: number, heightCm: number, distanceCm: number): Matrix4 {
  const [cy, sy, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];
  const out = new Float32Array([cy, sp * sy, -cp * sy, 0, 0, cp, sp, 0, sy, -sp * cy, cp * cy, 0, 0, 0, 0, 1]);
  out[13] = -cp * heightCm;
  out[14] = -sp * heightCm - distanceCm;
  return out;
}
