import { useT } from '@orime/platform';
import { color, css, font, space, z } from '@orime/ui';
import type { BlockChoice } from './choices.tsx';

export type SlashMenuProps = {
  readonly id: string;
  readonly choices: readonly BlockChoice[];
  readonly active: number;
  /** In pixels from the column's corner. */
  readonly at: { readonly top: number; readonly left: number };
  readonly onChoose: (id: BlockChoice['id']) => void;
};

/** The blocks that fit what was typed after the slash. The cursor stays in the text; the text says which one is active. */
export function SlashMenu({ id, choices, active, at, onChoose }: SlashMenuProps) {
  const t = useT('magazine');
  return (
    <div id={id} css={styles.root} role="listbox" aria-label={t('editor.insert')} style={{ top: at.top, left: at.left }}>
      {choices.map(({ id: choice, icon: Icon }, index) => (
        <div
          key={choice}
          id={`${id}-${choice}`}
          css={styles.option}
          role="option"
          aria-selected={index === active}
          // The text keeps its cursor.
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(choice);
          }}
        >
          <Icon size={18} aria-hidden />
          {t(`editor.block.${choice}`)}
        </div>
      ))}
    </div>
  );
}

const styles = {
  root: css({
    position: 'absolute',
    zIndex: z.sticky,
    padding: space[1],
    width: '15rem',
    maxHeight: '18rem',
    overflowY: 'auto',
    background: color.surface,
    border: `1px solid ${color.lineStrong}`,
    boxShadow: '0 8px 24px rgb(0 0 0 / 0.18)',
    fontFamily: font.sans,
    fontSize: font.size.md,
    lineHeight: 1.5,
  }),
  option: css({
    display: 'flex',
    gap: space[3],
    alignItems: 'center',
    minHeight: '2.75rem',
    paddingInline: space[3],
    cursor: 'pointer',
    '&[aria-selected="true"]': { background: color.text, color: color.inverse },
    '&:hover:not([aria-selected="true"])': { background: color.sunken },
  }),
};
