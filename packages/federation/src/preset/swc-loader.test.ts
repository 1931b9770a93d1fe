import { expect, test } from '@jest/globals';
import swcLoader from './swc-loader.ts';

/** What the loader makes of a file, as webpack would ask it. */
function compile(source: string, { isHot, file = 'counter.tsx' }: { readonly isHot: boolean; readonly file?: string }): Promise<string> {
  return new Promise((resolve, reject) => {
    const context = {
      async: () => (error: Error | null, code: string) => (error === null ? resolve(code) : reject(error)),
      getOptions: () => ({ isHot }),
      resourcePath: `/app/src/${file}`,
      sourceMap: false,
    };
    void swcLoader.call(context as unknown as ThisParameterType<typeof swcLoader>, source); // the part of webpack's that it reads
  });
}

const component = 'export function Counter() {\n  return <b />;\n}\n';

test('a component is registered, so that React can exchange it, and its module takes its own next version', async () => {
  const code = await compile(component, { isHot: true });
  expect(code).toMatch(/\$RefreshReg\$\(_c, "Counter"\)/);
  expect(code).toContain('import.meta.webpackHot?.accept()');
});

test('a module with more than components leaves its next version to those that import it', async () => {
  const code = await compile(`${component}export const size = 2;\n`, { isHot: true });
  expect(code).toContain('$RefreshReg$(_c, "Counter")');
  expect(code).not.toContain('accept()');
});

test.each([
  { isHot: false, file: 'counter.tsx', source: component },
  { isHot: true, file: 'counter.ts', source: 'export const count: number = 1;\n' },
])('nothing of it is in $file when it is not replaced or holds no component', async ({ source, ...how }) => {
  expect(await compile(source, how)).not.toContain('Refresh');
});
