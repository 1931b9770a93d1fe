import asc from 'assemblyscript/asc';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const kernelFile = new URL('./ray-kernel.wasm', import.meta.url);

/**
 * Compiles `ray-kernel.as`. Its result is committed, so that whoever renders needs no compiler: run this file after the source
 * has changed.
 */
export async function compileKernel(): Promise<Uint8Array> {
  const source = readFileSync(new URL('./ray-kernel.as', import.meta.url), 'utf8');
  let compiled: Uint8Array | undefined;
  const { error, stderr } = await asc.main(
    ['ray-kernel.ts', '--outFile', 'ray-kernel.wasm', '-O3', '--runtime', 'stub', '--noAssert', '--enable', 'simd', '--importMemory'],
    {
      readFile: (name) => (name === 'ray-kernel.ts' ? source : null),
      writeFile: (_, contents) => {
        if (typeof contents !== 'string') compiled = contents;
      },
    },
  );
  if (error ?? !compiled) throw new Error(`ray-kernel.as does not compile: ${error?.message ?? ''}\n${stderr.toString()}`);
  return compiled;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(kernelFile, await compileKernel());
