import { Button, color, css, EmptyState, font, Heading, IconButton, radius, space } from '@orime/ui';
import { ArrowDown, ArrowUp, Copy, Trash2 } from '@orime/ui/icons';
import { useEmbroideryT } from '../embroidery-texts.ts';
import { threadOf } from '../threads/palette.ts';
import { openSample } from '../work/sample-work.ts';
import { copyShape, moveShape, removeShape, selectShape, useWorkStore } from '../work/work.store.ts';

/** The shapes in the order of sewing. */
export function ShapeList() {
  const t = useEmbroideryT();
  const shapes = useWorkStore((state) => state.work.shapes);
  const selected = useWorkStore((state) => state.selected);
  return (
    <section css={styles.root} aria-labelledby="embroidery-shapes">
      <Heading level={2} size={4} id="embroidery-shapes">
        {t('shapes.title')}
      </Heading>
      {shapes.length === 0 && (
        <EmptyState
          level={3}
          title={t('shapes.none')}
          text={t('shapes.none.text')}
          actions={
            <Button variant="secondary" onClick={() => openSample((key) => t(`sample.${key}`))}>
              {t('shapes.sample')}
            </Button>
          }
        />
      )}
      <ol css={styles.list}>
        {shapes.map(({ id, name, thread }, index) => (
          <li key={id} css={[styles.row, id === selected && styles.selected]}>
            <button css={styles.name} type="button" aria-pressed={id === selected} onClick={() => selectShape(id)}>
              <span css={styles.swatch} style={{ background: threadOf(thread).hex }} aria-hidden />
              <span css={styles.text}>{name}</span>
            </button>
            {id === selected && (
              <span css={styles.tools}>
                <IconButton label={t('shapes.earlier', { name })} disabled={index === 0} onClick={() => moveShape(id, -1)}>
                  <ArrowUp size={18} aria-hidden />
                </IconButton>
                <IconButton label={t('shapes.later', { name })} disabled={index === shapes.length - 1} onClick={() => moveShape(id, 1)}>
                  <ArrowDown size={18} aria-hidden />
                </IconButton>
                <IconButton label={t('shapes.copy', { name })} onClick={() => copyShape(id)}>
                  <Copy size={18} aria-hidden />
                </IconButton>
                <IconButton label={t('shapes.remove', { name })} onClick={() => removeShape(id)}>
                  <Trash2 size={18} aria-hidden />
                </IconButton>
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3] }),
  list: css({ display: 'grid', maxHeight: '22rem', overflowY: 'auto' }),
  row: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', borderBlockEnd: `1px solid ${color.line}` }),
  selected: css({ background: color.sunken }),
  name: css({
    display: 'flex',
    flex: '1 1 8rem',
    alignItems: 'center',
    gap: space[2],
    minWidth: 0,
    minHeight: '2.75rem',
    paddingInline: space[2],
    textAlign: 'start',
  }),
  text: css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontSize: font.size.sm }),
  swatch: css({ flex: 'none', width: '1.25rem', height: '1.25rem', border: `1px solid ${color.lineStrong}`, borderRadius: radius.sm }),
  tools: css({ display: 'flex' }),
};
