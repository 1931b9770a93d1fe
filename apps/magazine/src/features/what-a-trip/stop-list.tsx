import { useFormat, useT, useText } from '@orime/platform';
import { color, css, font, space } from '@orime/ui';
import { PartLink } from '../reading/index.ts';
import type { TripStop } from './trip-stops.ts';

/** The way in words: complete without the map. */
export function StopList({ stops }: { readonly stops: readonly TripStop[] }) {
  const t = useT('magazine');
  const text = useText();
  const format = useFormat();
  return (
    <nav aria-label={t('trip.stops')}>
      <ol css={styles.list}>
        {stops.map(({ story, place }, index) => (
          <li key={story.id}>
            <PartLink css={styles.link} part={`stop-${index + 1}`}>
              <span css={styles.number}>{index + 1}</span>
              {place === null ? text(story.title) : t('trip.place', { place: text(place.name), country: format.country(place.country) })}
            </PartLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const styles = {
  list: css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', borderBlockStart: `1px solid ${color.line}` }),
  link: css({
    display: 'flex',
    gap: space[4],
    alignItems: 'baseline',
    paddingBlock: space[3],
    borderBlockEnd: `1px solid ${color.line}`,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textDecorationThickness: '1px' },
  }),
  number: css({ width: '1.5rem', fontFamily: font.display, color: color.muted, fontVariantNumeric: 'lining-nums' }),
};
