import { transform } from '@swc/core';
import { createRequire } from 'node:module';
import type { LoaderContext } from 'webpack';

const RUNTIME = createRequire(import.meta.url).resolve('react-refresh/runtime');
const EXPORTS = /^export (?!type\b|interface\b)(?:default )?(?:async )?(?:function|const|class)?\s*(.*)$/gm;

/** Webpack loader of builds for developers: swc, and for components what lets React exchange them in the running page. */
// oxlint-disable-next-line import/no-default-export -- webpack takes a loader by its default export
export default async function swcLoader(this: LoaderContext<{ readonly isHot: boolean }>, source: string): Promise<void> {
  const done = this.async();
  const tsx = this.resourcePath.endsWith('x');
  const isHot = this.getOptions().isHot && tsx;
  try {
    const { code, map } = await transform(source, {
      filename: this.resourcePath,
      sourceMaps: this.sourceMap,
      configFile: false,
      swcrc: false,
      jsc: {
        parser: { syntax: 'typescript', tsx },
        target: 'es2022',
        experimental: { keepImportAttributes: true },
        // Components are registered for replacement in development code alone.
        transform: {
          verbatimModuleSyntax: true,
          react: { runtime: 'automatic', importSource: '@orime/ui', development: isHot, refresh: isHot },
        },
      },
    });
    done(null, isHot ? code + refreshFooter(source) : code, map);
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
  }
}

/**
 * Imports are hoisted, so this may stand behind what uses it. A module of components alone takes its own next version; another one
 * leaves that to those that import it, in the end by loading the page anew.
 */
function refreshFooter(source: string): string {
  const registration = `
import * as refreshRuntime from ${JSON.stringify(RUNTIME)};
function $RefreshReg$(type, id) { refreshRuntime.register(type, import.meta.url + ' ' + id); }
function $RefreshSig$() { return refreshRuntime.createSignatureFunctionForTransform(); }`;
  const names = [...source.matchAll(EXPORTS)].map(([, name = '']) => name);
  const areComponents = names.length > 0 && names.every((name) => /^[A-Z]/.test(name));
  return areComponents ? `${registration}\nimport.meta.webpackHot?.accept();\n` : `${registration}\n`;
}
