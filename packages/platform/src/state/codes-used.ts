import { currentPlatform } from '../current-platform.ts';

/** Notes a promo code of a placed order; each one at most once, however it was typed (specification, section 4). */
export function recordCodeUsed(code: string): void {
  const { root } = currentPlatform();
  const { codesUsed } = root.getState();
  const name = nameOf(code);
  if (name !== '' && !codesUsed.some((used) => nameOf(used.code) === name)) root.setState({ codesUsed: [...codesUsed, { code: name }] });
}

/** Codes differ by more than case and blanks around them. */
function nameOf(code: string): string {
  return code.trim().toUpperCase();
}
