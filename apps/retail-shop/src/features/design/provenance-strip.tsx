import type { Design } from '@orime/contracts/api/catalogue/design';
import { Link, Slot, useFormat, useHasRoute, useIsSlotFilled, useText } from '@orime/platform';
import { color, css, font, Heading, media, space, Text } from '@orime/ui';
import { WhenNear } from '@orime/ui/data';
import { useLateT } from './late-texts.ts';

type Station = {
  readonly key: string;
  /** What happened there, and who did it. */
  readonly deed: string;
  readonly to: string;
  readonly city: string;
  readonly country: string;
};

/** The way of the garment as stations on a line: where it was designed, made, and from where it leaves. */
export function ProvenanceStrip({ design }: { readonly design: Design }) {
  const t = useLateT();
  const text = useText();
  const format = useFormat();
  const hasRoute = useHasRoute();
  const hasMap = useIsSlotFilled('place-map@1');
  const { designerCard: designer, producer } = design;
  const atelier = {
    to: `/shop/${designer.handle}`,
    city: text({ name: designer.city, nameJp: designer.cityJp }),
    country: designer.country,
  };
  const stations: readonly Station[] = [
    { key: 'designed', deed: t('provenance.designed', { name: text(designer) }), ...atelier },
    ...(producer
      ? [
          {
            key: 'made',
            deed: t('provenance.made', { name: text(producer) }),
            to: `/producer/${producer.handle}`,
            city: text({ name: producer.city, nameJp: producer.cityJp }),
            country: producer.country,
          },
        ]
      : []),
    { key: 'ships', deed: t('provenance.ships'), ...atelier },
  ];
  const countries = [...new Set(stations.map(({ country }) => country))];
  return (
    <section css={styles.root} aria-labelledby="design-provenance">
      <Heading level={2} size={4} id="design-provenance">
        {t('provenance.title')}
      </Heading>
      <ol css={styles.line}>
        {stations.map(({ key, deed, to, city, country }) => (
          <li key={key} css={styles.station}>
            <span css={styles.city}>{city}</span>
            <Text as="span" size="sm" tone="muted">
              {format.country(country)}
            </Text>
            {key === 'ships' ? (
              <span css={styles.deed}>{deed}</span>
            ) : (
              <Link css={styles.deed} to={to}>
                {deed}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {hasRoute('/globe') && (
        <ul css={styles.maps}>
          {countries.map((country) => (
            <li key={country}>
              <Link css={styles.map} to={`/globe?focus=${country}`}>
                {t('provenance.map', { country: format.country(country) })}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {hasMap && (
        <WhenNear css={styles.place}>
          <Slot name="place-map@1" props={{ handle: producer?.handle ?? designer.handle }} />
        </WhenNear>
      )}
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4], marginBlockStart: space[8] }),
  line: css({
    display: 'grid',
    gap: space[5],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderInlineStart: `1px solid ${color.lineStrong}`,
    [media.tablet]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${color.lineStrong}`,
    },
  }),
  station: css({
    position: 'relative',
    display: 'grid',
    justifyItems: 'start',
    paddingInlineStart: space[5],
    // The point on the line.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '0.5rem',
      insetInlineStart: '-0.3125rem',
      width: '0.625rem',
      height: '0.625rem',
      borderRadius: '50%',
      background: color.text,
    },
    [media.tablet]: { padding: `${space[4]} 0 0`, '&::before': { insetBlockStart: '-0.3125rem', insetInlineStart: 0 } },
  }),
  city: css({ fontFamily: font.display, fontSize: font.size.h3, lineHeight: 1.2 }),
  deed: css({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' }),
  // As high as the map and the words beside it: what follows must not move when they come.
  place: css({ minHeight: '26rem', [media.tablet]: { minHeight: '22rem' } }),
  maps: css({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[5]}`, margin: 0, padding: 0, listStyle: 'none' }),
  map: css({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', fontSize: font.size.sm }),
};
