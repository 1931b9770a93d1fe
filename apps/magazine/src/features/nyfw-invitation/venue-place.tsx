import type { Event } from '@orime/contracts/api/editorial/event';
import { Link, useHasRoute, useT, useText } from '@orime/platform';
import { css, Heading, media, space, Text } from '@orime/ui';
import { WhenNear } from '@orime/ui/data';
import { lazy, Suspense } from 'react';

// The outlines of the land are drawn by code that nothing else on the invitation needs.
const PointMap = lazy(async () => ({ default: (await import('../point-map/index.ts')).PointMap }));

/** The venue on a map; nothing where its position is not known. */
export function VenuePlace({ event }: { readonly event: Event }) {
  const t = useT('magazine');
  const text = useText();
  const hasRoute = useHasRoute();
  const { position } = event;
  if (!position) return null;
  return (
    <section css={styles.root} aria-labelledby="venue">
      <Heading level={2} size={3} id="venue">
        {t('nyfw-invitation.place')}
      </Heading>
      <WhenNear css={styles.map}>
        <Suspense fallback={null}>
          <PointMap position={position} />
        </Suspense>
      </WhenNear>
      <Text>{t('nyfw-invitation.place-line', { venue: text(event.venue), address: text(event.address) })}</Text>
      {hasRoute('/globe') && (
        <p>
          <Link to={`/globe?at=${position.lon.toFixed(2)},${position.lat.toFixed(2)},5`}>{t('nyfw-invitation.makers-near')}</Link>
        </p>
      )}
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4] }),
  map: css({ height: '12rem', [media.tablet]: { height: '18rem' } }),
};
