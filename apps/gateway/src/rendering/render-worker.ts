/** Entry point of a rendering thread, started by `RenderThread`: one page at a time. */
import type { BootData, PageMarkup, ShellServerModule } from '@orime/contracts';
import { parentPort } from 'node:worker_threads';
import type { RenderNews, RenderTask, ServerFile } from './messages.ts';
import { runServerFile } from './server-files.ts';

/** A remote's exports, or why there are none. Made for one version of the shell, whose modules it shares. */
type Loaded = { readonly exports: unknown } | { readonly reason: string };

let shell: { readonly version: string; readonly module: ShellServerModule } | undefined;
const remotes = new Map<string, Loaded>();

/** Sets on trial take turns with the live one: so many versions that the last page did not name stay loaded, those used last. */
const KEPT_IDLE = 4;

parentPort?.on('message', (task: RenderTask) => {
  work(task).then(
    (page) => tell({ type: 'done', page }),
    (error: unknown) => tell({ type: 'failed', reason: String(error instanceof Error ? error.stack : error) }),
  );
});

async function work({ shell: shellFile, remotes: files, page }: RenderTask): Promise<PageMarkup | undefined> {
  const { render, shared } = loadShell(shellFile);
  const isNeeded = ({ name }: ServerFile): boolean => page === undefined || page.parts.some(({ remote }) => remote === name);
  const loaded = files.filter(isNeeded).map((file) => ({ file, result: loadRemote(file, shared) }));
  const live = new Set(files.map(keyOf));
  const idle = [...remotes.keys()].filter((key) => !live.has(key));
  for (const key of idle.slice(0, Math.max(0, idle.length - KEPT_IDLE))) remotes.delete(key);
  if (page === undefined) return undefined;
  const failed = loaded.flatMap(({ file, result }) => ('reason' in result ? [{ remote: file.name, reason: result.reason }] : []));
  const parts = page.parts.filter(({ remote }) => !failed.some((fault) => fault.remote === remote));
  const { bootJson, address, timeoutMs } = page;
  const rendered = await render({
    boot: JSON.parse(bootJson) as BootData,
    address,
    timeoutMs,
    parts,
    remotes: Object.fromEntries(loaded.flatMap(({ file, result }) => ('exports' in result ? [[file.name, result.exports]] : []))),
    onAttempt: () => tell({ type: 'rendering' }),
    onRegion: (name) => tell({ type: 'drawing', name }),
  });
  return { ...rendered, failed: [...failed, ...rendered.failed] };
}

function loadShell(file: ServerFile): ShellServerModule {
  if (shell?.version === file.version) return shell.module;
  remotes.clear();
  tell({ type: 'loading', name: file.name });
  // Its integrity was checked: it is what our own build wrote.
  shell = { version: file.version, module: runServerFile(file, {}) as ShellServerModule };
  return shell.module;
}

function loadRemote(file: ServerFile, shared: ShellServerModule['shared']): Loaded {
  const known = remotes.get(keyOf(file));
  if (known !== undefined) {
    remotes.delete(keyOf(file));
    remotes.set(keyOf(file), known);
    return known;
  }
  tell({ type: 'loading', name: file.name });
  let loaded: Loaded;
  try {
    loaded = { exports: runServerFile(file, shared) };
  } catch (error) {
    loaded = { reason: String(error) };
  }
  remotes.set(keyOf(file), loaded);
  return loaded;
}

function keyOf({ name, version }: ServerFile): string {
  return `${name}@${version}`;
}

function tell(news: RenderNews): void {
  parentPort?.postMessage(news);
}
