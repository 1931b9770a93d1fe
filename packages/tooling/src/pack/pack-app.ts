import { cp, glob, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { bundleForNode } from '../api-bundle/bundle-for-node.ts';
import { apiEnv, apiFlags } from '../site/api-flags.ts';
import type { Artefact } from './artefacts.ts';
import { copyLibraries } from './copy-libraries.ts';

/** Holds what the app reads, by its path from the root of the repository. */
const FILES = 'files';

/** Writes `<target>/<app>`: JavaScript, the libraries that cannot be in it, the files it reads, and a Containerfile. Replaces an earlier one. */
export async function packApp(root: string, artefact: Artefact, target: string): Promise<string> {
  const folder = join(target, artefact.app);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const { libraries } = await bundleForNode({
    root,
    folder: unfinished,
    entryPoints: artefact.entryPoints,
    addressOf: (path) => `new URL(${JSON.stringify(`./${FILES}/${relative(root, path)}`)}, addressOfBundle).href`,
  });
  await copyLibraries(libraries, join(root, 'apps', artefact.app), unfinished);
  for await (const file of glob([...artefact.files], { cwd: root })) {
    await mkdir(join(unfinished, FILES, dirname(file)), { recursive: true });
    await cp(join(root, file), join(unfinished, FILES, file));
  }
  await writeFile(
    join(unfinished, 'package.json'),
    `${JSON.stringify({ name: `orime-${artefact.app}`, private: true, type: 'module' })}\n`,
  );
  await writeFile(join(unfinished, 'Containerfile'), containerfile(artefact));
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
  return folder;
}

function containerfile({ app, port }: Artefact): string {
  const flags = app === 'api' ? apiFlags : [];
  const env = { NODE_ENV: 'production', DATA_DIR: '/data', ...(app === 'api' ? { API_HOST: '0.0.0.0', ...apiEnv } : { HOST: '0.0.0.0' }) };
  return `# Built from this folder alone: podman build -t orime-${app} .
FROM docker.io/library/node:24-slim
WORKDIR /app
COPY --chown=node:node . .
${Object.entries(env)
  .map(([name, value]) => `ENV ${name}=${value}`)
  .join('\n')}
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE ${String(port)}
CMD ${JSON.stringify(['node', ...flags, 'server.mjs'])}
`;
}
