import { expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '../registry/sample-build.ts';
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
