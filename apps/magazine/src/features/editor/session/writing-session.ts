import type { Language } from '@orime/contracts';
import type { ArticleDraft, ArticleLock } from '@orime/contracts/api/editorial/article-edit';
import { create } from '@orime/platform';
import { mergeWords, questionsOf, type Choice } from '../merge/merge-words.ts';
import { isSame, shareBodies, withBody, wordsOf, type Words } from '../words.ts';
import { PARTS, readPart, withPart, type KeptWords } from './kept-words.ts';
import { readFailure, type SaveState } from './save-state.ts';
import { savedState, stateOf, type ReadBlocks, type WritingState } from './writing-state.ts';

/** After the last key; for somebody who never pauses; until a failed save is tried again; between two copies in the browser. */
const PAUSE_MS = 3000;
const LONGEST_MS = 30_000;
const RETRY_MS = 10_000;
const KEEP_MS = 250;

export type SaveKind = 'autosave' | 'manual';

export type SessionPorts = {
  readonly kept: KeptWords;
  readonly post: (words: Words, baseRevision: string, kind: SaveKind) => Promise<ArticleDraft>;
};

type Timer = ReturnType<typeof setTimeout> | undefined;

/**
 * The work on one article: holds the words, keeps them in the browser while they are typed, and sends them after a pause. One save is
 * under way at a time.
 */
export class WritingSession {
  readonly store;
  readonly #ports: SessionPorts;
  readonly #readers = new Map<Language, ReadBlocks>();
  readonly #touched = new Set<Language>();
  #pause: Timer;
  #longest: Timer;
  #keeping: Timer;
  #running: Promise<void> | undefined;
  /** What the server has been sent and has not answered. */
  #sending: Words | undefined;

  constructor(draft: ArticleDraft, ports: SessionPorts) {
    this.#ports = ports;
    this.store = create<WritingState>(() => ({ ...stateOf(draft), generation: 0, news: null }));
  }

