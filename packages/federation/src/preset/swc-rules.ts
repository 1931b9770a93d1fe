import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from 'webpack';

const LOADER = fileURLToPath(new URL('./swc-loader.ts', import.meta.url));

/**
 * Compiles TypeScript by swc, for builds that are made again at each save.
 * @param isHot whether components are replaced while the page runs
 */
export function swcRules(isHot: boolean): RuleSetRule[] {
  return [{ test: /\.tsx?$/, loader: LOADER, options: { isHot } }];
}
