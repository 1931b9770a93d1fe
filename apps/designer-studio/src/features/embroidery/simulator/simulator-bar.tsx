import { useFormat } from '@orime/platform';
import { Button, color, css, font, IconButton, Segmented, space, Text } from '@orime/ui';
import { Pause, Play } from '@orime/ui/icons';
import { useEmbroideryT } from '../embroidery-texts.ts';
import { COMMAND, type Plan } from '../stitch/plan/index.ts';
import {
  playOrPause,
  scrubTo,
  setSpeed,
  showFinished,
  SPEEDS,
  useSimulatorStore,
  type SimulatorState,
  type Speed,
} from './simulator.store.ts';
import { PACE, usePlaying } from './use-playing.ts';

export type SimulatorBarProps = { readonly plan: Plan };

/** Plays the sewing, and says in words where the needle is. */
export function SimulatorBar({ plan }: SimulatorBarProps) {
  const t = useEmbroideryT();
  const format = useFormat();
  const at = useSimulatorStore(placeToTell);
  const isPlaying = useSimulatorStore((state) => state.isPlaying);
  const speed = useSimulatorStore((state) => state.speed);
  const length = plan.kinds.length;
  usePlaying(length);
  const place = Math.min(length, at ?? length);
  const said = whereIs(plan, place, (id) => t(`thread.${id}` as 'thread.ink'));
  const words = t('simulator.where', {
    stitch: format.number(said.stitch),
    total: format.number(said.total),
    block: said.block,
    blocks: plan.blocks.length,
    thread: said.thread,
  });
  return (
    <section css={styles.root} aria-label={t('simulator.title')}>
      <div css={styles.row}>
        <IconButton
          label={isPlaying ? t('simulator.pause') : t('simulator.play')}
          onClick={() => playOrPause(length)}
          disabled={length === 0}
        >
          {isPlaying ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
        </IconButton>
        <input
          css={styles.range}
          type="range"
          aria-label={t('simulator.scrub')}
          aria-valuetext={words}
          min={0}
          max={length}
          value={place}
          disabled={length === 0}
          onChange={({ currentTarget }) => scrubTo(Number(currentTarget.value))}
        />
        <Segmented
          css={styles.speed}
          label={t('simulator.speed')}
          options={SPEEDS.map((value) => ({ value: String(value), label: t('simulator.times', { value }) }))}
          value={String(speed)}
          onChange={(value) => setSpeed(Number(value) as Speed)}
        />
        <Button size="sm" variant="ghost" onClick={showFinished} disabled={at === undefined}>
          {t('simulator.finished')}
        </Button>
      </div>
      <Text size="sm" tone="muted" css={styles.words}>
        {words}
      </Text>
    </section>
  );
}

/** Words and slider follow ten times a second while it plays: nobody reads faster, and a screen reader would be flooded. */
const TOLD_A_SECOND = 10;

function placeToTell({ at, isPlaying, speed }: SimulatorState): number | undefined {
  if (at === undefined) return undefined;
  const step = isPlaying ? (PACE * speed) / TOLD_A_SECOND : 1;
  return Math.floor(at / step) * step;
}

function whereIs({ kinds, blocks }: Plan, place: number, nameOf: (thread: string) => string) {
  let [stitch, total] = [0, 0];
  for (let index = 0; index < kinds.length; index++) {
    if (kinds[index] !== COMMAND.stitch) continue;
    total++;
    if (index < place) stitch++;
  }
  const found = blocks.findIndex(({ end }) => place <= end);
  const block = blocks[found === -1 ? blocks.length - 1 : found];
  return {
    stitch,
    total,
    block: blocks.length === 0 ? 0 : found === -1 ? blocks.length : found + 1,
    thread: block === undefined ? '–' : nameOf(block.thread),
  };
}

const styles = {
  root: css({ display: 'grid', gap: space[1] }),
  row: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }),
  range: css({ flex: '1 1 9rem', minWidth: 0, minHeight: '2.75rem', accentColor: color.accent }),
  speed: css({ flex: 'none' }),
  words: css({ fontVariantNumeric: 'tabular-nums', lineHeight: font.leading }),
};
