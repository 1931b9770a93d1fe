import { fileURLToPath } from 'node:url';
import webpack, { type WebpackPluginInstance } from 'webpack';

/** Every icon is made by one small function of the design system instead of Lucide's own. */
export function leanIcons(): WebpackPluginInstance {
  const replacement = fileURLToPath(new URL('../../../ui/src/icons/create-lean-icon.ts', import.meta.url));
  return new webpack.NormalModuleReplacementPlugin(/[\\/]createLucideIcon\.mjs$/, replacement);
}