  /** A column tells how its text is read, until it is taken away. */
  register(language: Language, read: ReadBlocks): () => void {
    this.#readers.set(language, read);
    return () => {
      this.collect();
      if (this.#readers.get(language) === read) this.#readers.delete(language);
    };
  }

  /** Something was typed in a column. */
  touch(language: Language): void {
    this.#touched.add(language);
    this.#schedule();
  }

  change(part: Partial<Words>): void {
    const isSlugTaken = this.#state.isSlugTaken && part.slug === undefined;
    this.#set(({ words }) => ({ words: { ...words, ...part }, isSlugTaken }));
    this.#schedule();
  }

  /** Brings what the columns hold into the words. */
  collect(): Words {
    for (const language of this.#touched) {
      const blocks = this.#readers.get(language)?.(this.#state.words.body[language]);
      if (blocks !== undefined) this.#set(({ words }) => ({ words: withBody(words, language, blocks) }));
    }
    this.#touched.clear();
    return this.#state.words;
  }

  /** Sends what is unsaved; resolves when the server has answered. A manual save is a revision of its own even without a change. */
  async save(kind: SaveKind): Promise<void> {
    this.#stopTimers();
    await this.#running;
    const words = this.collect();
    const { draft, save } = this.#state;
    if (save.kind === 'locked' || save.kind === 'stale') return;
    if (kind === 'autosave' && isSame(words, wordsOf(draft))) return this.#set({ save: savedState(draft) });
    this.#running = this.#send(words, kind).finally(() => (this.#running = undefined));
    await this.#running;
  }

  /** Keeps and sends at once what waits for a pause. */
  async flush(): Promise<void> {
    if (this.#state.save.kind === 'saved' && this.#touched.size === 0) return;
    await Promise.all([this.#keep(), this.save('autosave')]);
  }

  /** Brings back what a tab that was killed had not sent. */
  async restore(): Promise<void> {
    const found = await Promise.all(PARTS.map(async (part) => ({ part, kept: await this.#ports.kept.read(part) })));
    const { draft, words } = this.#state;
    const lost = found.flatMap(({ part, kept }) =>
      kept === undefined || isSame(kept.mine, readPart(words, part)) ? [] : [{ ...kept, part }],
    );
    if (lost.length === 0) return;
    // A tab that was killed while it saved did not hear that the server has the words.
    const isOwn = ({ part, sent }: (typeof lost)[number]): boolean => sent !== undefined && isSame(sent, readPart(words, part));
    const base = lost.reduce((all, one) => withPart(all, one.part, isOwn(one) ? one.sent : one.base), words);
    const mine = lost.reduce((all, { part, mine: own }) => withPart(all, part, own), words);
    const versions = { base, mine, theirs: words };
    if (questionsOf(versions).length === 0) return this.#replace(draft, mergeWords(versions), 'restored');
    // Somebody saved since then: what the words were based on is now known to this browser alone.
    const older = { ...draft, ...base, revision: lost[0]?.baseRevision ?? draft.revision };
    this.#set(({ generation }) => ({ draft: older, words: mine, generation: generation + 1, save: { kind: 'stale', current: draft } }));
  }

  /** Goes on from another draft, such as after a restored revision: what is on the screen is replaced. */
  async adopt(draft: ArticleDraft): Promise<void> {
    this.#stopTimers();
    this.#touched.clear();
    this.#set(({ generation }) => ({ ...stateOf(draft), generation: generation + 1 }));
    await this.#keep();
  }

  /** Shows what somebody else saved. What is unsaved here stays in the browser, and the pen brings it back. */
  async follow(draft: ArticleDraft): Promise<void> {
    const { save, words, draft: before } = this.#state;
    if (!isSame(words, wordsOf(before))) return;
    await this.adopt(draft);
    this.#set({ save });
  }

  /** Ends a merge as it was decided. */
  async decide(choices: Readonly<Record<string, Choice>>): Promise<void> {
    const { draft, save } = this.#state;
    if (save.kind !== 'stale') return;
    const versions = { base: wordsOf(draft), mine: this.collect(), theirs: wordsOf(save.current) };
    await this.#replace(save.current, mergeWords(versions, choices), null);
  }

  /** Somebody else has the pen: nothing is sent, everything is kept. */
  lock(lock: ArticleLock | null): void {
    this.#stopTimers();
    this.#set({ save: { kind: 'locked', lock } });
    void this.#keep();
  }

  /** The pen is here again: what waited is sent. */
  async resume(): Promise<void> {
    const { kind } = this.#state.save;
    if (kind !== 'locked' && kind !== 'signed-out' && kind !== 'offline') return;
    this.#set({ save: { kind: 'unsaved' } });
    await this.save('autosave');
  }

  dismiss(): void {
    this.#set({ news: null });
  }

  /** Ends the timers after everything is kept. Words that were not sent stay in the browser. */
  close(): void {
    this.#stopTimers();
    void this.#keep();
  }

  get #state(): WritingState {
    return this.store.getState();
  }

  #set(part: Partial<WritingState> | ((state: WritingState) => Partial<WritingState>)): void {
    this.store.setState(part);
  }

  async #keep(): Promise<void> {
    clearTimeout(this.#keeping);
    this.#keeping = undefined;
    const mine = this.collect();
    const { draft } = this.#state;
    const base = wordsOf(draft);
    const { kept } = this.#ports;
    await Promise.all(
      PARTS.map((part) => {
        const [was, now] = [readPart(base, part), readPart(mine, part)];
        if (isSame(was, now)) return kept.remove(part);
        const sent = this.#sending === undefined ? {} : { sent: readPart(this.#sending, part) };
        return kept.write(part, { at: Date.now(), baseRevision: draft.revision, base: was, mine: now, ...sent });
      }),
    );
  }

  #schedule(): void {
    const { kind } = this.#state.save;
    if (kind === 'saved' || kind === 'refused') this.#set({ save: { kind: 'unsaved' } });
    this.#keeping ??= setTimeout(() => void this.#keep(), KEEP_MS);
    if (kind === 'locked' || kind === 'stale' || kind === 'signed-out') return;
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => void this.save('autosave'), PAUSE_MS);
    this.#longest ??= setTimeout(() => void this.save('autosave'), LONGEST_MS);
  }

  #stopTimers(): void {
    clearTimeout(this.#pause);
    clearTimeout(this.#longest);
    this.#pause = undefined;
    this.#longest = undefined;
  }

  async #send(words: Words, kind: SaveKind): Promise<void> {
    this.#set({ save: { kind: 'saving' } });
    const { draft, isSlugTaken } = this.#state;
    const sent = isSlugTaken ? { ...words, slug: draft.slug } : words;
    this.#sending = sent;
    try {
      await this.#settle(await this.#ports.post(sent, draft.revision, kind), words);
    } catch (error) {
      const failure = readFailure(error);
      if (failure !== 'slug-taken') return this.#fail(failure);
      // The text does not wait until another address is found.
      this.#set({ isSlugTaken: true });
      if (!isSlugTaken) await this.#send(words, kind);
    }
  }

  /** Takes an answer over. What was typed while it was under way stays on top of it. */
  async #settle(answer: ArticleDraft, sent: Words): Promise<void> {
    this.#sending = undefined;
    const isNewer = !isSame(this.collect(), sent);
    const draft = { ...answer, body: shareBodies(answer.body, sent.body) };
    this.#set({ draft, save: isNewer ? { kind: 'unsaved' } : savedState(answer) });
    await this.#keep();
    if (isNewer) this.#schedule();
  }

  async #fail(failure: SaveState): Promise<void> {
    this.#set({ save: failure });
    await this.#keep();
    if (failure.kind === 'offline') this.#pause = setTimeout(() => void this.save('autosave'), RETRY_MS);
    if (failure.kind !== 'stale') return;
    // Changes of both sides that do not touch each other need nobody's decision.
    const versions = { base: wordsOf(this.#state.draft), mine: this.collect(), theirs: wordsOf(failure.current) };
    if (questionsOf(versions).length === 0) await this.#replace(failure.current, mergeWords(versions), 'merged');
  }

  /** Goes on from a newer draft with other words, which the columns show from now on. */
  async #replace(draft: ArticleDraft, words: Words, news: WritingState['news']): Promise<void> {
    this.#touched.clear();
    this.#set(({ generation }) => ({ draft, words, news, generation: generation + 1, save: { kind: 'unsaved' } }));
    await this.#keep();
    this.#schedule();
  }
}
