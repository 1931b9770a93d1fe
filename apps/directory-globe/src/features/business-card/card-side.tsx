import { encodeQr } from '@orime/ui/qr';
import { BLEED, CARD_SIZES, type CardItem, type CardSize, type CardTone } from './card-layout.ts';
import { CARD_COLOURS, fontOf } from './card-paint.ts';

export type CardSideProps = {
  readonly items: readonly CardItem[];
  readonly size: CardSize;
  readonly tone: CardTone;
  readonly url: string;
  /** Accessible name: whose card, which side. */
  readonly label: string;
  readonly language: 'en' | 'jp';
  /** With the area beyond the edges and marks where to cut. */
  readonly hasMarks: boolean;
};

/** Around the trimmed card: the bleed, and room for the marks. */
export const MARKED_MARGIN = 8;

/** One side as a drawing in millimetres. */
export function CardSide({ items, size, tone, url, label, language, hasMarks }: CardSideProps) {
  const { width, height } = CARD_SIZES[size];
  const margin = hasMarks ? MARKED_MARGIN : 0;
  const colours = CARD_COLOURS[tone];
  const edge = hasMarks ? BLEED : 0;
  return (
    <svg
      role="img"
      aria-label={label}
      lang={language === 'jp' ? 'ja' : 'en'}
      width={`${width + 2 * margin}mm`}
      height={`${height + 2 * margin}mm`}
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
    >
      <rect x={-edge} y={-edge} width={width + 2 * edge} height={height + 2 * edge} fill={colours.ground} />
      {items.map((item, index) => (
        <Item key={index} item={item} tone={tone} url={url} edge={edge} height={height} />
      ))}
      {hasMarks && <path d={cropMarks(width, height)} stroke="black" strokeWidth={0.1} fill="none" />}
    </svg>
  );
}

type ItemProps = {
  readonly item: CardItem;
  readonly tone: CardTone;
  readonly url: string;
  readonly edge: number;
  readonly height: number;
};

function Item({ item, tone, url, edge, height }: ItemProps) {
  const colours = CARD_COLOURS[tone];
  switch (item.kind) {
    case 'band':
      return <rect x={-edge} y={-edge} width={item.width - BLEED + edge} height={height + 2 * edge} fill={colours.accent} />;
    case 'code': {
      const code = encodeQr(url);
      const scale = item.size / code.edge;
      return (
        <g transform={`translate(${item.x} ${item.y}) scale(${scale})`} shapeRendering="crispEdges">
          <rect width={code.edge} height={code.edge} fill="white" />
          <path transform="translate(4 4)" d={code.path} fill="black" />
        </g>
      );
    }
    case 'text':
      return (
        <text
          x={item.x}
          y={item.y}
          fontSize={item.size}
          textAnchor={item.anchor}
          fill={item.isQuiet ? colours.quiet : colours.text}
          style={{ fontFamily: fontOf(item.font) }}
        >
          {item.text}
        </text>
      );
  }
}

/** Two short lines at every corner, outside the bleed. */
function cropMarks(width: number, height: number): string {
  return [0, width]
    .flatMap((x) =>
      [0, height].map((y) => {
        const [outX, outY] = [x === 0 ? -1 : 1, y === 0 ? -1 : 1];
        return `M${x + outX * (BLEED + 1)} ${y}h${outX * 3}M${x} ${y + outY * (BLEED + 1)}v${outY * 3}`;
      }),
    )
    .join('');
}
