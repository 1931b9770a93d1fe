import { useSession } from '@orime/platform';
import { Button, color, css, Heading, media, Notice, Page, space, Text, z } from '@orime/ui';
import { Tabs } from '@orime/ui/data';
import { useEffect, useEffectEvent, useState } from 'react';
import { useEmbroideryT } from './embroidery-texts.ts';
import { LeftWork } from './keep/left-work.tsx';
import type { LocalCopy } from './keep/local-copy.ts';
import { OwnList } from './keep/own-list.tsx';
import { useLocalCopy } from './keep/use-local-copy.ts';
import { useSaving } from './keep/use-saving.ts';
import { WorkBar } from './keep/work-bar.tsx';
import { OutputPanel } from './output/output-panel.tsx';
import { AddPanel } from './panels/add-panel.tsx';
import { DrawingBar } from './panels/drawing-bar.tsx';
import { PlacePanel } from './panels/place-panel.tsx';
import { ShapeList } from './panels/shape-list.tsx';
import { StitchPanel } from './panels/stitch-panel.tsx';
import { SimulatorBar } from './simulator/simulator-bar.tsx';
import { showFinished } from './simulator/simulator.store.ts';
import { Stage } from './stage/stage.tsx';
import { openWork, useWorkStore } from './work/work.store.ts';
import { askWorker } from './worker/ask-worker.ts';
import { useSewing } from './worker/use-sewing.ts';

export type WorkshopProps = {
  /** What the account has, when it is to be gone on with. */
  readonly opened?: Omit<LocalCopy, 'isSaved'>;
};

/** Height of the page's compact header. */
const HEADER = '4rem';

/** Hoop and tools side by side; on a phone the tools are below the hoop, which stays in view. */
export function Workshop({ opened }: WorkshopProps) {
  const t = useEmbroideryT();
  const session = useSession();
  const shapes = useWorkStore((state) => state.work.shapes);
  const shape = useWorkStore(({ work, selected }) => work.shapes.find(({ id }) => id === selected));
  const [tab, setTab] = useState<'shapes' | 'stitches' | 'output'>('shapes');
  const [isBroughtBack, setBroughtBack] = useState(false);
  const state = useSewing(shapes);
  const { sewing } = state;
  const saving = useSaving(async (wanted) => {
    // What is saved a moment after a change is not sewn yet.
    const sewn = state.status === 'ready' && wanted === shapes ? state.sewing : await askWorker('sew', wanted);
    return (await import('./output/draw-preview.ts')).drawPreview(sewn.plan, sewn.facts);
  });
  const open = useEffectEvent(() => {
    if (opened === undefined) return;
    openWork(opened.work);
    saving.setSaved(opened.saved, opened.work);
  });
  // Puts what was fetched on the table, once: the store outlives the screen.
  useEffect(() => {
    open();
    showFinished();
  }, []);
  const keeping = useLocalCopy({
    saved: saving.saved,
    isSaved: saving.saved !== undefined && !saving.isUnsaved,
    isPaused: opened !== undefined,
    onFound: (found) => {
      saving.setSaved(found.saved);
      setBroughtBack(true);
    },
  });
  const isSignedIn = session.status === 'signed-in';
  return (
    <Page>
      <div css={styles.root}>
        <header css={styles.head}>
          <Heading level={1} size={2}>
            {t('title')}
          </Heading>
          <Text tone="muted">{t('lead')}</Text>
          <WorkBar saving={saving} isSignedIn={isSignedIn} isFull={keeping === 'full'} />
          <LeftWork saving={saving} isOpened={opened !== undefined} />
          {isBroughtBack && (
            <Notice role="status">
              {t('work.brought-back')}{' '}
              <Button size="sm" variant="ghost" onClick={() => setBroughtBack(false)}>
                {t('work.brought-back.ok')}
              </Button>
            </Notice>
          )}
        </header>
        <div css={styles.stage}>
          <Stage sewing={sewing} />
          {sewing !== undefined && sewing.facts.stitches > 0 && <SimulatorBar plan={sewing.plan} />}
        </div>
        <div css={styles.tools}>
          <DrawingBar />
          <Tabs
            label={t('tabs')}
            value={tab}
            onChange={setTab}
            tabs={[
              { value: 'shapes', label: t('tab.shapes') },
              { value: 'stitches', label: t('tab.stitches') },
              { value: 'output', label: t('tab.output') },
            ]}
          >
            {tab === 'shapes' && (
              <div css={styles.panel}>
                <ShapeList />
                {shape !== undefined && <PlacePanel shape={shape} />}
                <AddPanel />
                {isSignedIn && <OwnList isUnsaved={saving.isUnsaved} />}
              </div>
            )}
            {tab === 'stitches' && <StitchPanel />}
            {tab === 'output' && <OutputPanel state={state} />}
          </Tabs>
        </div>
      </div>
    </Page>
  );
}

const styles = {
  root: css({
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    [media.desktop]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 26rem', columnGap: space[6], alignItems: 'start' },
  }),
  head: css({ display: 'grid', gap: space[3], [media.desktop]: { gridColumn: '1 / -1' } }),
  stage: css({
    position: 'sticky',
    insetBlockStart: HEADER,
    zIndex: z.raised,
    display: 'grid',
    gap: space[2],
    minWidth: 0,
    paddingBlockEnd: space[2],
    background: color.page,
  }),
  tools: css({ display: 'grid', gap: space[4], minWidth: 0 }),
  panel: css({ display: 'grid', gap: space[5] }),
};
