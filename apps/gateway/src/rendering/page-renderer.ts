import type { PageMarkup, RemoteManifest, RemotePart } from '@orime/contracts';
import { versionKey, type Registry } from '@orime/federation/registry';
import { createHash } from 'node:crypto';
import { BoundedCache } from '../bounded-cache.ts';
import type { LentFragment } from '../documents/lent-fragments.ts';
import { baseOf, type LiveSet } from '../releases/live-set.ts';
import type { RouteMatch } from '../releases/route-table.ts';
import type { RenderTask, ServerFile } from './messages.ts';
import { isRenderedRoute, pageParts } from './page-parts.ts';
import { PoolBusy, RenderPool } from './render-pool.ts';
import { ThreadLost, type ThreadFault } from './render-thread.ts';

export interface PageToRender {
  readonly set: LiveSet;
  readonly match: RouteMatch | undefined;
  readonly lent: readonly LentFragment[];
  /** `BootData`, as it is written into the document. */
  readonly bootJson: string;
  /** Path and query. */
  readonly address: string;
}

export interface RenderFailure {
  /** Name of a remote; `shell` for a page without any markup. */
  readonly remote: string;
  readonly version: string;
  readonly reason: string;
  readonly fault: RenderFault;
  /** Whether the page was one of a developer's own set. */
  readonly isOverridden: boolean;
}

/** `failed` for what threw, or was not there at the end of its time; the others cost a thread. */
export type RenderFault = 'failed' | ThreadFault;

export interface RendererOptions {
  readonly registry: Registry;
  /** A page whose content is not there by then goes out without it. */
  readonly timeoutMs: number;
  readonly onFailure: (failure: RenderFailure) => void;
}

/** A version that hung, or took the memory of its thread, is left to browsers for so long. */
const OFF_MS = 60_000;
/** In time limits: a page that hangs, a new thread, and the page without what hung. */
const LONGEST_WAIT = 3;
/** A page without the region of a version that failed is worth no more. */
const PARTIAL_LIFE_MS = 60_000;
/** Characters of markup and styles; about 200 pages. */
const CACHE_CHARACTERS = 24e6;

/** Draws the first view of pages from the server files of the release set that their documents name. */
export class PageRenderer {
  private readonly options: RendererOptions;
  private readonly pool = new RenderPool();
  private readonly cache = new BoundedCache<PageMarkup>(CACHE_CHARACTERS);
  private readonly running = new Map<string, Promise<PageMarkup | undefined>>();
  /** `remote@version` → when it may be tried again. */
  private readonly off = new Map<string, number>();
  private readonly prepared = new WeakSet<LiveSet>();

  constructor(options: RendererOptions) {
    this.options = options;
  }

