import { NumberField } from '@orime/forms';
import { Checkbox } from '@orime/ui';
import type { ShapeObject, StrokeObject, TextObject } from '../document/object-types.ts';
import { useStudioT } from '../studio-texts.ts';
import { changeSelected, useStudioStore } from '../studio.store.ts';
import { InkField } from '../tools/ink-field.tsx';

/** Inks of a text, a shape or a drawn line. */
export function InkFields({ object }: { readonly object: TextObject | ShapeObject | StrokeObject }) {
  const t = useStudioT();
  const mark = `ink ${object.id}`;
  if (object.kind === 'stroke')
    return (
      <>
        <InkField
          label={t('design-studio.field.ink')}
          value={object.stroke}
          onChange={(stroke) => changeSelected(() => ({ stroke }), mark)}
        />
        <LineWidth value={object.strokeWidth} mark={mark} />
      </>
    );
  const fill = (
    <InkField
      label={t('design-studio.field.ink')}
      value={object.fill ?? '#000000'}
      onChange={(next) => changeSelected(() => ({ fill: next }), mark)}
    />
  );
  if (object.kind === 'text') return fill;
  const { stroke, strokeWidth } = object;
  return (
    <>
      {fill}
      <Checkbox
        label={t('design-studio.field.outlined')}
        checked={stroke !== null}
        onChange={({ currentTarget }) => {
          const { checked } = currentTarget;
          changeSelected(() => ({ stroke: checked ? '#26262b' : null, strokeWidth: checked ? 1 : 0 }));
        }}
      />
      {stroke !== null && (
        <>
          <InkField
            label={t('design-studio.field.outline')}
            value={stroke}
            onChange={(next) => changeSelected(() => ({ stroke: next }), mark)}
          />
          <LineWidth value={strokeWidth} mark={mark} />
        </>
      )}
    </>
  );
}

function LineWidth({ value, mark }: { readonly value: number; readonly mark: string }) {
  const t = useStudioT();
  return (
    <NumberField
      label={t('design-studio.field.line-width')}
      unit="mm"
      decimals={1}
      value={value}
      onChange={(strokeWidth) =>
        strokeWidth !== null && strokeWidth >= 0.1 && strokeWidth <= 100 && changeSelected(() => ({ strokeWidth }), `width ${mark}`)
      }
    />
  );
}

/** Ink and width of the brush, while it is in the hand. */
export function BrushFields() {
  const t = useStudioT();
  const ink = useStudioStore((state) => state.ink);
  const brushMm = useStudioStore((state) => state.brushMm);
  return (
    <>
      <InkField label={t('design-studio.field.ink')} value={ink} onChange={(next) => useStudioStore.setState({ ink: next })} />
      <NumberField
        label={t('design-studio.field.line-width')}
        unit="mm"
        decimals={1}
        value={brushMm}
        onChange={(next) => next !== null && next >= 0.3 && next <= 60 && useStudioStore.setState({ brushMm: next })}
      />
    </>
  );
}
