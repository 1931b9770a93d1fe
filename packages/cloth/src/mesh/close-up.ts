/** From here on threads are so thick that a close-up steps back to show them. */
const thickCm = 0.18;

/** How much cloth of this thickness a close-up photograph of it shows from top to bottom, in cm. */
export function closeUpHeightCm(thicknessCm: number): number {
  return thicknessCm > thickCm ? 16 : 9;
}
