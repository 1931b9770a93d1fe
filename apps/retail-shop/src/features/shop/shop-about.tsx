import type { Profile } from '@orime/contracts/api/people/profile';
import { Slot, useIsSlotFilled, useText } from '@orime/platform';
import { css, Heading, media, space, Text } from '@orime/ui';
import { WhenNear } from '@orime/ui/data';
import { ExternalLink } from '@orime/ui/icons';
import { ShopPolicies } from './shop-policies.tsx';
import { useShopT } from './shop-texts.ts';

/** The designer's own words, where else they are, and what one can rely on when buying. */
export function ShopAbout({ profile }: { readonly profile: Profile }) {
  const t = useShopT();
  const text = useText();
  const hasMap = useIsSlotFilled('place-map@1');
  return (
    <div css={styles.root}>
      <section css={styles.part} aria-labelledby="shop-story">
        <Heading level={2} size={3} id="shop-story">
          {t('shop.about.story')}
        </Heading>
        <Text size="lg" css={styles.story}>
          {text(profile.bio)}
        </Text>
        {profile.links.length > 0 && (
          <ul css={styles.links} aria-label={t('shop.about.links')}>
            {profile.links.map(({ label, url }) => (
              <li key={url}>
                <a css={styles.link} href={url} target="_blank" rel="noopener noreferrer">
                  {label}
                  <ExternalLink size={16} strokeWidth={1.5} aria-hidden />
                </a>
              </li>
            ))}
          </ul>
        )}
        {hasMap && (
          <WhenNear css={styles.place}>
            <Slot name="place-map@1" props={{ handle: profile.handle }} />
          </WhenNear>
        )}
      </section>
      <section css={styles.part} aria-labelledby="shop-policies">
        <Heading level={2} size={3} id="shop-policies">
          {t('shop.policies')}
        </Heading>
        <ShopPolicies profile={profile} />
      </section>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[7], [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(20rem, 2fr)' } }),
  part: css({ display: 'grid', gap: space[4], alignContent: 'start' }),
  place: css({ minHeight: '26rem', [media.tablet]: { minHeight: '22rem' } }),
  story: css({ maxWidth: '44rem', whiteSpace: 'pre-line' }),
  links: css({ display: 'flex', flexWrap: 'wrap', columnGap: space[5], margin: 0, padding: 0, listStyle: 'none' }),
  link: css({ display: 'inline-flex', alignItems: 'center', gap: '0.4em', minHeight: '2.75rem' }),
};
