import { css, radius } from '@orime/ui';
import { create } from 'qrcode';

export type QrCodeProps = {
  /** What the camera reads, an address or a secret: at most some 2,000 characters. */
  readonly text: string;
  /** Accessible name: what the code is for. */
  readonly label: string;
  /** Edge of the picture, in CSS units. */
  readonly size?: string;
};

/** Empty modules around the code, as its standard asks for. */
const QUIET = 4;

/** A QR code. Say the same in words beside it: not everybody has a second device. Throws for a text that is too long. */
export function QrCode({ text, label, size = '13rem' }: QrCodeProps) {
  const { edge, path } = encodeQr(text);
  return (
    <svg
      css={styles.root}
      style={{ '--size': size }}
      viewBox={`${-QUIET} ${-QUIET} ${edge} ${edge}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      {/* Black on white in either theme: cameras read nothing else as surely. */}
      <rect x={-QUIET} y={-QUIET} width={edge} height={edge} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}

/**
 * The modules of a code as an SVG path from the first one at 0,0, for drawings of one's own; `edge` is the side of the whole square,
 * in modules, with the four empty ones around. Throws for a text that is too long.
 */
export function encodeQr(text: string): { readonly edge: number; readonly path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  return { edge: modules.size + 2 * QUIET, path: pathOf(modules.size, modules.data) };
}

/** One rectangle for each run of dark modules of a row. */
function pathOf(size: number, data: Uint8Array): string {
  const parts: string[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const start = x;
      while (x < size && data[y * size + x] === 1) x += 1;
      if (x > start) parts.push(`M${start} ${y}h${x - start}v1h${start - x}z`);
    }
  }
  return parts.join('');
}

const styles = { root: css({ width: 'var(--size)', height: 'auto', aspectRatio: '1', borderRadius: radius.sm }) };
