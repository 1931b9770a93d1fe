import { css } from '@orime/ui';
import { areaViewOf } from '../canvas/scene-of.ts';
import { writeSvg } from '../export/studio-svg.ts';
import { useStudioT } from '../studio-texts.ts';
import { useStudioStore } from '../studio.store.ts';
import { useAddresses } from './use-addresses.ts';

/** The open side laid flat, drawn without a canvas. */
export function FlatPreview() {
  const t = useStudioT();
  const document = useStudioStore((state) => state.history.present);
  const key = useStudioStore((state) => state.area);
  const area = document.areas.find((each) => each.key === key);
  const hrefOf = useAddresses(area);
  if (area === undefined) return null;
  const view = areaViewOf(document, key);
  const [x, y, width, height] = view.printMm;
  // An image of its own: what is written in it cannot reach the page.
  const drawing = `data:image/svg+xml,${encodeURIComponent(writeSvg({ ...document, areas: [] }, area, hrefOf))}`;
  return (
    <svg
      css={styles.root}
      viewBox={`0 0 ${String(view.widthMm)} ${String(view.heightMm)}`}
      role="img"
      aria-label={t('design-studio.preview')}
    >
      {[...view.around, view.outline].map((path) => (
        <path key={path} d={path} fill={document.colour} stroke="currentColor" strokeWidth={2} />
      ))}
      <image x={x} y={y} width={width} height={height} href={drawing} />
    </svg>
  );
}

const styles = { root: css({ width: '100%', height: '100%' }) };
