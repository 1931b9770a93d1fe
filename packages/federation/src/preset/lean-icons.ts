import { fileURLToPath } from 'node:url';
import webpack, { type WebpackPluginInstance } from 'webpack';

/** Replaces Lucide's icon factory by a small function of the design system. */
export function leanIcons(): WebpackPluginInstance {
  const replacement = fileURLToPath(new URL('../../../ui/src/icons/create-lean-icon.ts', import.meta.url));
  return new webpack.NormalModuleReplacementPlugin(/[\\/]createLucideIcon\.mjs$/, replacement);
}
