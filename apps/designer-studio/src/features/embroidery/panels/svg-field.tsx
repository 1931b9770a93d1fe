import { Notice, Stack } from '@orime/ui';
import { FileDrop } from '@orime/ui/data';
import { useState } from 'react';
import { useEmbroideryT } from '../embroidery-texts.ts';
import type { SvgImport } from '../shapes/svg/import-svg.ts';
import { DEFAULT_SETTINGS } from '../stitch/settings.ts';
import type { Shape } from '../stitch/shape.ts';
import { nearestThread } from '../threads/palette.ts';
import { addShapes, changeWork } from '../work/work.store.ts';
import { newShapeId } from '../work/work.ts';
import { readWork } from '../work/write-work.ts';
import { askWorker } from '../worker/ask-worker.ts';

type State = { readonly status: 'idle' | 'busy' | 'failed' } | { readonly status: 'done'; readonly result: SvgImport };

/** Takes an SVG drawing, or a work that was saved as a file. */
export function SvgField() {
  const t = useEmbroideryT();
  const [state, setState] = useState<State>({ status: 'idle' });
  const handleFiles = async ([file]: readonly File[]): Promise<void> => {
    if (file === undefined) return;
    setState({ status: 'busy' });
    try {
      const text = await file.text();
      const work = file.name.endsWith('.json') ? readWork(parse(text)) : undefined;
      if (work !== undefined) {
        changeWork(() => work);
        return setState({ status: 'idle' });
      }
      const result = await askWorker('svg', text);
      if (result.status === 'read') addShapes(shapesOf(result, t('shape.imported')));
      setState({ status: 'done', result });
    } catch {
      setState({ status: 'failed' });
    }
  };
  const result = state.status === 'done' ? state.result : undefined;
  return (
    <Stack gap={2}>
      <FileDrop
        label={t('add.svg')}
        hint={t('add.svg.hint')}
        accept=".svg,image/svg+xml,.json,application/json"
        disabled={state.status === 'busy'}
        error={
          result?.status === 'refused' ? t(`add.svg.refused.${result.why}`) : state.status === 'failed' ? t('add.svg.failed') : undefined
        }
        onFiles={(files) => void handleFiles(files)}
      />
      {result?.status === 'read' && (
        <Notice tone={result.leftOut > 0 ? 'warning' : 'success'} role="status">
          {t('add.svg.done', { count: result.shapes.length })} {result.leftOut > 0 && t('add.svg.left-out', { count: result.leftOut })}
        </Notice>
      )}
    </Stack>
  );
}

/** Areas become fills, lines satin columns of their width, thin lines running stitches; each in the nearest thread. */
function shapesOf(result: Extract<SvgImport, { status: 'read' }>, unnamed: string): readonly Shape[] {
  return result.shapes.map(({ name, paths, rule, colour, lineMm }, index) => ({
    id: newShapeId(),
    name: name === '' ? `${unnamed} ${String(index + 1)}` : name.slice(0, 80),
    // Along a line a ring is sewn open, from its beginning around to it.
    paths:
      lineMm === undefined
        ? paths
        : paths.map(({ points, isClosed }) => ({ points: isClosed ? [...points, ...points.slice(0, 1)] : points, isClosed: false })),
    rule,
    thread: nearestThread(colour),
    stitch:
      lineMm === undefined
        ? DEFAULT_SETTINGS
        : {
            ...DEFAULT_SETTINGS,
            kind: lineMm < 1 ? 'running' : 'satin',
            widthMm: Math.min(10, Math.max(1, Math.round(lineMm * 10) / 10)),
            underlay: 'edge',
          },
  }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
