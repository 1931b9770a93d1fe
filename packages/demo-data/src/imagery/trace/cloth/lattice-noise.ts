/** Value noise in [−0.5, 0.5] on whole-number cells, without a table: cheap enough for every sample of a picture. */
export function latticeNoise(x: number, y: number): number {
  const cellX = Math.floor(x);
  const cellY = Math.floor(y);
  const fx = x - cellX;
  const fy = y - cellY;
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  const top = cellHash(cellX, cellY) * (1 - u) + cellHash(cellX + 1, cellY) * u;
  const bottom = cellHash(cellX, cellY + 1) * (1 - u) + cellHash(cellX + 1, cellY + 1) * u;
  return top * (1 - v) + bottom * v - 0.5;
}

/** A number in [0, 1) for a cell. */
export function cellHash(x: number, y: number): number {
  let hash = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}
