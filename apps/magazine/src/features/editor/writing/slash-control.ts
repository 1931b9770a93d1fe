import { create } from '@orime/platform';
import { Extension, type AnyExtension, type Editor } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { BLOCK_CHOICES, chooseBlock, type Asked, type BlockChoice } from './choices.tsx';

/** A slash that was typed at the start of a word, what was typed after it, and where, in pixels from the column's corner. */
type Slash = { readonly from: number; readonly to: number; readonly query: string; readonly top: number; readonly left: number };

type SlashState = { readonly slash: Slash | undefined; /** Place among the choices. */ readonly active: number };

type SlashOptions = { readonly nameOf: (id: BlockChoice['id']) => string; readonly onAsk: (asked: Asked) => void };

/**
 * The menu behind `/`: what fits, which choice is active, and its keys. It lives beside the editor, outside of React. While an input
 * method converts there is no menu, and its keys stay its own.
 */
export class SlashControl {
  readonly store = create<SlashState>(() => ({ slash: undefined, active: 0 }));
  readonly #options: SlashOptions;
  /** Where Escape closed it: it stays closed for this slash. */
  #closedAt = -1;

  constructor(options: SlashOptions) {
    this.#options = options;
  }

  /** For the editor that it belongs to. */
  extension(): AnyExtension {
    const follow = (view: EditorView): void => this.#follow(view);
    const handleKey = (editor: Editor, event: KeyboardEvent): boolean => this.#handleKey(editor, event);
    return Extension.create({
      name: 'slash',
      addProseMirrorPlugins() {
        const { editor } = this;
        return [
          new Plugin({
            props: { handleKeyDown: (view, event) => !view.composing && !event.isComposing && handleKey(editor, event) },
            view: () => ({ update: follow }),
          }),
        ];
      },
    });
  }

  /** The blocks that fit what was typed; none when it is closed. */
  choicesOf(slash: Slash | undefined): readonly BlockChoice[] {
    if (slash === undefined) return [];
    const query = slash.query.toLowerCase();
    return BLOCK_CHOICES.filter(({ id, words }) => `${this.#options.nameOf(id)} ${id} ${words}`.toLowerCase().includes(query));
  }

  choose(editor: Editor, id: BlockChoice['id']): void {
    const { slash } = this.store.getState();
    if (slash === undefined) return;
    editor.commands.deleteRange({ from: slash.from, to: slash.to });
    this.store.setState({ slash: undefined });
    const asked = chooseBlock(editor, id);
    if (asked !== undefined) this.#options.onAsk(asked);
  }

  #handleKey(editor: Editor, { key }: KeyboardEvent): boolean {
    const { slash, active } = this.store.getState();
    const choices = this.choicesOf(slash);
    const place = Math.min(active, choices.length - 1);
    const chosen = choices[place];
    if (slash === undefined || chosen === undefined) return false;
    if (key === 'ArrowDown') this.store.setState({ active: (place + 1) % choices.length });
    else if (key === 'ArrowUp') this.store.setState({ active: (place + choices.length - 1) % choices.length });
    else if (key === 'Enter' || key === 'Tab') this.choose(editor, chosen.id);
    else if (key === 'Escape') {
      this.#closedAt = slash.from;
      this.store.setState({ slash: undefined });
    } else return false;
    return true;
  }

  #follow(view: EditorView): void {
    const before = this.store.getState().slash;
    const found = view.composing ? undefined : findSlash(view);
    if (found === undefined) this.#closedAt = -1;
    if (found === undefined || found.from === this.#closedAt) {
      if (before !== undefined) this.store.setState({ slash: undefined });
    } else if (before?.from !== found.from || before.to !== found.to) {
      this.store.setState({ slash: { ...found, ...placeOf(view, found.from) }, active: 0 });
    }
  }
}

function findSlash({ state: { selection }, editable }: EditorView): Pick<Slash, 'from' | 'to' | 'query'> | undefined {
  const { $from, empty } = selection;
  if (!editable || !empty || $from.parent.type.name !== 'paragraph') return undefined;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, ' ');
  const found = /(?:^|\s)([/／]([\p{L}\p{N}ー]{0,20}))$/u.exec(before);
  if (found === null) return undefined;
  return { from: selection.from - (found[1]?.length ?? 0), to: selection.from, query: found[2] ?? '' };
}

function placeOf(view: EditorView, position: number): Pick<Slash, 'top' | 'left'> {
  const [cursor, box] = [view.coordsAtPos(position), view.dom.getBoundingClientRect()];
  return { top: cursor.bottom - box.top + 4, left: Math.max(0, Math.min(cursor.left - box.left, box.width - 240)) };
}
