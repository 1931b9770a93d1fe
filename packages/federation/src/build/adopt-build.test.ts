import { expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkShell } from '../gate/check-shell.ts';
import { readManifest } from '../registry/read-manifest.ts';
import { sampleBuild, temporaryFolder } from '../registry/sample-build.ts';
import { adoptBuild } from './adopt-build.ts';

test('adopts an entry that is a module by a script that loads it when the container is opened', async () => {
  const build = await temporaryFolder();
  const metaData = { globalName: 'stylists-of-vite', remoteEntry: { name: 'remoteEntry.js', path: 'assets', type: 'module' } };
  await mkdir(join(build, 'assets'));
  await writeFile(
    join(build, 'assets', 'remoteEntry.js'),
    'export const init = (scope) => scope.react; export const get = (key) => () => key;',
  );
  await writeFile(join(build, 'mf-manifest.json'), JSON.stringify({ metaData }));
  const title = { en: 'Stylists', jp: 'スタイリスト' };
  const options = { name: 'stylists', version: '1.0.1', team: 'salon', routes: ['/stylists=home'], title };
  const { entry, container, version, assets } = await adoptBuild(build, options);
  const again = await adoptBuild(build, options);
  expect([again.assets.length, again.version]).toEqual([assets.length, version]);
  expect(entry).toMatch(/^remote\.esm\.[0-9a-f]{16}\.js$/);
  // In a Node of its own: the tests' runtime has no dynamic import for scripts.
  const say = 'Promise.all([c.init({ react: 19 }), c.get("./remote").then((f) => f())]).then((all) => console.log(JSON.stringify(all)))';
  const script = `require(${JSON.stringify(join(build, entry))}); const c = globalThis[${JSON.stringify(container)}]; ${say}`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', '-e', script]);
  expect(JSON.parse(stdout)).toEqual([19, './remote']);
});

test('asks a shell for what the build shares, so that another React than the shell has is refused', async () => {
  const build = await temporaryFolder();
  await writeFile(join(build, 'remoteEntry.js'), 'var stylists = {};');
  const own = { js: { sync: ['react.js'], async: [] } };
  const shared = [
    { name: 'react', version: '18.3.1', requiredVersion: '^18.0.0', assets: own },
    { name: 'react-dom', version: '', requiredVersion: '^18.0.0', assets: { js: { sync: [], async: [] } } },
    { name: 'lodash', version: '4.17.21', requiredVersion: '^4.17.0', assets: own },
    { name: 'moment', version: '', requiredVersion: false },
  ];
  await writeFile(
    join(build, 'mf-manifest.json'),
    JSON.stringify({ metaData: { globalName: 'stylists', remoteEntry: { name: 'remoteEntry.js' } }, shared }),
  );
  const title = { en: 'Stylists', jp: 'スタイリスト' };
  const remote = await adoptBuild(build, {
    name: 'stylists',
    version: '1.0.0',
    team: 'salon',
    routes: ['/stylists=home'],
    title,
    shared: { moment: '^2.0.0' },
  });
  expect(remote.requires.shared).toEqual({ react: '^18.0.0', 'react-dom': '^18.0.0', moment: '^2.0.0' });
  const lent = { react: '19.3.1', 'react-dom': '19.3.1', moment: '2.30.1' };
  const shell = await readManifest(await sampleBuild({ name: 'shell', version: '1.0.0+a', path: '/', provides: lent }));
  expect(checkShell([shell, remote]).map(({ details }) => details['module'])).toEqual(['react', 'react-dom']);
});
