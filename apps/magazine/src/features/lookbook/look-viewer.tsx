import type { Lookbook } from '@orime/contracts/api/catalogue/lookbook';
import { Link, useDocumentTitle, useNavigate, useSearchParams, useT, useText } from '@orime/platform';
import { ChevronLeft, ChevronRight, color, Container, css, Heading, Image, media, space, Text, VisuallyHidden } from '@orime/ui';
import { LookHotspots } from './look-hotspots.tsx';
import { lookbookUrl } from './lookbook-address.ts';
import { useLookKeys } from './use-look-keys.ts';
import { useSwipe } from './use-swipe.ts';

export type LookViewerProps = {
  readonly lookbook: Lookbook;
  /** From 0; always within the looks. */
  readonly index: number;
};

/** One look at a time, as large as the page: arrow keys, swipe or the two links turn it over, and every look has an address. */
export function LookViewer({ lookbook, index }: LookViewerProps) {
  const t = useT('magazine');
  const text = useText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const total = lookbook.looks.length;
  const look = lookbook.looks[index];
  useDocumentTitle(text(lookbook.title));

  const addressOf = (wanted: number) => lookbookUrl(search, { look: String(((wanted + total) % total) + 1) });

  function turn(step: number): void {
    navigate(addressOf(index + step), { replace: true, preventScrollReset: true });
  }

  useLookKeys({ onTurn: turn, onLeave: () => navigate(lookbookUrl(search, { book: null, look: null })) });
  const swipe = useSwipe(turn);
  if (look === undefined) return null;

  return (
    <Container width="wide" css={styles.root}>
      <header css={styles.head}>
        <div>
          <Text label tone="muted">
            {lookbook.season}
          </Text>
          <Heading level={1} size={2}>
            {text(lookbook.title)}
          </Heading>
          <Link to={`/catalog?designer=${lookbook.designer.handle}`}>{text(lookbook.designer)}</Link>
        </div>
        <Link css={styles.back} to={lookbookUrl(search, { book: null, look: null })}>
          {t('lookbook.back')}
        </Link>
      </header>
      <section css={styles.stage} aria-roledescription={t('lookbook.viewer')} aria-label={text(lookbook.title)} {...swipe}>
        <Link css={styles.turn} to={addressOf(index - 1)} replace preventScrollReset aria-label={t('lookbook.previous')}>
          <ChevronLeft aria-hidden />
        </Link>
        <figure css={styles.look}>
          <div css={styles.picture}>
            <Image
              key={look.image.id}
              image={look.image}
              alt={text(look.image.alt)}
              sizes="(min-width: 768px) 60vh, 100vw"
              ratio="3 / 4"
              priority
            />
            <LookHotspots hotspots={look.hotspots} />
          </div>
          <figcaption css={styles.caption} aria-live="polite">
            <Text as="span" weight="medium">
              {t('lookbook.number', { number: look.number, total })}
            </Text>
            <VisuallyHidden>{text(look.image.alt)}</VisuallyHidden>
          </figcaption>
        </figure>
        <Link css={styles.turn} to={addressOf(index + 1)} replace preventScrollReset aria-label={t('lookbook.next')}>
          <ChevronRight aria-hidden />
        </Link>
      </section>
      {look.hotspots.length > 0 && (
        <ul css={styles.garments} aria-label={t('lookbook.in-this-look')}>
          {look.hotspots.map((hotspot) => (
            <li key={hotspot.designId}>
              <Link to={`/designs/${hotspot.slug}`}>{text(hotspot)}</Link>
            </li>
          ))}
        </ul>
      )}
    </Container>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[5], paddingBlock: `${space[5]} ${space[8]}` }),
  head: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'end', gap: space[3] }),
  back: css({ display: 'inline-block', paddingBlock: space[3] }),
  stage: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space[2],
    touchAction: 'pan-y',
  }),
  turn: css({
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    color: 'inherit',
    '&:hover': { color: color.accent },
  }),
  look: css({ margin: 0, display: 'grid', justifyItems: 'center', gap: space[3] }),
  picture: css({ position: 'relative', width: '100%', maxWidth: 'calc(78svh * 0.75)', [media.tablet]: { minWidth: '20rem' } }),
  caption: css({ fontVariantNumeric: 'tabular-nums' }),
  garments: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: space[5],
    listStyle: 'none',
    margin: 0,
    padding: 0,
    '& a': { display: 'inline-block', paddingBlock: space[2] },
  }),
};
