import { color, css, font, Heading, radius, space, Text } from '@orime/ui';
import { useId } from 'react';
import { useEmbroideryT } from '../embroidery-texts.ts';
import type { Shape } from '../stitch/shape.ts';
import { nearestThread, rgbOf, THREADS } from '../threads/palette.ts';
import { changeShape } from '../work/work.store.ts';

/** The forty threads, and the nearest of them to any colour. */
export function ThreadPicker({ shape }: { readonly shape: Shape }) {
  const t = useEmbroideryT();
  const id = useId();
  const choose = (thread: string, burst?: string): void => changeShape(shape.id, (now) => ({ ...now, thread }), burst);
  return (
    <section css={styles.root} aria-labelledby={`${id}-title`}>
      <Heading level={2} size={4} id={`${id}-title`}>
        {t('thread.title')}
      </Heading>
      <Text size="sm">{t(`thread.${shape.thread}` as 'thread.ink')}</Text>
      <div css={styles.grid} role="radiogroup" aria-labelledby={`${id}-title`}>
        {THREADS.map((thread) => (
          <label key={thread.id} css={styles.swatch} style={{ background: thread.hex }} title={t(`thread.${thread.id}`)}>
            <input
              css={styles.radio}
              type="radio"
              name={id}
              aria-label={t(`thread.${thread.id}`)}
              checked={shape.thread === thread.id}
              onChange={() => choose(thread.id)}
            />
          </label>
        ))}
      </div>
      <label css={styles.match}>
        <input
          css={styles.colour}
          type="color"
          defaultValue="#c8246a"
          onChange={({ currentTarget }) => choose(nearestThread(rgbOf(currentTarget.value)), `match ${shape.id}`)}
        />
        {t('thread.match')}
      </label>
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[2] }),
  grid: css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(2.75rem, 1fr))', gap: space[1] }),
  swatch: css({
    position: 'relative',
    display: 'block',
    height: '2.75rem',
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.sm,
    cursor: 'pointer',
    '&:has(:checked)': { outline: `3px solid ${color.text}`, outlineOffset: 1 },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
  }),
  radio: css({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' }),
  match: css({ display: 'flex', alignItems: 'center', gap: space[2], minHeight: '2.75rem', fontSize: font.size.sm }),
  colour: css({ width: '2.75rem', height: '2.75rem', border: `1px solid ${color.lineStrong}`, background: 'none', cursor: 'pointer' }),
};
