/** Frames of usual machines, inner size in millimetres. */
export const HOOPS = [
  { id: '100x100', width: 100, height: 100 },
  { id: '130x180', width: 130, height: 180 },
  { id: '160x260', width: 160, height: 260 },
  { id: '200x200', width: 200, height: 200 },
  { id: '200x360', width: 200, height: 360 },
  { id: '360x400', width: 360, height: 400 },
] as const;

export type Hoop = (typeof HOOPS)[number];
export type HoopId = Hoop['id'];

export function hoopOf(id: string): Hoop {
  return HOOPS.find((hoop) => hoop.id === id) ?? HOOPS[0];
}
