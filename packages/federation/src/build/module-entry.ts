import { createHash } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** As the preset names entries, and distinct from what bundlers write. */
const NAME = /^remote\.esm\.[0-9a-f]{16}\.js(\.br)?$/;

/**
 * Writes the script that stands for an entry that is a module, such as Vite's, and answers its name: it leaves the container under its
 * global name, as other entries do, and loads the module when the container is opened. It lies in the build's first folder; `import`
 * looks beside the script, so another attempt from another address loads all of it anew.
 */
export async function writeModuleEntry(folder: string, entry: string, container: string): Promise<string> {
  const load = `import(${JSON.stringify(`./${entry}`)})`;
  const script = `globalThis[${JSON.stringify(container)}]=(()=>{let m;const e=()=>m??=${load};return{init:async(...a)=>(await e()).init(...a),get:async p=>(await e()).get(p)}})();\n`;
  const name = `remote.esm.${createHash('sha256').update(script).digest('hex').slice(0, 16)}.js`;
  for (const old of await readdir(folder)) if (NAME.test(old)) await rm(join(folder, old));
  await writeFile(join(folder, name), script);
  return name;
}
