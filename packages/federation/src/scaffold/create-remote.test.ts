import { beforeEach, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '../registry/sample-build.ts';
import { createRemote } from './create-remote.ts';

const stylists = { name: 'stylists', team: 'Salon', title: { en: "Stylists' room", jp: 'スタイリスト' } };
let root = '';

beforeEach(async () => {
  root = await temporaryFolder();
  await mkdir(join(root, 'apps', 'shop', 'src'), { recursive: true });
  await mkdir(join(root, 'packages', 'ui'), { recursive: true });
  await writeFile(join(root, 'apps', 'shop', 'src', 'routes.ts'), `defineRoutes([{ path: '/sale' }])`);
});

describe('a new remote', () => {
  test('has an address, a page, texts in both languages and tests', async () => {
    const files = await createRemote(root, stylists);
    expect(files).toContain('apps/stylists/src/features/stylists/stylists-screen.tsx');
    expect(files).toContain('.github/workflows/release-stylists.yml');
    expect(await read('src/routes.ts')).toContain(`document: { title: { en: "Stylists' room", jp: 'スタイリスト' } }`);
    const texts = await Promise.all(
      ['en', 'jp'].map(async (language) => Object.keys(JSON.parse(await read(`src/locales/${language}.json`)))),
    );
    expect(texts[0]).toEqual(texts[1]);
    expect(JSON.parse(await read('package.json'))).toMatchObject({ name: '@orime/stylists', orime: { team: 'Salon' } });
  });

  test('is written as the formatter writes it', async () => {
    const files = (await createRemote(root, stylists)).filter((file) => !file.endsWith('.md'));
    const repository = join(import.meta.dirname, '..', '..', '..', '..');
    const [formatter, config] = [join(repository, 'node_modules', '.bin', 'oxfmt'), join(repository, '.oxfmtrc.json')];
    // Fails, with the names of the files, when it would change one.
    await promisify(execFile)(formatter, ['--config', config, '--check', ...files], { cwd: root });
  });

  test.each(['Stylists', '1st', 'a b', '../x', '', 'a'.repeat(41)])('is not called "%s"', async (name) => {
    await expect(createRemote(root, { ...stylists, name })).rejects.toMatchObject({ code: 'name_invalid' });
  });

  test.each(['shop', 'ui', 'sale'])('does not take the name "%s" from another', async (name) => {
    await expect(createRemote(root, { ...stylists, name })).rejects.toMatchObject({ code: 'name_taken' });
  });
});

function read(file: string): Promise<string> {
  return readFile(join(root, 'apps', 'stylists', file), 'utf8');
}
