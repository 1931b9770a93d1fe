import type { Lookbook } from '@orime/contracts/api/catalogue/lookbook';
import { Link, readQuery, useQuery, useText } from '@orime/platform';
import { Image, Skeleton, SkeletonRegion, color, css, font, media, space } from '@orime/ui';
import { HomeSection } from './home-section.tsx';
import { useHomeT } from './home-texts.ts';

type Look = Lookbook['looks'][number];

/** The first look in the newest lookbooks that puts two garments together. */
function firstOutfit(books: readonly Lookbook[]): { readonly book: Lookbook; readonly look: Look } | undefined {
  for (const book of books) {
    const look = book.looks.find(({ hotspots }) => hotspots.length > 1);
    if (look !== undefined) return { book, look };
  }
  return undefined;
}

/** A look whose garments can be had, each at its point of the picture and by name beside it. */
export function ShopTheLook() {
  const t = useHomeT();
  const text = useText();
  const { data, isError, refetch } = useQuery(readQuery<readonly Lookbook[]>('/api/lookbook/?limit=8'));
  const outfit = data && firstOutfit(data);
  if (data !== undefined && outfit === undefined) return null;
  return (
    <HomeSection
      title={t('home.look.title')}
      to="/lookbook"
      linkLabel={t('home.look.link')}
      onRetry={isError && data === undefined ? () => void refetch() : undefined}
    >
      {outfit === undefined ? (
        <SkeletonRegion>
          <Skeleton ratio="3 / 2" />
        </SkeletonRegion>
      ) : (
        <div css={styles.spread}>
          <div css={styles.stage}>
            <Image image={outfit.look.image} alt={text(outfit.look.image.alt)} sizes="(min-width: 768px) 50vw, 100vw" ratio="3 / 4" />
            {outfit.look.hotspots.map(({ designId, slug, x, y }, place) => (
              // The list beside it is how readers and keys get there.
              <Link
                key={designId}
                css={styles.point}
                style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
                to={`/designs/${slug}`}
                tabIndex={-1}
                aria-hidden
              >
                <span css={styles.number}>{place + 1}</span>
              </Link>
            ))}
          </div>
          <div css={styles.words}>
            <h3 css={styles.name}>
              <Link to={`/lookbook?book=${outfit.book.slug}`}>{text(outfit.book.title)}</Link>
            </h3>
            <p css={styles.by}>
              <Link to={`/shop/${outfit.book.designer.handle}`}>{text(outfit.book.designer)}</Link>
              <span aria-hidden> · </span>
              {outfit.book.season}
            </p>
            <ol css={styles.pieces}>
              {outfit.look.hotspots.map((piece, place) => (
                <li key={piece.designId}>
                  <Link css={styles.piece} to={`/designs/${piece.slug}`}>
                    <span css={styles.number} aria-hidden>
                      {place + 1}
                    </span>
                    {text(piece)}
                  </Link>
                </li>
              ))}
            </ol>
          </div>
        </div>
      )}
    </HomeSection>
  );
}

const styles = {
  spread: css({ display: 'grid', gap: space[5], [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: space[7] } }),
  stage: css({ position: 'relative', background: color.backdrop }),
  point: css({
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    margin: '-1.375rem 0 0 -1.375rem',
    textDecoration: 'none',
  }),
  number: css({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: '1.75rem',
    height: '1.75rem',
    borderRadius: '50%',
    background: color.page,
    color: color.text,
    border: `1px solid ${color.lineStrong}`,
    fontSize: font.size.sm,
    fontVariantNumeric: 'tabular-nums',
  }),
  words: css({ display: 'grid', alignContent: 'end', gap: space[3] }),
  name: css({ fontFamily: font.display, fontSize: font.size.h2, lineHeight: font.leadingDisplay, '& a': { textDecoration: 'none' } }),
  by: css({ color: color.muted }),
  pieces: css({ listStyle: 'none', marginBlockStart: space[4] }),
  piece: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: '3.5rem',
    borderBlockStart: `1px solid ${color.line}`,
    textDecoration: 'none',
    [media.hover]: { '&:hover': { textDecoration: 'underline' } },
  }),
};
