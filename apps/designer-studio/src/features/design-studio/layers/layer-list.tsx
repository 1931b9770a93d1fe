import { Badge, color, css, font, IconButton, space, Text } from '@orime/ui';
import { ChevronDown, ChevronUp, Eye, EyeOff, Lock, LockOpen } from '@orime/ui/icons';
import { pressStudioKey } from '../canvas/studio-keys.ts';
import { fitsPrint } from '../document/bounds.ts';
import { changeObjects, moveLayer } from '../document/change-document.ts';
import { printQuality } from '../document/print-quality.ts';
import { useStudioT } from '../studio-texts.ts';
import { changeDocument, readStudio, select, useStudioStore } from '../studio.store.ts';
import { objectName } from './object-name.ts';

/** Everything on the open side from front to back: the way to each object without a pointer. Arrow keys on a layer move it on the cloth. */
export function LayerList() {
  const t = useStudioT();
  const area = useStudioStore((state) => state.history.present.areas.find(({ key }) => key === state.area));
  const selection = useStudioStore((state) => state.selection);
  if (area === undefined) return null;
  if (area.objects.length === 0)
    return (
      <Text size="sm" tone="muted">
        {t('design-studio.layers.empty')}
      </Text>
    );
  const set = (id: string, change: { hidden?: boolean; locked?: boolean }): void =>
    changeDocument((document) => changeObjects(document, new Set([id]), () => change));

  function handleChoose(id: string, isAdded: boolean): void {
    const now = readStudio().selection;
    if (!isAdded) return select([id]);
    select(now.has(id) ? [...now].filter((each) => each !== id) : [...now, id]);
  }

  return (
    <ol css={styles.list} aria-label={t('design-studio.layers')}>
      {area.objects.toReversed().map((object, index) => {
        const { id, hidden, locked } = object;
        const name = objectName(object, t);
        const verdict = object.kind === 'image' ? printQuality(object).verdict : 'good';
        return (
          <li key={id} css={styles.layer} data-chosen={selection.has(id) || undefined}>
            <button
              css={styles.name}
              type="button"
              aria-pressed={selection.has(id)}
              onClick={(event) => handleChoose(id, event.shiftKey || event.metaKey || event.ctrlKey)}
              onKeyDown={(event) => {
                // The keys act on what is chosen: on a layer, that is this layer.
                if (event.key !== 'Tab' && event.key !== 'Enter' && event.key !== ' ' && !event.shiftKey && !selection.has(id))
                  select([id]);
                pressStudioKey(event);
              }}
            >
              <span css={styles.words}>{name}</span>
              {!fitsPrint(object, area.print) && <Badge tone="warning">{t('design-studio.layer.outside')}</Badge>}
              {verdict !== 'good' && <Badge tone={verdict === 'soft' ? 'warning' : 'danger'}>{t(`design-studio.layer.${verdict}`)}</Badge>}
            </button>
            <IconButton
              css={styles.tool}
              label={t('design-studio.layer.forward', { name })}
              disabled={index === 0}
              onClick={() => changeDocument((document) => moveLayer(document, id, 1))}
            >
              <ChevronUp size={16} aria-hidden />
            </IconButton>
            <IconButton
              css={styles.tool}
              label={t('design-studio.layer.backward', { name })}
              disabled={index === area.objects.length - 1}
              onClick={() => changeDocument((document) => moveLayer(document, id, -1))}
            >
              <ChevronDown size={16} aria-hidden />
            </IconButton>
            <IconButton
              css={styles.tool}
              label={t('design-studio.layer.hide', { name })}
              aria-pressed={hidden}
              onClick={() => set(id, { hidden: !hidden })}
            >
              {hidden ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
            </IconButton>
            <IconButton
              css={styles.tool}
              label={t('design-studio.layer.lock', { name })}
              aria-pressed={locked}
              onClick={() => set(id, { locked: !locked })}
            >
              {locked ? <Lock size={16} aria-hidden /> : <LockOpen size={16} aria-hidden />}
            </IconButton>
          </li>
        );
      })}
    </ol>
  );
}

const styles = {
  list: css({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 }),
  layer: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) repeat(4, auto)',
    alignItems: 'center',
    borderBlockEnd: `1px solid ${color.line}`,
    '&[data-chosen]': { background: color.sunken },
  }),
  name: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[1],
    minHeight: '2.75rem',
    paddingInline: space[2],
    fontSize: font.size.sm,
    textAlign: 'start',
  }),
  words: css({ maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
  tool: css({ width: '2.25rem', '@media (pointer: coarse)': { width: '2.75rem' } }),
};
