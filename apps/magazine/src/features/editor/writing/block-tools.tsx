import { useT } from '@orime/platform';
import { color, css, space } from '@orime/ui';
import { Plus } from '@orime/ui/icons';
import { MenuButton } from '@orime/ui/overlays';
import { closeHistory } from '@tiptap/pm/history';
import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { useEffect, useState, type DragEvent } from 'react';
import { currentBlock, moveBlock, removeBlock } from './block-commands.ts';
import { BLOCK_CHOICES, chooseBlock, type Asked } from './choices.tsx';

export type BlockToolsProps = { readonly editor: Editor; readonly onAsk: (asked: Asked) => void };

const MOVES = ['up', 'down', 'remove'] as const;

/** Beside the block that the cursor is in: what can be added below it, where it can go, and a handle to drag it by. */
export function BlockTools({ editor, onAsk }: BlockToolsProps) {
  const t = useT('magazine');
  const top = useBlockTop(editor);
  const act = (id: string): void => {
    if (id === 'up' || id === 'down') moveBlock(editor, id === 'up' ? -1 : 1);
    else if (id === 'remove') removeBlock(editor);
    const choice = BLOCK_CHOICES.find((one) => one.id === id);
    const asked = choice && chooseBlock(editor, choice.id);
    if (asked !== undefined) onAsk(asked);
  };
  return (
    <div css={styles.root} style={{ transform: `translateY(${top}px)` }}>
      <MenuButton
        label={t('editor.insert')}
        size="sm"
        choices={[
          ...BLOCK_CHOICES.map(({ id, icon: Icon }) => ({ id, label: t(`editor.block.${id}`), icon: <Icon size={16} aria-hidden /> })),
          ...MOVES.map((id) => ({ id, label: t(`editor.move.${id}`) })),
        ]}
        onChoose={act}
      >
        <Plus size={18} aria-hidden />
      </MenuButton>
      {/* By keyboard a block is moved with Alt and the arrows, or by the menu. */}
      <span draggable css={styles.handle} aria-hidden onDragStart={(event) => startDrag(editor, event)}>
        ⋮⋮
      </span>
    </div>
  );
}

/** Where the current block begins, in pixels below the column's upper edge. Measured once a frame at most. */
function useBlockTop(editor: Editor): number {
  const [top, setTop] = useState(0);
  // Synchronises with the layout of the text, which the editor draws by itself.
  useEffect(() => {
    let frame = 0;
    const measure = (): void => {
      frame = 0;
      if (editor.isDestroyed) return;
      const { pos } = currentBlock(editor.state);
      const element = editor.view.nodeDOM(pos);
      if (element instanceof HTMLElement) setTop(element.offsetTop);
    };
    const plan = (): void => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    plan();
    editor.on('transaction', plan);
    // Blocks above that are laid out for the first time, or a narrower window, move it without a word being typed.
    const sizes = new ResizeObserver(plan);
    sizes.observe(editor.view.dom);
    return () => {
      sizes.disconnect();
      editor.off('transaction', plan);
      cancelAnimationFrame(frame);
    };
  }, [editor]);
  return top;
}

function startDrag({ state, view }: Editor, { dataTransfer }: DragEvent): void {
  const { pos, node } = currentBlock(state);
  const selection = NodeSelection.create(state.doc, pos);
  // What is moved is undone by itself, not with the words that were typed a moment before.
  view.dispatch(closeHistory(state.tr.setSelection(selection)));
  dataTransfer.effectAllowed = 'move';
  dataTransfer.setData('text/plain', node.textContent);
  const element = view.nodeDOM(pos);
  if (element instanceof HTMLElement) dataTransfer.setDragImage(element, 0, 0);
  view.dragging = { slice: selection.content(), move: true };
}

const styles = {
  root: css({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: '-2.5rem',
    display: 'grid',
    color: color.muted,
    '& button': { minWidth: '2rem', minHeight: '2rem', paddingInline: space[1] },
  }),
  handle: css({ cursor: 'grab', justifySelf: 'center', userSelect: 'none', lineHeight: '2rem' }),
};