  /**
   * The markup of a page, or undefined where browsers draw it. Never rejects, and never keeps a document waiting for longer than
   * `LONGEST_WAIT` times the limit; what comes later is for the next visitor.
   */
  async render(page: PageToRender): Promise<PageMarkup | undefined> {
    if (!this.canPrepare(page.set) || !isRenderedRoute(page.match)) return undefined;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), this.options.timeoutMs * LONGEST_WAIT);
    });
    try {
      return await Promise.race([this.find(page), late]);
    } catch (error) {
      this.tell(page.set, 'shell', error);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  private async find(page: PageToRender): Promise<PageMarkup | undefined> {
    const parts = pageParts(page.set, page.match, page.lent, (manifest) => this.canRender(manifest));
    const key = createHash('sha1')
      .update(JSON.stringify([page.set.release.id, page.address, parts]))
      .update(page.bootJson)
      .digest('base64');
    const known = this.cache.find(key) ?? this.running.get(key);
    if (known !== undefined) return known;
    const running = this.draw(page, parts, key).finally(() => this.running.delete(key));
    this.running.set(key, running);
    // It has taken its thread: the first page of a new set does not wait for the files of others.
    this.prepare(page.set);
    return running;
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  /** Loads a set's files beside the first page that needs some of them. */
  prepare(set: LiveSet): void {
    if (this.prepared.has(set) || !this.canPrepare(set)) return;
    this.prepared.add(set);
    void this.taskOf(set).then((task) => this.pool.prepare(task));
  }

  /** Whether the markup has all that a server can draw of the page. */
  isWhole({ set, match, lent }: Omit<PageToRender, 'bootJson' | 'address'>, page: PageMarkup | undefined): boolean {
    if (this.options.timeoutMs === 0 || !isRenderedRoute(match) || set.shell.server === undefined) return true;
    const wanted = pageParts(set, match, lent, ({ server }) => server !== undefined);
    return page !== undefined && page.rendered.length >= wanted.length;
  }

  private canPrepare({ shell }: LiveSet): boolean {
    return this.options.timeoutMs > 0 && this.canRender(shell);
  }

  private async draw(page: PageToRender, parts: readonly RemotePart[], key: string): Promise<PageMarkup | undefined> {
    try {
      const drawn = await this.drawWithout(page, parts);
      for (const { remote, reason } of drawn?.failed ?? []) this.tell(page.set, remote, reason);
      // The key has everything that the page depends on.
      if (drawn !== undefined)
        this.cache.keep(key, drawn, sizeOf(drawn), drawn.rendered.length < parts.length ? PARTIAL_LIFE_MS : undefined);
      return drawn;
    } catch (error) {
      // A crowd is no fault of the shell; each of its pages would be a line in the log.
      if (!(error instanceof PoolBusy)) this.tell(page.set, 'shell', error);
      return undefined;
    }
  }

  /** Renders a page; when the thread is lost, once more without the remote whose code it was running. */
  private async drawWithout(page: PageToRender, parts: readonly RemotePart[]): Promise<PageMarkup | undefined> {
    const { set, bootJson, address } = page;
    const { timeoutMs } = this.options;
    try {
      return await this.pool.run({ ...(await this.taskOf(set)), page: { bootJson, address, parts, timeoutMs } }, timeoutMs);
    } catch (error) {
      if (!(error instanceof ThreadLost)) throw error;
      // A shell whose file cannot be loaded would cost every page a thread.
      if (error.loading === 'shell') this.off.set(sourceOf(set, 'shell'), performance.now() + OFF_MS);
      const [screen] = parts;
      // A shell of before tells of no regions: the page is its owner's.
      const culprit = error.loading ?? error.drawing ?? screen?.remote;
      // The shell's own file or frame: there is nothing to leave out.
      if (culprit === undefined || !parts.some(({ remote }) => remote === culprit)) throw error;
      this.tell(set, culprit, error);
      this.off.set(sourceOf(set, culprit), performance.now() + OFF_MS);
      // Without the screen there is no place for what others lend to it.
      return this.drawWithout(page, screen?.remote === culprit ? [] : parts.filter(({ remote }) => remote !== culprit));
    }
  }

  private async taskOf(set: LiveSet): Promise<RenderTask> {
    const remotes = [...set.manifests.values()].filter(
      (manifest) => manifest.name !== 'shell' && !set.missing.has(manifest.name) && this.canRender(manifest),
    );
    const [shell, ...others] = await Promise.all([this.fileOf(set.shell), ...remotes.map((manifest) => this.fileOf(manifest))]);
    return { shell, remotes: others };
  }

  /** A file that the store does not give is not there for the thread either, which says so. */
  private async fileOf(manifest: RemoteManifest): Promise<ServerFile> {
    const { name, version, server = '', assets } = manifest;
    const key = `${versionKey(name, version)}/${server}`;
    const file = (await this.options.registry.store.localFile(key).catch(() => undefined)) ?? key;
    const integrity = assets.find(({ path }) => path === server)?.integrity ?? '';
    return { name, version, integrity, base: baseOf(manifest), file };
  }

  private canRender({ name, version, server }: RemoteManifest): boolean {
    return server !== undefined && (this.off.get(`${name}@${version}`) ?? 0) <= performance.now();
  }

  private tell(set: LiveSet, remote: string, cause: unknown): void {
    const fault = cause instanceof ThreadLost ? cause.fault : 'failed';
    const isOverridden = set.release.override !== undefined;
    this.options.onFailure({ remote, version: versionOf(set, remote), reason: String(cause), fault, isOverridden });
    const { version = '', server } = set.manifests.get(remote) ?? {};
    // Its copy on this machine may be what has failed: the next page has a new one.
    if (server !== undefined) void this.options.registry.store.renew(`${versionKey(remote, version)}/${server}`);
  }
}

function sizeOf({ html, styles }: PageMarkup): number {
  return html.length + styles.reduce((sum, { css }) => sum + css.length, 0);
}

function sourceOf(set: LiveSet, remote: string): string {
  return `${remote}@${versionOf(set, remote)}`;
}

function versionOf(set: LiveSet, remote: string): string {
  return set.manifests.get(remote)?.version ?? 'none';
}
