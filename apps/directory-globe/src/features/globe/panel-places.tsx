import type { GeoPoint } from '@orime/contracts/api/discovery/geo';
import { useText } from '@orime/platform';
import { color, css, font, Heading, space, Text } from '@orime/ui';
import { useId } from 'react';
import { KindMark } from '../../map/kind-mark.tsx';

export type PanelPlacesProps = {
  readonly title: string;
  readonly places: readonly { readonly point: GeoPoint; readonly note: string }[];
  readonly onShow: (point: GeoPoint) => void;
};

/** Places that belong to the one in the panel; pressing one moves map and panel there. */
export function PanelPlaces({ title, places, onShow }: PanelPlacesProps) {
  const text = useText();
  const id = useId();
  return (
    <section css={styles.root} aria-labelledby={id}>
      <Heading level={3} size={4} id={id}>
        {title}
      </Heading>
      <ul css={styles.list}>
        {places.map(({ point, note }) => (
          <li key={point.id}>
            <button type="button" css={styles.place} onClick={() => onShow(point)}>
              <KindMark kind={point.kind} />
              <span css={styles.name}>{text(point)}</span>
              <Text as="span" size="sm" tone="muted">
                {note}
              </Text>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[2], width: '100%', marginBlockStart: space[2] }),
  list: css({ margin: 0, padding: 0, listStyle: 'none' }),
  place: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: space[3],
    alignItems: 'center',
    width: '100%',
    minHeight: '2.75rem',
    padding: 0,
    border: 0,
    borderBlockStart: `1px solid ${color.line}`,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: font.size.md,
    textAlign: 'start',
    cursor: 'pointer',
  }),
  name: css({ overflowWrap: 'anywhere', 'button:hover > &': { textDecoration: 'underline' } }),
};
