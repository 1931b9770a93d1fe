import { useT } from '@orime/platform';
import { Container, css, font, Heading, media, space, Text, z } from '@orime/ui';
import { StopList } from './stop-list.tsx';
import { StopStory } from './stop-story.tsx';
import { TripMap } from './trip-map.tsx';
import type { TripStop } from './trip-stops.ts';
import { useStopInSight } from './use-stop-in-sight.ts';

/** The map stays in sight while the stops go by; each stop that comes up moves it. */
export function Trip({ stops }: { readonly stops: readonly TripStop[] }) {
  const t = useT('magazine');
  const { current, watch } = useStopInSight();
  return (
    <Container width="wide" css={styles.root}>
      <div css={styles.map}>
        <TripMap stops={stops} current={current} />
      </div>
      <div css={styles.story}>
        <header css={styles.head}>
          <Text label tone="muted">
            {t('trip.kicker')}
          </Text>
          <Heading level={1} size="hero">
            {t('trip.title')}
          </Heading>
          <Text lead css={styles.dek}>
            {t('trip.dek')}
          </Text>
          <StopList stops={stops} />
        </header>
        {stops.map((stop, index) => (
          <StopStory key={stop.story.id} stop={stop} number={index + 1} ref={watch} />
        ))}
      </div>
    </Container>
  );
}

const styles = {
  root: css({
    display: 'grid',
    paddingBlockEnd: space[9],
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', columnGap: space[8] },
  }),
  // Beside the stops; on a phone a strip above them, which stays.
  map: css({
    position: 'sticky',
    insetBlockStart: 'var(--header-height, 4rem)',
    zIndex: z.sticky,
    height: '34svh',
    marginInline: `calc(-1 * clamp(${space[4]}, 3.2vw, ${space[7]}))`,
    [media.desktop]: { height: 'calc(100svh - var(--header-height, 4rem))', marginInlineEnd: 0 },
    '@media print': { display: 'none' },
  }),
  story: css({ display: 'grid', gap: space[9], minWidth: 0 }),
  head: css({ display: 'grid', gap: space[4], paddingBlockStart: `clamp(${space[6]}, 7vw, ${space[9]})` }),
  dek: css({ maxWidth: '34rem', fontFamily: font.display, fontSize: font.size.h4, lineHeight: 1.5 }),
};
