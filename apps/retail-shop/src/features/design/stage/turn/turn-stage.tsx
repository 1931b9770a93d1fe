import type { ImageRef } from '@orime/contracts';
import { Button, color, css, space, Spinner, Text } from '@orime/ui';
import { useRef, useState } from 'react';
import { useTurnT } from './turn-texts.ts';
import type { TurnedDesign } from './turn-tile.tsx';
import { useModel } from './use-model.ts';

export type TurnStageProps = {
  readonly design: TurnedDesign;
  readonly cloth: ImageRef | undefined;
  readonly name: string;
};

/** The model on its canvas. */
export function TurnStage({ design, cloth, name }: TurnStageProps) {
  const { category, colourHex, modelId = null, clothTile } = design;
  const t = useTurnT();
  const canvas = useRef<HTMLCanvasElement>(null);
  // A canvas that has lost its graphics, or never had any, is given up for a new one.
  const [attempt, setAttempt] = useState(0);
  const status = useModel(canvas, {
    modelId,
    category,
    colourHex,
    clothTile,
    cloth,
    attempt,
    onLost: () => setAttempt((count) => count + 1),
  });
  const isOwn = status === 'own' || (status === 'loading' && modelId !== null);
  const ownHint = clothTile ? t('turn.hint-printed') : t('turn.hint');
  const hint = isOwn ? ownHint : t('turn.hint-cut');
  if (status === 'failed')
    return (
      <div css={styles.failed} role="alert">
        <Text size="sm">{t('turn.failed')}</Text>
        <Button variant="secondary" size="sm" onClick={() => setAttempt((count) => count + 1)}>
          {t('turn.again')}
        </Button>
      </div>
    );
  return (
    <>
      <canvas
        key={attempt}
        ref={canvas}
        css={styles.canvas}
        // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- it is turned by keys of its own
        role="application"
        aria-label={isOwn ? t('turn.stage', { name }) : t('turn.stage-cut', { name })}
        aria-busy={status === 'loading'}
        tabIndex={0}
      />
      {status === 'loading' && (
        <span css={styles.loading}>
          <Spinner label={t('turn.loading')} />
        </span>
      )}
      <Text css={styles.hint} size="xs" tone="muted">
        {hint}
      </Text>
    </>
  );
}

const styles = {
  canvas: css({ position: 'absolute', inset: 0, width: '100%', height: '100%', cursor: 'grab', '&:focus-visible': { outlineOffset: -4 } }),
  loading: css({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', pointerEvents: 'none' }),
  // Beside the counter of a phone's row.
  hint: css({ position: 'absolute', insetInline: `${space[4]} ${space[8]}`, insetBlockEnd: space[3], pointerEvents: 'none' }),
  failed: css({
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space[3],
    height: '100%',
    padding: space[5],
    textAlign: 'center',
    color: color.text,
  }),
};
