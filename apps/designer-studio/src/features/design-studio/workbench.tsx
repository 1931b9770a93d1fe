import { color, css, Disclosure, Heading, IconButton, media, Notice, Segmented, space, TextField } from '@orime/ui';
import { Redo2, Undo2 } from '@orime/ui/icons';
import { useKeys } from '@orime/ui/keys';
import { useState } from 'react';
import type { RefObject } from 'react';
import { AREA_KEYS } from './blanks/blanks.ts';
import { StudioCanvas } from './canvas/studio-canvas.tsx';
import { ExportPanel } from './export/export-panel.tsx';
import { OwnList } from './keep/own-list.tsx';
import { SaveNotices, SaveWord } from './keep/save-state.tsx';
import { StartAgain } from './keep/start-again.tsx';
import type { Keeper } from './keep/start-keeping.ts';
import { VersionList } from './keep/version-list.tsx';
import { ArrangeBar } from './layers/arrange-bar.tsx';
import { BrushFields } from './layers/ink-fields.tsx';
import { LayerList } from './layers/layer-list.tsx';
import { ObjectPanel } from './layers/object-panel.tsx';
import { PreviewPanel } from './preview/preview-panel.tsx';
import { useStudioT } from './studio-texts.ts';
import { changeDocument, openArea, redoStep, undoStep, useStudioStore } from './studio.store.ts';
import { GarmentPanel } from './tools/garment-panel.tsx';
import { ToolBar, type ToolProblem } from './tools/tool-bar.tsx';

export type WorkbenchProps = {
  readonly keeper: RefObject<Keeper | undefined>;
  readonly userId: string | undefined;
  readonly isRestored: boolean;
};

const MOST = 200;

/** Garment on the left, drawing in the middle, what is drawn on the right; one below the other on a phone. */
export function Workbench({ keeper, userId, isRestored }: WorkbenchProps) {
  const t = useStudioT();
  const name = useStudioStore((state) => state.history.present.name);
  const areas = useStudioStore((state) => state.history.present.areas);
  const area = useStudioStore((state) => state.area);
  const tool = useStudioStore((state) => state.tool);
  const canUndo = useStudioStore((state) => state.history.past.length > 0);
  const canRedo = useStudioStore((state) => state.history.future.length > 0);
  const [problem, setProblem] = useState<ToolProblem>();
  useKeys([
    { keys: 'mod+z', label: t('design-studio.undo'), onPress: undoStep },
    { keys: 'mod+shift+z', label: t('design-studio.redo'), onPress: redoStep },
  ]);
  const areaName = (key: string): string => {
    const known = AREA_KEYS.find((each) => each === key);
    return known ? t(`design-studio.area.${known}`) : key;
  };

  return (
    <div css={styles.root}>
      <header css={styles.head}>
        <Heading level={1} size={4}>
          {t('design-studio.title')}
        </Heading>
        <TextField
          css={styles.title}
          label={t('design-studio.name')}
          hideLabel
          maxLength={120}
          placeholder={t('design-studio.name')}
          value={name}
          onChange={({ currentTarget }) => {
            const { value } = currentTarget;
            changeDocument((document) => ({ ...document, name: value }), 'name');
          }}
        />
        <SaveWord />
        <span css={styles.steps}>
          <IconButton label={t('design-studio.undo')} disabled={!canUndo} onClick={undoStep}>
            <Undo2 size={20} strokeWidth={1.5} aria-hidden />
          </IconButton>
          <IconButton label={t('design-studio.redo')} disabled={!canRedo} onClick={redoStep}>
            <Redo2 size={20} strokeWidth={1.5} aria-hidden />
          </IconButton>
          <StartAgain userId={userId} />
        </span>
      </header>
      <div css={styles.garment}>
        <Disclosure title={t('design-studio.garment')} open>
          <GarmentPanel />
        </Disclosure>
      </div>
      <div css={styles.middle}>
        <div css={styles.bars}>
          <div css={styles.areas}>
            <Segmented
              label={t('design-studio.areas')}
              value={area}
              options={areas.map(({ key }) => ({ value: key, label: areaName(key) }))}
              onChange={openArea}
            />
          </div>
          <ToolBar onProblem={setProblem} />
        </div>
        {problem && (
          <Notice tone="warning" role="alert">
            {t(`design-studio.problem.${problem}`, { most: MOST })}
          </Notice>
        )}
        <StudioCanvas areaName={areaName(area)} onFull={() => setProblem('full')} />
      </div>
      <div css={styles.side}>
        {isRestored && <Notice>{t('design-studio.restored')}</Notice>}
        <SaveNotices keeper={keeper} isMember={userId !== undefined} />
        <section css={styles.section} aria-labelledby="studio-object">
          <Heading level={2} size={5} id="studio-object">
            {t(tool === 'brush' ? 'design-studio.tool.brush' : 'design-studio.properties')}
          </Heading>
          {tool === 'brush' ? <BrushFields /> : <ObjectPanel />}
          <ArrangeBar />
        </section>
        <section css={styles.section} aria-labelledby="studio-layers">
          <Heading level={2} size={5} id="studio-layers">
            {t('design-studio.layers')}
          </Heading>
          <LayerList />
        </section>
        <section css={styles.section} aria-labelledby="studio-preview">
          <Heading level={2} size={5} id="studio-preview">
            {t('design-studio.preview.title')}
          </Heading>
          <PreviewPanel />
        </section>
        <section css={styles.section} aria-labelledby="studio-export">
          <Heading level={2} size={5} id="studio-export">
            {t('design-studio.export')}
          </Heading>
          <ExportPanel keeper={keeper} />
        </section>
        {userId !== undefined && <VersionList />}
        {userId !== undefined && (
          <Disclosure title={t('design-studio.own')}>
            <OwnList keeper={keeper} />
          </Disclosure>
        )}
      </div>
    </div>
  );
}

