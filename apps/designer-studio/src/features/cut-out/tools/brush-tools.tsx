import { useFormat } from '@orime/platform';
import { Button, Cluster, css, Segmented, space, Text } from '@orime/ui';
import { useCutOutT } from '../cut-out-texts.ts';
import type { CutSettings } from '../work/cut-settings.ts';
import { RangeField } from './range-field.tsx';

/** What the next mark will be. */
export type Brush = {
  readonly tool: 'brush' | 'area';
  readonly isKept: boolean;
  /** Of the longer side. */
  readonly radius: number;
};

export const initialBrush: Brush = { tool: 'brush', isKept: false, radius: 0.025 };
export const LEAST_RADIUS = 0.004;
export const MOST_RADIUS = 0.12;

export type BrushToolsProps = {
  readonly brush: Brush;
  readonly settings: CutSettings;
  readonly onBrush: (brush: Brush) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
};

/** Keeps or removes by hand: strokes, or whole areas of one colour. */
export function BrushTools({ brush, settings, onBrush, onUndo, onRedo }: BrushToolsProps) {
  const t = useCutOutT();
  const format = useFormat();
  return (
    <div css={styles.root}>
      <Cluster>
        <Segmented
          label={t('cut-out.brush.does')}
          value={brush.isKept ? 'keep' : 'erase'}
          onChange={(does) => onBrush({ ...brush, isKept: does === 'keep' })}
          options={[
            { value: 'erase', label: t('cut-out.brush.erase') },
            { value: 'keep', label: t('cut-out.brush.keep') },
          ]}
        />
        <Segmented
          label={t('cut-out.brush.with')}
          value={brush.tool}
          onChange={(tool) => onBrush({ ...brush, tool })}
          options={[
            { value: 'brush', label: t('cut-out.brush.brush') },
            { value: 'area', label: t('cut-out.brush.area') },
          ]}
        />
      </Cluster>
      {brush.tool === 'brush' && (
        <RangeField
          label={t('cut-out.brush.size')}
          text={format.percent(brush.radius * 2)}
          min={LEAST_RADIUS}
          max={MOST_RADIUS}
          step={0.002}
          value={brush.radius}
          onChange={(radius) => onBrush({ ...brush, radius })}
        />
      )}
      <Text size="xs" tone="muted" id="cut-out-keys">
        {t(brush.tool === 'brush' ? 'cut-out.brush.keys' : 'cut-out.area.keys')}
      </Text>
      <Cluster>
        <Button variant="secondary" size="sm" disabled={settings.marks.length === 0} onClick={onUndo}>
          {t('cut-out.undo')}
        </Button>
        <Button variant="secondary" size="sm" disabled={settings.undone.length === 0} onClick={onRedo}>
          {t('cut-out.redo')}
        </Button>
        <Text size="sm" tone="muted" role="status">
          {t('cut-out.marks', { count: settings.marks.length })}
        </Text>
      </Cluster>
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: space[4] }) };
