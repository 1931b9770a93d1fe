import webpack, { type WebpackPluginInstance } from 'webpack';

/**
 * At the top of a script it tells a browser to compile all functions at once, beside the page's own work, instead of one by one in the
 * middle of it when each is first called. A comment to browsers that do not know it. Source: https://v8.dev/blog/explicit-compile-hints
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** Puts the hint above every script, after the minimizer, which drops comments. */
export function compileHint(): WebpackPluginInstance {
  return new webpack.BannerPlugin({
    banner: COMPILE_HINT,
    raw: true,
    test: /\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });
}
