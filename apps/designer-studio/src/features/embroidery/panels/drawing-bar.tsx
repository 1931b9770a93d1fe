import { Button, Cluster, css, Heading, space, Text } from '@orime/ui';
import { useEmbroideryT } from '../embroidery-texts.ts';
import { addPoint, finishDrawing, moveCross, removePoint, stopDrawing, useDrawingStore } from '../stage/drawing.store.ts';

/** What can be done with a line that is being drawn, by touch or by keys alone. */
export function DrawingBar() {
  const t = useEmbroideryT();
  const points = useDrawingStore((state) => state.points);
  const cross = useDrawingStore((state) => state.cross);
  if (points === undefined) return null;
  const name = t('shape.drawn');
  return (
    <section css={styles.root} aria-labelledby="embroidery-draw">
      <Heading level={2} size={4} id="embroidery-draw">
        {t('draw.title')}
      </Heading>
      <Text size="sm" role="status">
        {t('draw.state', { count: points.length, x: Math.round(cross.x), y: Math.round(cross.y) })}
      </Text>
      <Cluster>
        <Button size="sm" variant="secondary" onClick={() => moveCross(-5, 0)}>
          {t('draw.left')}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => moveCross(5, 0)}>
          {t('draw.right')}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => moveCross(0, -5)}>
          {t('draw.up')}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => moveCross(0, 5)}>
          {t('draw.down')}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => addPoint(cross)}>
          {t('draw.point')}
        </Button>
        <Button size="sm" variant="ghost" disabled={points.length === 0} onClick={removePoint}>
          {t('draw.back')}
        </Button>
      </Cluster>
      <Cluster>
        <Button size="sm" disabled={points.length < 3} onClick={() => finishDrawing(name, true)}>
          {t('draw.close')}
        </Button>
        <Button size="sm" variant="secondary" disabled={points.length < 2} onClick={() => finishDrawing(name, false)}>
          {t('draw.line')}
        </Button>
        <Button size="sm" variant="ghost" onClick={stopDrawing}>
          {t('draw.cancel')}
        </Button>
      </Cluster>
    </section>
  );
}

const styles = { root: css({ display: 'grid', gap: space[2] }) };
