import { checkPicture } from '../picture/check-picture.ts';
import type { Refusal } from '../picture/check-picture.ts';
import type { Exported, MatteCalls, Opened, Pass, Preview, Reason, SceneCalls, SceneMask } from '../worker/messages.ts';
import { startMatteWorker, startSceneWorker } from '../worker/start-workers.ts';
import { WorkerFailure } from '../worker/worker-client.ts';
import type { WorkerClient } from '../worker/worker-client.ts';
import { cutOf, initialSettings } from './cut-settings.ts';
import type { CutSettings } from './cut-settings.ts';
import { keptWork } from './kept-work.ts';

export type Phase =
  | { readonly status: 'empty' }
  | { readonly status: 'opening'; readonly name: string; /** 0 to 1 */ readonly share: number }
  | { readonly status: 'ready'; readonly name: string; readonly opened: Opened }
  | { readonly status: 'failed'; readonly name: string; readonly reason: Reason };

export type SceneState =
  | { readonly status: 'none' | 'found' | 'failed' }
  | { readonly status: 'looking'; /** 0 to 1 */ readonly share: number };

export type SessionState = {
  /** Why the last file was not opened. */
  readonly refusal?: Refusal;
  readonly phase: Phase;
  readonly settings: CutSettings;
  /** The latest of each pass. */
  readonly previews: Partial<Readonly<Record<Pass, Preview>>>;
  readonly isDrawing: boolean;
  readonly scene: SceneState;
  /** Whether a lost tab loses nothing. */
  readonly isKept: boolean;
};

export type SessionOptions = {
  /** Keeps the work in the browser. */
  readonly isKeeping: boolean;
  readonly startMatte?: () => WorkerClient<MatteCalls>;
  readonly startScene?: () => WorkerClient<SceneCalls>;
};

export const emptyState: SessionState = {
  refusal: undefined,
  phase: { status: 'empty' },
  settings: initialSettings,
  previews: {},
  isDrawing: false,
  scene: { status: 'none' },
  isKept: false,
};

/** One picture from the file to the result: holds the workers, draws previews as settings change, keeps the work. */
export class CutOutSession {
  readonly #options: Required<SessionOptions>;
  readonly #listeners = new Set<() => void>();
  #state: SessionState = emptyState;
  #matte: WorkerClient<MatteCalls> | undefined;
  #looking: WorkerClient<SceneCalls> | undefined;
  #isStale = false;
  /** Counts pictures: what belongs to an earlier one is dropped. */
  #turn = 0;

