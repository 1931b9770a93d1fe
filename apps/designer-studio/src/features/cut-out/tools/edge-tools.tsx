import { useFormat } from '@orime/platform';
import { Button, Cluster, css, Notice, ProgressBar, space, Text } from '@orime/ui';
import { useCutOutT } from '../cut-out-texts.ts';
import type { SceneState } from '../work/cut-out-session.ts';
import type { CutSettings } from '../work/cut-settings.ts';
import { RangeField } from './range-field.tsx';

export type EdgeToolsProps = {
  readonly settings: CutSettings;
  readonly scene: SceneState;
  readonly onChange: (change: Partial<CutSettings>) => void;
  readonly onLook: () => void;
  readonly onStop: () => void;
};

/** How much is backdrop, how soft the edge is, and the second pass for pictures without a studio. */
export function EdgeTools({ settings, scene, onChange, onLook, onStop }: EdgeToolsProps) {
  const t = useCutOutT();
  const format = useFormat();
  return (
    <div css={styles.root}>
      {settings.pass === 'studio' && (
        <RangeField
          label={t('cut-out.threshold')}
          hint={t('cut-out.threshold.hint')}
          text={format.number(settings.threshold)}
          min={0}
          max={100}
          value={settings.threshold}
          onChange={(threshold) => onChange({ threshold })}
        />
      )}
      <RangeField
        label={t('cut-out.feather')}
        hint={t('cut-out.feather.hint')}
        text={settings.feather === 0 ? t('cut-out.feather.hard') : format.number(settings.feather)}
        min={0}
        max={12}
        value={settings.feather}
        onChange={(feather) => onChange({ feather })}
      />
      <div css={styles.scene}>
        <Text size="sm" weight="semibold">
          {t('cut-out.scene.title')}
        </Text>
        <Text size="sm" tone="muted">
          {t('cut-out.scene.text')}
        </Text>
        {scene.status === 'looking' ? (
          <>
            <ProgressBar label={t('cut-out.scene.looking')} value={scene.share} />
            <div>
              <Button variant="ghost" size="sm" onClick={onStop}>
                {t('cut-out.cancel')}
              </Button>
            </div>
          </>
        ) : (
          <Cluster>
            <Button variant="secondary" size="sm" onClick={onLook}>
              {t(scene.status === 'found' ? 'cut-out.scene.again' : 'cut-out.scene.look')}
            </Button>
          </Cluster>
        )}
        {scene.status === 'failed' && (
          <Notice tone="danger" role="alert">
            {t('cut-out.scene.failed')}
          </Notice>
        )}
      </div>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4] }),
  scene: css({ display: 'grid', gap: space[2] }),
};
