import { useLanguage } from '@orime/platform';
import { color, css, font, IconButton, media, radius, space } from '@orime/ui';
import { Brush, Circle, Hand, ImageIcon, Minus, MousePointer2, Square, Star, Triangle, Type } from '@orime/ui/icons';
import { useRef, useState } from 'react';
import { isDark } from '../blanks/cloths.ts';
import { makeImage, makeShape, makeText } from '../document/make-object.ts';
import type { ShapeKind } from '../document/object-types.ts';
import { useStudioT } from '../studio-texts.ts';
import { addToArea, readStudio, useStudioStore, takeTool } from '../studio.store.ts';
import { readPicture, type PictureProblem } from './read-picture.ts';

export type ToolProblem = PictureProblem | 'full' | 'not-kept';
export type ToolBarProps = { readonly onProblem: (problem: ToolProblem | undefined) => void };

const SHAPES = [
  ['rectangle', Square],
  ['ellipse', Circle],
  ['triangle', Triangle],
  ['star', Star],
  ['line', Minus],
] as const satisfies readonly (readonly [ShapeKind, unknown])[];

/** What is put on the garment. Everything added comes to the middle of the open area and is chosen at once. */
export function ToolBar({ onProblem }: ToolBarProps) {
  const t = useStudioT();
  const language = useLanguage();
  const tool = useStudioStore((state) => state.tool);
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const;
  const ink = (): string => (isDark(readStudio().history.present.colour) ? '#ece8df' : '#26262b');
  const add = (make: Parameters<typeof addToArea>[0]): void => onProblem(addToArea(make) ? undefined : 'full');

  async function handleFiles(files: readonly File[]): Promise<void> {
    setReading(true);
    for (const file of files) {
      const read = await readPicture(file);
      if (read.status === 'refused') onProblem(read.problem);
      else {
        add((area) => makeImage(read, area));
        if (!read.isKept) onProblem('not-kept');
      }
    }
    setReading(false);
  }

  return (
    <div css={styles.root} role="toolbar" aria-label={t('design-studio.tools')}>
      {(['select', 'brush', 'pan'] as const).map((key) => (
        <IconButton
          key={key}
          css={styles.tool}
          label={t(`design-studio.tool.${key}`)}
          aria-pressed={tool === key}
          onClick={() => takeTool(key)}
        >
          {key === 'select' ? <MousePointer2 {...icon} /> : key === 'brush' ? <Brush {...icon} /> : <Hand {...icon} />}
        </IconButton>
      ))}
      <span css={styles.rule} aria-hidden />
      <button
        css={styles.add}
        type="button"
        onClick={() => add((area) => makeText(t('design-studio.sample-text'), ink(), area, language === 'jp' ? 'gothic' : 'sans'))}
      >
        <Type {...icon} />
        {t('design-studio.add.text')}
      </button>
      <button css={styles.add} type="button" aria-busy={isReading} onClick={() => input.current?.click()}>
        <ImageIcon {...icon} />
        {t('design-studio.add.picture')}
      </button>
      <input
        ref={input}
        css={styles.file}
        type="file"
        multiple
        tabIndex={-1}
        aria-label={t('design-studio.picture.file')}
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          void handleFiles(files);
        }}
      />
      {SHAPES.map(([shape, Icon]) => (
        <IconButton
          key={shape}
          css={styles.tool}
          label={t(`design-studio.add.${shape}`)}
          onClick={() => add((area) => makeShape(shape, ink(), area))}
        >
          <Icon {...icon} />
        </IconButton>
      ))}
    </div>
  );
}

const styles = {
  root: css({
    display: 'flex',
    gap: space[1],
    alignItems: 'center',
    overflowX: 'auto',
    [media.desktop]: { flexWrap: 'wrap', overflowX: 'visible' },
  }),
  tool: css({ borderRadius: radius.sm, '&[aria-pressed="true"]': { background: color.text, color: color.inverse } }),
  rule: css({ flex: 'none', width: 1, height: '1.5rem', marginInline: space[1], background: color.line }),
  add: css({
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: space[2],
    minHeight: '2.75rem',
    paddingInline: space[3],
    fontSize: font.size.sm,
    [media.hover]: { '&:hover': { background: color.sunken } },
  }),
  file: css({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }),
};