  constructor({ isKeeping, startMatte = startMatteWorker, startScene = startSceneWorker }: SessionOptions) {
    this.#options = { isKeeping, startMatte, startScene };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): SessionState => this.#state;

  /** Opens what an earlier visit left, if there is any and nothing else was opened meanwhile. */
  async resume(): Promise<void> {
    const turn = this.#turn;
    const kept = await keptWork.read();
    if (kept === undefined || turn !== this.#turn || this.#state.phase.status !== 'empty') return;
    await this.#open(kept.file, kept.name, { ...initialSettings, ...kept.settings }, kept.scene);
    this.#set({ isKept: true });
  }

  /** Opens a picture, or says why it does not. */
  async choose(file: Blob, name: string): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const refusal = await checkPicture(file, name);
    if (turn !== this.#turn) return;
    if (refusal !== undefined) {
      // A picture under work stays when the next one is none.
      const { phase } = this.#state;
      return this.#set({ refusal, phase: phase.status === 'ready' ? phase : { status: 'empty' } });
    }
    const kept = this.#options.isKeeping ? keptWork.start(file, name) : Promise.resolve(false);
    const { format, background } = this.#state.settings;
    await this.#open(file, name, { ...initialSettings, format, background });
    const isKept = await kept;
    if (this.#state.phase.status !== 'ready') return;
    this.#set({ isKept });
    // What was drawn while the picture was being kept.
    if (isKept) void keptWork.writeSettings(this.#state.settings);
  }

  /** Back to an empty desk; what was kept is deleted. */
  clear(): void {
    this.close();
    this.#set({ ...emptyState, settings: this.#state.settings });
    if (this.#options.isKeeping) void keptWork.clear();
  }

  /** Ends the workers; what was kept stays. */
  close(): void {
    this.#turn += 1;
    this.#matte?.close();
    this.#looking?.close();
    this.#matte = undefined;
    this.#looking = undefined;
  }

  change(change: Partial<CutSettings> | ((settings: CutSettings) => Partial<CutSettings>)): void {
    const before = this.#state.settings;
    const settings = { ...before, ...(typeof change === 'function' ? change(before) : change) };
    this.#set({ settings });
    if (this.#options.isKeeping && this.#state.isKept)
      void keptWork.writeSettings(settings).then((isKept) => isKept || this.#set({ isKept: false }));
    if (JSON.stringify(cutOf(settings)) !== JSON.stringify(cutOf(before))) void this.#draw();
  }

  /** The second pass. Its result is shown, and can be exchanged for the first. */
  async lookAtScene(): Promise<void> {
    const [matte, turn] = [this.#matte, this.#turn];
    if (matte === undefined || this.#state.scene.status === 'looking') return;
    this.#set({ scene: { status: 'looking', share: 0 } });
    try {
      this.#looking = this.#options.startScene();
      const pixels = await matte.call('sample', {});
      const { marks } = this.#state.settings;
      const found = await this.#looking.call('find', { pixels, marks }, (share) => this.#set({ scene: { status: 'looking', share } }));
      await matte.call('scene', found);
      if (turn !== this.#turn) return;
      if (this.#options.isKeeping && this.#state.isKept) void keptWork.writeScene(found);
      this.#set({ scene: { status: 'found' } });
      this.change({ pass: 'scene' });
      // A second look with other marks changes the mask alone.
      void this.#draw();
    } catch (error) {
      const isEnded = error instanceof WorkerFailure && error.reason === 'ended';
      const before = this.#state.previews.scene === undefined ? 'none' : 'found';
      if (turn === this.#turn) this.#set({ scene: { status: isEnded ? before : 'failed' } });
    } finally {
      this.#looking?.close();
      this.#looking = undefined;
    }
  }

  stopLooking(): void {
    this.#looking?.close();
  }

  /** The finished picture at full size. Rejects with `WorkerFailure`. */
  async write(onProgress: (share: number) => void): Promise<Exported> {
    if (this.#matte === undefined) throw new WorkerFailure('ended', 'No picture is open');
    const { settings } = this.#state;
    return this.#matte.call('export', { cut: cutOf(settings), frame: settings.frame, format: settings.format }, onProgress);
  }

  async #open(file: Blob, name: string, settings: CutSettings, scene?: SceneMask): Promise<void> {
    this.close();
    const turn = this.#turn;
    const phase = { status: 'opening', name } as const;
    this.#set({ ...emptyState, phase: { ...phase, share: 0 }, settings, scene: { status: scene === undefined ? 'none' : 'found' } });
    try {
      this.#matte = this.#options.startMatte();
      const opened = await this.#matte.call('open', { file, scene }, (share) => {
        if (turn === this.#turn) this.#set({ phase: { ...phase, share } });
      });
      if (turn !== this.#turn) return;
      this.#set({ phase: { status: 'ready', name, opened } });
      await this.#draw();
      // The other one of two kept results, to stand beside it.
      if (scene !== undefined) await this.#drawOther(settings.pass === 'scene' ? 'studio' : 'scene');
    } catch (error) {
      if (turn !== this.#turn) return;
      this.#set({
        phase: {
          status: 'failed',
          name,
          reason: error instanceof WorkerFailure && error.reason === 'unreadable' ? 'unreadable' : 'broken',
        },
      });
    }
  }

  /** One preview at a time; what changes meanwhile is drawn after it. */
  async #draw(): Promise<void> {
    const [matte, turn] = [this.#matte, this.#turn];
    if (matte === undefined || this.#state.phase.status !== 'ready') return;
    this.#isStale = true;
    if (this.#state.isDrawing) return;
    this.#set({ isDrawing: true });
    try {
      while (this.#isStale) {
        this.#isStale = false;
        const cut = cutOf(this.#state.settings);
        const preview = await matte.call('preview', { cut });
        if (turn !== this.#turn) return;
        this.#set({ previews: { ...this.#state.previews, [cut.pass]: preview } });
      }
    } catch {
      const { phase } = this.#state;
      if (turn === this.#turn && phase.status === 'ready') this.#set({ phase: { status: 'failed', name: phase.name, reason: 'broken' } });
    } finally {
      if (turn === this.#turn) this.#set({ isDrawing: false });
    }
  }

  async #drawOther(pass: Pass): Promise<void> {
    const turn = this.#turn;
    const preview = await this.#matte?.call('preview', { cut: { ...cutOf(this.#state.settings), pass } });
    if (preview !== undefined && turn === this.#turn) this.#set({ previews: { ...this.#state.previews, [pass]: preview } });
  }

  #set(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
