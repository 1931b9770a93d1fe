import { Listr } from 'listr2';
import { buildApps, type BuildProgress, type BuiltApp } from '../build/build-apps.ts';
import { ROOT } from './workspace.ts';

export interface BuildChoices {
  readonly force?: boolean;
  readonly json?: boolean;
}

/** Builds with one progress line per app; silent with `--json`, plain lines without a terminal. */
export async function buildWithProgress(apps: readonly string[], { force = false, json = false }: BuildChoices): Promise<BuiltApp[]> {
  if (json) return buildApps({ root: ROOT, apps, force });
  const lines = new Map(apps.map((app) => [app, Promise.withResolvers<string>()]));
  const shown = new Map<string, (text: string) => void>();
  const running = buildApps({ root: ROOT, apps, force, onProgress: (progress) => report(progress, lines, shown) });
  const tasks = new Listr(
    apps.map((app) => ({
      title: app,
      task: async (_: unknown, task: { output: string; title: string }) => {
        shown.set(app, (text) => (task.output = text));
        task.title = `${app}  ${(await lines.get(app)?.promise) ?? ''}`;
      },
    })),
    { concurrent: true, exitOnError: false, fallbackRendererCondition: () => !process.stderr.isTTY },
  );
  await tasks.run();
  return running;
}

function report(
  progress: BuildProgress,
  lines: ReadonlyMap<string, PromiseWithResolvers<string>>,
  shown: ReadonlyMap<string, (text: string) => void>,
): void {
  const line = lines.get(progress.app);
  switch (progress.phase) {
    case 'building':
      // Without a terminal every step would become a line.
      if (process.stderr.isTTY) shown.get(progress.app)?.(`${String(Math.round(progress.fraction * 100)).padStart(3)} %  ${progress.step}`);
      return;
    case 'built':
      line?.resolve(`${progress.version}  built in ${(progress.milliseconds / 1000).toFixed(1)} s`);
      return;
    case 'unchanged':
      line?.resolve(`${progress.version}  unchanged`);
      return;
    case 'failed':
      line?.reject(new Error(progress.message));
  }
}
