import { isDrawnOnServer } from '@orime/contracts';
import { join } from 'node:path';
import { declaredFragments, declaredRoutes } from '../manifest/declarations.ts';
import { screenImports } from '../manifest/screen-imports.ts';

/** Absolute files of the screens that only browsers draw: those of no route that servers draw. */
export async function leftOutScreens(appFolder: string): Promise<ReadonlySet<string>> {
  const [routes, fragments] = await Promise.all([declaredRoutes(appFolder), declaredFragments(appFolder)]);
  const imports = screenImports(join(appFolder, 'src'));
  const filesOf = (keys: readonly string[]): readonly string[] => keys.flatMap((key) => imports.get(key) ?? []);
  const drawn = routes.filter(isDrawnOnServer).map(({ screen }) => screen);
  const kept = new Set(filesOf([...drawn, ...fragments.map(({ key }) => key)]));
  return new Set(filesOf(routes.map(({ screen }) => screen)).filter((file) => !kept.has(file)));
}