const HEADER = '4rem';

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"head" "middle" "side" "garment"',
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gridTemplateAreas: '"head head" "middle side" "garment side"' },
    [media.desktop]: {
      gridTemplateColumns: '18rem minmax(0, 1fr) 22rem',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      gridTemplateAreas: '"head head head" "garment middle side"',
      height: `calc(100svh - ${HEADER})`,
      minHeight: '40rem',
    },
  }),
  head: css({
    gridArea: 'head',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    padding: `${space[2]} ${space[4]}`,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  title: css({ flex: '1 1 9rem', maxWidth: '20rem' }),
  steps: css({ display: 'inline-flex', marginInlineStart: 'auto' }),
  garment: css({
    gridArea: 'garment',
    padding: `0 ${space[4]} ${space[6]}`,
    [media.desktop]: { overflowY: 'auto', borderInlineEnd: `1px solid ${color.line}` },
  }),
  middle: css({
    gridArea: 'middle',
    display: 'grid',
    gridTemplateRows: 'auto auto minmax(0, 1fr)',
    alignContent: 'start',
    minWidth: 0,
    minHeight: 0,
    '& > :last-child': { gridRow: 3 },
  }),
  bars: css({ display: 'grid', minWidth: 0, padding: `${space[2]} ${space[4]}`, gap: space[2] }),
  areas: css({ overflowX: 'auto', minWidth: 0 }),
  side: css({
    gridArea: 'side',
    display: 'grid',
    alignContent: 'start',
    gap: space[5],
    minWidth: 0,
    padding: `${space[4]} ${space[4]} ${space[7]}`,
    [media.desktop]: { overflowY: 'auto', borderInlineStart: `1px solid ${color.line}` },
  }),
  section: css({ display: 'grid', gap: space[3], minWidth: 0, paddingBlockEnd: space[4], borderBlockEnd: `1px solid ${color.line}` }),
};
