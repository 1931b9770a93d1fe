import { NumberField } from '@orime/forms';
import { Button, css, Cluster, Heading, Notice, Select, space, Stack, TextField } from '@orime/ui';
import { Pencil, Plus } from '@orime/ui/icons';
import { useState, type FormEvent } from 'react';
import { useEmbroideryT } from '../embroidery-texts.ts';
import { basicShape, BASIC_SHAPES, type BasicShape } from '../shapes/basic-shapes.ts';
import { startDrawing } from '../stage/drawing.store.ts';
import { DEFAULT_SETTINGS } from '../stitch/settings.ts';
import { FIRST_THREAD } from '../threads/palette.ts';
import { addShapes } from '../work/work.store.ts';
import { newShapeId } from '../work/work.ts';
import { askWorker } from '../worker/ask-worker.ts';
import { SvgField } from './svg-field.tsx';

/** The four ways to a shape: a drawing, a basic shape, a word, one's own line. */
export function AddPanel() {
  const t = useEmbroideryT();
  const [basic, setBasic] = useState<BasicShape>('heart');
  const handleAdd = (): void => {
    const path = basicShape(basic);
    const stitch = path.isClosed ? DEFAULT_SETTINGS : { ...DEFAULT_SETTINGS, kind: 'satin' as const };
    addShapes([{ id: newShapeId(), name: t(`basic.${basic}`), paths: [path], rule: 'evenodd', thread: FIRST_THREAD, stitch }]);
  };
  return (
    <section css={styles.root} aria-labelledby="embroidery-add">
      <Heading level={2} size={4} id="embroidery-add">
        {t('add.title')}
      </Heading>
      <SvgField />
      <div css={styles.pair}>
        <Select label={t('add.basic')} value={basic} onChange={({ currentTarget }) => setBasic(currentTarget.value as BasicShape)}>
          {BASIC_SHAPES.map((one) => (
            <option key={one} value={one}>
              {t(`basic.${one}`)}
            </option>
          ))}
        </Select>
        <Button variant="secondary" onClick={handleAdd}>
          <Plus size={16} aria-hidden /> {t('add.basic.add')}
        </Button>
      </div>
      <TextForm />
      <Cluster>
        <Button variant="secondary" onClick={startDrawing}>
          <Pencil size={16} aria-hidden /> {t('add.draw')}
        </Button>
      </Cluster>
    </section>
  );
}

type TextState = { readonly status: 'idle' | 'busy' | 'failed' } | { readonly status: 'missing'; readonly letters: string };

function TextForm() {
  const t = useEmbroideryT();
  const [text, setText] = useState('');
  const [height, setHeight] = useState<number | null>(15);
  const [state, setState] = useState<TextState>({ status: 'idle' });
  const isTooSmall = height === null || height < 4 || height > 200;
  const handleSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '' || height === null || isTooSmall) return;
    setState({ status: 'busy' });
    try {
      const answer = await askWorker('text', { text: text.trim(), height });
      if (answer.status === 'refused') return setState({ status: 'missing', letters: answer.missing });
      const stitch = { ...DEFAULT_SETTINGS, kind: 'satin' as const, angleDeg: 0, underlay: 'edge' as const };
      addShapes([{ id: newShapeId(), name: text.trim().slice(0, 80), paths: answer.paths, rule: 'nonzero', thread: FIRST_THREAD, stitch }]);
      setState({ status: 'idle' });
    } catch {
      setState({ status: 'failed' });
    }
  };
  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Stack gap={2}>
        <div css={styles.word}>
          <TextField label={t('add.text')} value={text} maxLength={40} onChange={({ currentTarget }) => setText(currentTarget.value)} />
          <NumberField
            label={t('add.text.height')}
            unit="mm"
            decimals={1}
            value={height}
            onChange={setHeight}
            error={isTooSmall ? t('add.text.range') : undefined}
          />
        </div>
        <div>
          <Button type="submit" variant="secondary" busy={state.status === 'busy'} disabled={text.trim() === '' || isTooSmall}>
            {t('add.text.add')}
          </Button>
        </div>
        {state.status === 'failed' && (
          <Notice tone="danger" role="alert">
            {t('add.text.failed')}
          </Notice>
        )}
        {state.status === 'missing' && (
          <Notice tone="warning" role="alert">
            {t('add.text.missing', { letters: state.letters })}
          </Notice>
        )}
      </Stack>
    </form>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4] }),
  pair: css({ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'end', gap: space[2] }),
  word: css({ display: 'grid', gridTemplateColumns: '1fr 7rem', alignItems: 'start', gap: space[2] }),
};
