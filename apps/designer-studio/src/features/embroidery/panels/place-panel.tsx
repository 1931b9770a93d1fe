import { NumberField } from '@orime/forms';
import { Button, Cluster, css, Heading, Notice, space, TextField } from '@orime/ui';
import { useState } from 'react';
import { useEmbroideryT } from '../embroidery-texts.ts';
import { fitInto, frameOf, turnPaths, type Frame } from '../shapes/transform.ts';
import { coversArea } from '../stitch/settings.ts';
import type { Shape } from '../stitch/shape.ts';
import { changeShape } from '../work/work.store.ts';

const PARTS = ['x', 'y', 'width', 'height'] as const;

/** Name, place and size of a shape in numbers. A size of nothing is refused: it could not be sewn or enlarged again. */
export function PlacePanel({ shape }: { readonly shape: Shape }) {
  const t = useEmbroideryT();
  const frame = frameOf(shape.paths);
  const [wrong, setWrong] = useState<{ readonly part: keyof Frame; readonly value: number | null }>();
  const handleChange = (part: keyof Frame, value: number | null): void => {
    const isSize = part === 'width' || part === 'height';
    if (value === null || Math.abs(value) > 1000 || (isSize && value < 0.5)) return setWrong({ part, value });
    setWrong(undefined);
    changeShape(
      shape.id,
      (now) => ({ ...now, paths: fitInto(now.paths, { ...frameOf(now.paths), [part]: value }) }),
      `${part} ${shape.id}`,
    );
  };
  const isOpen = shape.paths.some((path) => !path.isClosed);
  return (
    <section css={styles.root} aria-labelledby="embroidery-place">
      <Heading level={2} size={4} id="embroidery-place">
        {t('place.title')}
      </Heading>
      <TextField
        label={t('place.name')}
        value={shape.name}
        maxLength={80}
        onChange={({ currentTarget: { value } }) => changeShape(shape.id, (now) => ({ ...now, name: value }), `name ${shape.id}`)}
      />
      <div css={styles.grid}>
        {PARTS.map((part) => (
          <NumberField
            key={`${shape.id} ${part}`}
            label={t(`place.${part}`)}
            unit="mm"
            decimals={1}
            value={wrong?.part === part ? wrong.value : Math.round(frame[part] * 10) / 10}
            onChange={(value) => handleChange(part, value)}
            error={wrong?.part === part ? t('place.wrong') : undefined}
          />
        ))}
      </div>
      <Cluster>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => changeShape(shape.id, (now) => ({ ...now, paths: turnPaths(now.paths, -15) }))}
        >
          {t('place.turn.left')}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => changeShape(shape.id, (now) => ({ ...now, paths: turnPaths(now.paths, 15) }))}>
          {t('place.turn.right')}
        </Button>
      </Cluster>
      {isOpen && coversArea(shape.stitch.kind) && (
        <Notice tone="warning">
          <p>{t('place.open')}</p>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => changeShape(shape.id, (now) => ({ ...now, paths: now.paths.map((path) => ({ ...path, isClosed: true })) }))}
          >
            {t('place.close')}
          </Button>
        </Notice>
      )}
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3] }),
  grid: css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[2] }),
};
