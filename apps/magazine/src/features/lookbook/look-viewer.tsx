import type { Lookbook } from '@orime/contracts/api/catalogue/lookbook';
import { Link, useDocumentTitle, useNavigate, useSearchParams, useT, useText } from '@orime/platform';
import { color, css, Heading, Image, media, space, Text } from '@orime/ui';
import { LookControls } from './look-controls.tsx';
import { LookHotspots } from './look-hotspots.tsx';
import { lookbookUrl } from './lookbook-address.ts';
import { OwnerLink } from './owner-link.tsx';
import { RoomLink } from './room-link.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useLookKeys } from './use-look-keys.ts';
import { useSwipe } from './use-swipe.ts';

export type LookViewerProps = {
  readonly lookbook: Lookbook;
  /** From 0; always within the looks. */
  readonly index: number;
};

/** One look at a time, as large as the window or the whole screen: keys, swipe or links turn it over, and every look has an address. */
export function LookViewer({ lookbook, index }: LookViewerProps) {
  const text = useText();
  const t = useT('magazine');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { stage, isFull, toggle } = useFullScreen();
  const total = lookbook.looks.length;
  const look = lookbook.looks[index];
  useDocumentTitle(text(lookbook.title));

  const addressOf = (wanted: number) => lookbookUrl(search, { look: String(((wanted + total) % total) + 1) });

  function turn(step: number): void {
    navigate(addressOf(index + step), { replace: true, preventScrollReset: true });
  }

  function handleLeave(): void {
    // Escape leaves the full screen first, which the browser does.
    if (!isFull) navigate(lookbookUrl(search, { book: null, look: null }));
  }

  useLookKeys({ onTurn: turn, onLeave: handleLeave });
  const swipe = useSwipe(turn);
  if (look === undefined) return null;

  return (
    <section ref={stage} css={styles.stage} aria-roledescription={t('lookbook.viewer')} aria-label={text(lookbook.title)} {...swipe}>
      <header css={styles.head}>
        <Text label tone="muted">
          {lookbook.season}
        </Text>
        <Heading level={1} size={2}>
          {text(lookbook.title)}
        </Heading>
        <Link to={`/shop/${lookbook.designer.handle}`}>{text(lookbook.designer)}</Link>
        <RoomLink lookbook={lookbook} />
        <OwnerLink lookbook={lookbook} />
        <Link css={styles.back} to={lookbookUrl(search, { book: null, look: null })}>
          {t('lookbook.back')}
        </Link>
      </header>
      <div css={styles.picture}>
        <Image
          key={look.image.id}
          image={look.image}
          alt={text(look.image.alt)}
          sizes="(min-width: 768px) 75svh, 100vw"
          ratio="3 / 4"
          priority
        />
        <LookHotspots hotspots={look.hotspots} />
      </div>
      <LookControls
        look={look}
        total={total}
        previous={addressOf(index - 1)}
        next={addressOf(index + 1)}
        isFull={isFull}
        onToggleFull={toggle}
      />
    </section>
  );
}

const HEIGHT = 'calc(100svh - 7rem)';

const styles = {
  stage: css({
    display: 'grid',
    gap: space[5],
    paddingBlockEnd: space[6],
    background: color.page,
    touchAction: 'pan-y',
    overflowY: 'auto',
    [media.tablet]: {
      gridTemplateColumns: `minmax(12rem, 1fr) auto minmax(12rem, 1fr)`,
      columnGap: space[6],
      minHeight: HEIGHT,
      padding: `${space[4]} clamp(${space[4]}, 3.2vw, ${space[7]})`,
    },
  }),
  head: css({
    display: 'grid',
    gap: space[2],
    alignContent: 'start',
    justifyItems: 'start',
    order: 1,
    paddingInline: space[4],
    [media.tablet]: { order: 0, paddingInline: 0 },
  }),
  back: css({ display: 'inline-block', paddingBlock: space[3], color: color.muted }),
  // The whole look is in sight: its height is the window's, and the width follows.
  picture: css({
    position: 'relative',
    width: '100%',
    [media.tablet]: { width: `calc((100svh - 9rem) * 0.75)`, maxWidth: '60vw', alignSelf: 'center' },
    'section:fullscreen > &': { [media.tablet]: { width: 'calc((100vh - 2rem) * 0.75)' } },
  }),
};
