import type { StudioObject } from '@orime/contracts/api/catalogue/studio-document';
import { NumberField } from '@orime/forms';
import { css, media, space, Text, TextField } from '@orime/ui';
import type { ObjectChange } from '../document/object-types.ts';
import { measureText } from '../document/text-layout.ts';
import { useStudioT } from '../studio-texts.ts';
import { changeSelected, useStudioStore } from '../studio.store.ts';
import { ImageFields } from './image-fields.tsx';
import { InkFields } from './ink-fields.tsx';
import { objectName } from './object-name.ts';
import { TextFields } from './text-fields.tsx';

/** Everything about the one chosen object, in numbers and words. */
export function ObjectPanel() {
  const t = useStudioT();
  const only = useStudioStore((state) => {
    if (state.selection.size !== 1) return undefined;
    return state.history.present.areas.find(({ key }) => key === state.area)?.objects.find(({ id }) => state.selection.has(id));
  });
  const count = useStudioStore((state) => state.selection.size);
  if (only === undefined)
    return (
      <Text size="sm" tone="muted" role="status">
        {count === 0 ? t('design-studio.nothing-chosen') : t('design-studio.chosen', { count })}
      </Text>
    );
  return <Fields key={only.id} object={only} />;
}

function Fields({ object }: { readonly object: StudioObject }) {
  const t = useStudioT();
  const set = (field: string, change: ObjectChange): void => changeSelected(() => change, `${field} ${object.id}`);
  const number = (field: 'x' | 'y' | 'angle', unit: string, least: number, most: number) => (
    <NumberField
      label={t(`design-studio.field.${field}`)}
      unit={unit}
      decimals={1}
      value={Math.round(object[field] * 10) / 10}
      onChange={(value) => value !== null && value >= least && value <= most && set(field, { [field]: value })}
    />
  );
  return (
    <fieldset css={styles.root} aria-label={t('design-studio.object', { name: objectName(object, t) })}>
      {object.kind === 'text' && <TextFields object={object} />}
      {object.kind === 'image' && <ImageFields object={object} />}
      {object.kind !== 'image' && <InkFields object={object} />}
      <div css={styles.numbers}>
        {number('x', 'mm', -5000, 5000)}
        {number('y', 'mm', -5000, 5000)}
        <NumberField
          label={t('design-studio.field.width')}
          unit="mm"
          decimals={1}
          value={Math.round(object.width * 10) / 10}
          onChange={(value) => value !== null && value >= 0.5 && value <= 3000 && set('width', resized(object, value))}
        />
        {number('angle', '°', -360, 360)}
        <NumberField
          label={t('design-studio.field.opacity')}
          unit="%"
          value={Math.round(object.opacity * 100)}
          onChange={(value) => value !== null && value >= 5 && value <= 100 && set('opacity', { opacity: value / 100 })}
        />
      </div>
      <TextField
        label={t('design-studio.field.name')}
        maxLength={80}
        value={object.name}
        placeholder={objectName({ ...object, name: '' }, t)}
        onChange={({ currentTarget }) => set('name', { name: currentTarget.value })}
      />
    </fieldset>
  );
}

/** As wide as asked, in proportion. */
function resized(object: StudioObject, width: number): ObjectChange {
  const share = width / object.width;
  if (object.kind !== 'text') return { width, height: Math.max(0.5, object.height * share) };
  const size = Math.min(1000, Math.max(1, object.size * share));
  return { size, ...measureText({ ...object, size }) };
}

const styles = {
  root: css({ display: 'grid', gap: space[4], border: 0, margin: 0, padding: 0, minWidth: 0 }),
  numbers: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space[3],
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
};
