import { useTheme } from '@orime/platform';
import { Image, color, css, media } from '@orime/ui';
import { FoldedPattern } from '../folded-pattern.tsx';
import type { PanelKey } from './panels.ts';
import { usePanelImages } from './use-panel-images.ts';

/** What fills a panel: photographs side by side, or a drawing where there are none; shaded where the words stand. */
export function PanelPicture({ panel }: { readonly panel: PanelKey }) {
  const theme = useTheme();
  const images = usePanelImages(panel);
  if (images === undefined) return null;
  if (images.length === 0) {
    // The neighbour of a photograph stands on dark ground otherwise.
    return (
      <span css={[styles.root, styles.drawing]} data-theme={theme}>
        <FoldedPattern kind={panel} />
      </span>
    );
  }
  const sizes = SIZES[images.length - 1] ?? '100vw';
  return (
    <span css={[styles.root, styles.photographs]}>
      {images.map((image) => (
        <Image key={image.id} css={styles.image} image={image} alt="" sizes={sizes} ratio="auto" focus={FOCUS} />
      ))}
    </span>
  );
}

/** By number of pictures. */
const SIZES = [
  '(min-width: 768px) 70vw, 100vw',
  '(min-width: 768px) 35vw, 50vw',
  '(min-width: 1224px) 24vw, (min-width: 768px) 35vw, 50vw',
];
const FOCUS = { x: 0.5, y: 0.4 };

const styles = {
  root: css({
    position: 'relative',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: 2,
    height: '100%',
    '&::after': { content: '""', position: 'absolute', inset: 0, background: 'var(--shade)' },
  }),
  photographs: css({ '--shade': 'linear-gradient(to top, rgb(0 0 0 / 0.82), rgb(0 0 0 / 0.5) 9rem, transparent 18rem)' }),
  drawing: css({ '--shade': `linear-gradient(to top, ${color.sunken}, transparent 18rem)` }),
  // Two have room below 1224 px.
  image: css({ height: '100%', '&:nth-of-type(n + 3)': { display: 'none', [media.desktop]: { display: 'block' } } }),
};
