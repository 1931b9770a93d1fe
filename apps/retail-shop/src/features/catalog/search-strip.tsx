import type { ImageRef, LocalText } from '@orime/contracts';
import type { SearchAnswer } from '@orime/contracts/api/discovery/search';
import { Link, useHasRoute, useQuery, useT, useText } from '@orime/platform';
import { Button, Image, Skeleton, SkeletonRegion, Text, color, css, font, media, space } from '@orime/ui';
import { useId } from 'react';
import { otherKindsQuery } from './search-strip.api.ts';

/** Above the garments that a word found: designers, stories and makers that it found too. Nothing where there are none. Fetches. */
export function SearchStrip({ q }: { readonly q: string }) {
  const t = useT('retail-shop');
  const id = useId();
  const hasRoute = useHasRoute();
  const { data, isError, isFetching, refetch } = useQuery(otherKindsQuery(q));
  if (isError && data === undefined)
    return (
      <Text size="sm" tone="muted" role="status">
        {t('search-strip.failed')}{' '}
        <Button variant="ghost" size="sm" busy={isFetching} onClick={() => void refetch()}>
          {t('search-strip.retry')}
        </Button>
      </Text>
    );
  if (data === undefined)
    return (
      <SkeletonRegion>
        <Skeleton height="4.5rem" />
      </SkeletonRegion>
    );
  const groups = groupsOf(data, hasRoute);
  if (groups.length === 0) return null;
  return (
    <section css={styles.root} aria-label={t('search-strip.label')}>
      {groups.map(({ kind, found }) => (
        <div key={kind} css={styles.group}>
          <h2 css={styles.title} id={`${id}-${kind}`}>
            {t(`search-strip.${kind}`)}
          </h2>
          <ul css={styles.list} aria-labelledby={`${id}-${kind}`}>
            {found.map((item) => (
              <li key={item.to}>
                <FoundLink {...item} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

type Found = {
  readonly to: string;
  readonly name: LocalText;
  readonly cover: ImageRef | null;
};

function FoundLink({ to, name, cover }: Found) {
  const text = useText();
  return (
    <Link css={styles.link} to={to}>
      {cover && <Image css={styles.image} image={cover} alt="" sizes="3rem" ratio="1 / 1" />}
      <span>{text(name)}</span>
    </Link>
  );
}

/** Every kind with something in it; what no live route shows is left out, but for designers, whose garments the catalogue has. */
function groupsOf({ profiles, articles, producers }: SearchAnswer, hasRoute: (path: string) => boolean) {
  const named = ({ name, nameJp }: { readonly name: string; readonly nameJp: string }): LocalText => ({ en: name, jp: nameJp });
  const groups: readonly { readonly kind: 'profiles' | 'articles' | 'producers'; readonly found: readonly Found[] }[] = [
    {
      kind: 'profiles',
      found: profiles.map((profile) => ({
        to: [`/shop/${profile.handle}`].find(hasRoute) ?? `/catalog?designer=${encodeURIComponent(profile.handle)}`,
        name: named(profile),
        cover: profile.cover,
      })),
    },
    {
      kind: 'articles',
      found: articles.map(({ slug, title, cover }) => ({ to: `/article/id/${slug}`, name: title, cover })),
    },
    {
      kind: 'producers',
      found: producers.map((producer) => ({ to: `/producer/${producer.handle}`, name: named(producer), cover: producer.cover })),
    },
  ];
  return groups.map(({ kind, found }) => ({ kind, found: found.filter(({ to }) => hasRoute(to)) })).filter(({ found }) => found.length > 0);
}

const styles = {
  root: css({
    display: 'grid',
    gap: `${space[4]} ${space[6]}`,
    paddingBlock: space[4],
    marginBlockEnd: space[5],
    borderBlock: `1px solid ${color.line}`,
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' },
  }),
  group: css({ minWidth: 0 }),
  title: css({
    marginBlockEnd: space[1],
    fontFamily: 'inherit',
    fontSize: font.size.xs,
    fontWeight: font.weight.medium,
    letterSpacing: font.trackingLabel,
    lineHeight: 1.6,
    color: color.muted,
  }),
  list: css({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 }),
  link: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: '2.75rem',
    paddingBlock: space[1],
    fontSize: font.size.sm,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  }),
  image: css({ flex: 'none', width: '2.75rem' }),
};
