export type Position = {
  readonly lat: number;
  readonly lon: number;
};

/** Reads "34.9858, 135.7588" as maps copy it; undefined for anything else. */
export function readPosition(text: string): Position | undefined {
  const parts = /^\s*\(?(-?\d{1,2}(?:\.\d+)?)\s*°?\s*[,、\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*°?\)?\s*$/.exec(text.normalize('NFKC'));
  if (parts === null) return undefined;
  const [lat, lon] = [Number(parts[1]), Number(parts[2])];
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined;
}
