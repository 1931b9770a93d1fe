import { useFormat } from '@orime/platform';
import { color, css, media, Notice, space, Text, z } from '@orime/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { MarkLayer } from '../brush/mark-layer.tsx';
import { useCutOutT } from '../cut-out-texts.ts';
import { initialBrush } from '../tools/brush-tools.tsx';
import { RangeField } from '../tools/range-field.tsx';
import type { CutOutSession, SessionState } from '../work/cut-out-session.ts';
import { redo, undo, withMark } from '../work/cut-settings.ts';
import type { Opened } from '../worker/messages.ts';
import { PassChoice } from './pass-choice.tsx';
import { Stage } from './stage.tsx';
import { ToolTabs } from './tool-tabs.tsx';
import type { Tool } from './tool-tabs.tsx';

export type WorkbenchProps = {
  readonly session: CutOutSession;
  readonly state: SessionState;
  readonly opened: Opened;
  /** Below the tools: what is done with the result. */
  readonly children: ReactNode;
};

/** The picture with its tools beside it, below it on a phone. */
export function Workbench({ session, state, opened, children }: WorkbenchProps) {
  const t = useCutOutT();
  const format = useFormat();
  const [tool, setTool] = useState<Tool>('edges');
  const [brush, setBrush] = useState(initialBrush);
  const [before, setBefore] = useState(0);
  const { settings, previews, isDrawing } = state;
  const preview = previews[settings.pass] ?? previews.studio;
  const size = { width: opened.picture.width, height: opened.picture.height };
  return (
    <div css={styles.root}>
      <div css={styles.picture}>
        <Stage opened={opened} preview={preview} frame={settings.frame} before={before} isDrawing={isDrawing}>
          {tool === 'brush' && (
            <MarkLayer
              size={size}
              brush={brush}
              onBrush={setBrush}
              onMark={(mark) => session.change((now) => withMark(now, mark))}
              onUndo={() => session.change(undo)}
              onRedo={() => session.change(redo)}
            />
          )}
        </Stage>
        <RangeField
          label={t('cut-out.compare')}
          text={format.percent(before)}
          min={0}
          max={1}
          step={0.01}
          value={before}
          onChange={setBefore}
        />
      </div>
      <div css={styles.tools}>
        {previews.scene && <PassChoice previews={previews} value={settings.pass} onChange={(pass) => session.change({ pass })} />}
        {preview?.share === 0 && <Notice tone="warning">{t('cut-out.nothing-left')}</Notice>}
        <ToolTabs session={session} state={state} tool={tool} onTool={setTool} brush={brush} onBrush={setBrush} />
        {opened.isReduced && (
          <Text size="sm" tone="muted">
            {t('cut-out.reduced', { width: format.number(opened.whole.width), height: format.number(opened.whole.height) })}
          </Text>
        )}
        {children}
      </div>
    </div>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[5],
    alignItems: 'start',
    '& > *': { minWidth: 0 },
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(18rem, 2fr)', gap: space[6] },
  }),
  picture: css({
    display: 'grid',
    gap: space[3],
    '--most-height': '38dvh',
    // On a phone the picture stays above the tools that change it, below the page's header.
    position: 'sticky',
    insetBlockStart: 'var(--stage-top, 4rem)',
    zIndex: z.raised,
    paddingBlockEnd: space[2],
    background: color.page,
    [media.tablet]: { '--most-height': '68dvh', position: 'static', background: 'none' },
  }),
  tools: css({ display: 'grid', gap: space[5], '& > *': { minWidth: 0 } }),
};
