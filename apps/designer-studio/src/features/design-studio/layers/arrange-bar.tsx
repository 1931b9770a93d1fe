import { css, IconButton, space, Switch } from '@orime/ui';
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
  Copy,
  FlipHorizontal2,
  FlipVertical2,
  Group,
  Trash2,
  Ungroup,
} from '@orime/ui/icons';
import { align, ALIGNMENTS, distribute } from '../document/align.ts';
import { changeObjects, duplicateObjects, removeObjects } from '../document/change-document.ts';
import { newId } from '../document/make-object.ts';
import { useStudioT } from '../studio-texts.ts';
import { changeDocument, changeSelected, readStudio, useStudioStore } from '../studio.store.ts';

const ICONS = {
  left: AlignStartVertical,
  center: AlignCenterVertical,
  right: AlignEndVertical,
  top: AlignStartHorizontal,
  middle: AlignCenterHorizontal,
  bottom: AlignEndHorizontal,
} as const;

/** What can be done with whatever is chosen. */
export function ArrangeBar() {
  const t = useStudioT();
  const selection = useStudioStore((state) => state.selection);
  const isSnapping = useStudioStore((state) => state.isSnapping);
  const isGrouped = useStudioStore((state) =>
    state.history.present.areas.some(({ objects }) => objects.some(({ id, group }) => group !== null && state.selection.has(id))),
  );
  const none = selection.size === 0;
  const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const;
  const inArea = (
    change: (document: Parameters<typeof align>[0], area: string, ids: ReadonlySet<string>) => Parameters<typeof align>[0],
  ): void => {
    const { area } = readStudio();
    changeDocument((document) => change(document, area, selection));
  };
  const group = (word: string | null): void => changeDocument((document) => changeObjects(document, selection, () => ({ group: word })));
  return (
    <div css={styles.root} role="toolbar" aria-label={t('design-studio.arrange')}>
      {ALIGNMENTS.map((to) => {
        const Icon = ICONS[to];
        return (
          <IconButton
            key={to}
            label={t(`design-studio.align.${to}`)}
            disabled={none}
            onClick={() => inArea((document, area, ids) => align(document, area, ids, to))}
          >
            <Icon {...icon} />
          </IconButton>
        );
      })}
      <IconButton label={t('design-studio.flip.x')} disabled={none} onClick={() => changeSelected(({ flipX }) => ({ flipX: !flipX }))}>
        <FlipHorizontal2 {...icon} />
      </IconButton>
      <IconButton label={t('design-studio.flip.y')} disabled={none} onClick={() => changeSelected(({ flipY }) => ({ flipY: !flipY }))}>
        <FlipVertical2 {...icon} />
      </IconButton>
      <IconButton
        label={t(isGrouped ? 'design-studio.ungroup' : 'design-studio.group')}
        disabled={!isGrouped && selection.size < 2}
        onClick={() => group(isGrouped ? null : newId())}
      >
        {isGrouped ? <Ungroup {...icon} /> : <Group {...icon} />}
      </IconButton>
      <IconButton
        label={t('design-studio.duplicate')}
        disabled={none}
        onClick={() => inArea((document, area, ids) => duplicateObjects(document, area, ids, newId))}
      >
        <Copy {...icon} />
      </IconButton>
      <IconButton
        label={t('design-studio.remove')}
        disabled={none}
        onClick={() => changeDocument((document) => removeObjects(document, selection))}
      >
        <Trash2 {...icon} />
      </IconButton>
      {selection.size > 2 && (
        <>
          <button css={styles.words} type="button" onClick={() => inArea((document, area, ids) => distribute(document, area, ids, 'x'))}>
            {t('design-studio.distribute.x')}
          </button>
          <button css={styles.words} type="button" onClick={() => inArea((document, area, ids) => distribute(document, area, ids, 'y'))}>
            {t('design-studio.distribute.y')}
          </button>
        </>
      )}
      <Switch label={t('design-studio.snap')} checked={isSnapping} onChange={(next) => useStudioStore.setState({ isSnapping: next })} />
    </div>
  );
}

const styles = {
  root: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }),
  words: css({ minHeight: '2.75rem', paddingInline: space[2], fontSize: '0.8125rem', textDecoration: 'underline' }),
};
