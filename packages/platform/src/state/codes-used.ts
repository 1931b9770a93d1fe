import { currentPlatform } from '../current-platform.ts';

/** Records a promo code of a placed order, once per code regardless of case and surrounding spaces (specification, section 4). */
export function recordCodeUsed(code: string): void {
  const { root } = currentPlatform();
  const { codesUsed } = root.getState();
  const name = nameOf(code);
  if (name !== '' && !codesUsed.some((used) => nameOf(used.code) === name)) root.setState({ codesUsed: [...codesUsed, { code: name }] });
}

/** Normalised code: case and surrounding spaces do not matter. */
function nameOf(code: string): string {
  return code.trim().toUpperCase();
}
