import { Skeleton, css, radius } from '@orime/ui';
import { useEffect, useState } from 'react';

/** A text for a phone's camera. Not drawn where the drawing cannot be fetched: the text stands beside it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [drawing, setDrawing] = useState<Drawing | 'none'>();
  // Synchronises with the network: the drawing's code comes when a drawing is wanted.
  useEffect(() => {
    let isWanted = true;
    import('qrcode').then(
      ({ create }) => isWanted && setDrawing(drawingOf(create(text, { errorCorrectionLevel: 'M' }).modules)),
      () => isWanted && setDrawing('none'),
    );
    return () => {
      isWanted = false;
    };
  }, [text]);

  if (drawing === 'none') return null;
  if (drawing === undefined) return <Skeleton width={SIZE} height={SIZE} />;
  const edge = drawing.size + 2 * QUIET;
  return (
    <svg css={styles.root} viewBox={`${-QUIET} ${-QUIET} ${edge} ${edge}`} role="img" aria-label={label} shapeRendering="crispEdges">
      {/* Black on white in either theme: cameras read nothing else as surely. */}
      <rect x={-QUIET} y={-QUIET} width={edge} height={edge} fill="white" />
      <path d={drawing.path} fill="black" />
    </svg>
  );
}

const SIZE = '13rem';
/** Empty modules around the code, as its standard asks for. */
const QUIET = 4;

interface Drawing {
  readonly size: number;
  readonly path: string;
}

function drawingOf({ size, data }: { readonly size: number; readonly data: Uint8Array }): Drawing {
  const squares = Array.from(data, (isDark, index) => (isDark === 0 ? '' : `M${index % size} ${Math.floor(index / size)}h1v1h-1z`));
  return { size, path: squares.join('') };
}

const styles = { root: css({ width: SIZE, height: SIZE, borderRadius: radius.sm }) };
