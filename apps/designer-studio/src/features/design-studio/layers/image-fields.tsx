import { NumberField } from '@orime/forms';
import { Checkbox, Notice } from '@orime/ui';
import type { ImageObject } from '../document/object-types.ts';
import { LEAST_DPI, printQuality, SOFT_DPI } from '../document/print-quality.ts';
import { useStudioT } from '../studio-texts.ts';
import { changeSelected, readStudio } from '../studio.store.ts';
import { CutOutButton } from './cut-out-button.tsx';

/** How sharp a picture prints at its size, and whether it repeats. */
export function ImageFields({ object }: { readonly object: ImageObject }) {
  const t = useStudioT();
  const { dpi, verdict } = printQuality(object);
  return (
    <>
      <Notice tone={verdict === 'good' ? 'success' : verdict === 'soft' ? 'warning' : 'danger'} role="status">
        {t(`design-studio.dpi.${verdict}`, { dpi, soft: SOFT_DPI, least: LEAST_DPI })}
      </Notice>
      <div>
        <CutOutButton object={object} />
      </div>
      <Checkbox
        label={t('design-studio.field.repeat')}
        checked={object.tile !== null}
        onChange={({ currentTarget }) => (currentTarget.checked ? cover(object) : single(object))}
      />
      {object.tile !== null && (
        <NumberField
          label={t('design-studio.field.tile')}
          unit="mm"
          value={Math.round(object.tile)}
          onChange={(tile) => tile !== null && tile >= 5 && tile <= 1000 && changeSelected(() => ({ tile }), `tile ${object.id}`)}
        />
      )}
    </>
  );
}

/** Repeated over the whole print area, at first in tiles of its own size up to a third of the width. */
function cover({ width }: ImageObject): void {
  const { history, area } = readStudio();
  const print = history.present.areas.find(({ key }) => key === area)?.print;
  if (print === undefined) return;
  changeSelected(() => ({
    tile: Math.max(5, Math.min(width, print[0] / 3)),
    x: print[0] / 2,
    y: print[1] / 2,
    width: print[0],
    height: print[1],
    angle: 0,
  }));
}

function single({ tile, pixelWidth, pixelHeight }: ImageObject): void {
  const width = tile ?? 50;
  changeSelected(() => ({ tile: null, width, height: (width * pixelHeight) / pixelWidth }));
}
