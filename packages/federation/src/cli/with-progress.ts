import { Listr } from 'listr2';

/** Shows long work as one line on stderr while it runs; nothing with `--json` or without a terminal. */
export async function withProgress<Result>(
  title: string,
  isJson: boolean,
  work: (tell: (done: number, total: number) => void) => Promise<Result>,
): Promise<Result> {
  if (isJson || !process.stderr.isTTY) return work(() => undefined);
  let result: Promise<Result> | undefined;
  const tasks = new Listr([
    {
      title,
      task: async (_: unknown, task: { output: string }) => {
        result = work((done, total) => (task.output = `${String(done)} of ${String(total)}`));
        await result;
      },
    },
  ]);
  await tasks.run();
  return result ?? work(() => undefined);
}
