import { css, EmptyState, Heading, Select, space } from '@orime/ui';
import { useEmbroideryT } from '../embroidery-texts.ts';
import {
  BORDERS,
  SETTING_RANGES,
  STITCH_KINDS,
  UNDERLAYS,
  type Border,
  type StitchKind,
  type StitchSettings,
  type Underlay,
} from '../stitch/settings.ts';
import { changeStitch, useWorkStore } from '../work/work.store.ts';
import { RangeField } from './range-field.tsx';
import { ThreadPicker } from './thread-picker.tsx';

type Slider = keyof typeof SETTING_RANGES;

/** How the selected shape is sewn. */
export function StitchPanel() {
  const t = useEmbroideryT();
  const shape = useWorkStore(({ work, selected }) => work.shapes.find(({ id }) => id === selected));
  if (shape === undefined) return <EmptyState title={t('stitch.none')} text={t('stitch.none.text')} />;
  const { id, stitch } = shape;
  const isLine = shape.paths.every(({ isClosed }) => !isClosed);
  return (
    <div css={styles.root}>
      <section css={styles.root} aria-labelledby="embroidery-stitch">
        <Heading level={2} size={4} id="embroidery-stitch">
          {t('stitch.title', { name: shape.name })}
        </Heading>
        <Select
          label={t('stitch.kind')}
          hint={t(`kind.${stitch.kind}.hint`)}
          value={stitch.kind}
          onChange={({ currentTarget }) => changeStitch(id, { kind: currentTarget.value as StitchKind })}
        >
          {STITCH_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kind.${kind}`)}
            </option>
          ))}
        </Select>
        {slidersOf(stitch, isLine).map((slider) => (
          <RangeField
            key={slider}
            label={t(`setting.${slider}`)}
            unit={slider === 'angleDeg' ? '°' : 'mm'}
            range={SETTING_RANGES[slider]}
            value={stitch[slider]}
            onChange={(value) => changeStitch(id, { [slider]: value }, `${slider} ${id}`)}
          />
        ))}
        {stitch.kind !== 'running' && stitch.kind !== 'cross' && (
          <Select
            label={t('setting.underlay')}
            value={stitch.underlay}
            onChange={({ currentTarget }) => changeStitch(id, { underlay: currentTarget.value as Underlay })}
          >
            {UNDERLAYS.map((underlay) => (
              <option key={underlay} value={underlay}>
                {t(`underlay.${underlay}`)}
              </option>
            ))}
          </Select>
        )}
        {!isLine && (
          <Select
            label={t('setting.border')}
            value={stitch.border}
            onChange={({ currentTarget }) => changeStitch(id, { border: currentTarget.value as Border })}
          >
            {BORDERS.map((border) => (
              <option key={border} value={border}>
                {t(`border.${border}`)}
              </option>
            ))}
          </Select>
        )}
      </section>
      <ThreadPicker shape={shape} />
    </div>
  );
}

/** The sliders that change something for this kind. */
function slidersOf({ kind, border }: StitchSettings, isLine: boolean): readonly Slider[] {
  const width: readonly Slider[] = (kind === 'satin' && isLine) || border === 'satin' ? ['widthMm'] : [];
  switch (kind) {
    case 'tatami':
      return isLine ? ['lengthMm'] : ['angleDeg', 'spacingMm', 'lengthMm', 'pullMm', ...width];
    case 'satin':
      return isLine ? ['spacingMm', ...width, 'pullMm'] : ['angleDeg', 'spacingMm', 'pullMm', ...width];
    case 'contour':
      return ['spacingMm', 'lengthMm', ...width];
    case 'cross':
      return ['angleDeg', 'lengthMm', ...width];
    case 'running':
      return ['lengthMm', ...width];
    default:
      return kind satisfies never;
  }
}

const styles = { root: css({ display: 'grid', gap: space[3] }) };
