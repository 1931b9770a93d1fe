import { currentPlatform } from '../current-platform.ts';

/** Notes a promo code of a placed order; each one at most once (specification, section 4). */
export function recordCodeUsed(code: string): void {
  const { root } = currentPlatform();
  const { codesUsed } = root.getState();
  if (!codesUsed.some((used) => used.code === code)) root.setState({ codesUsed: [...codesUsed, { code }] });
}
