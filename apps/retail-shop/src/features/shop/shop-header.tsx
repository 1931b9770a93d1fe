import { FollowButton, useDisciplineName } from '@orime/cards';
import type { Profile } from '@orime/contracts/api/people/profile';
import { Link, useFollow, useFormat, useHasRoute, useLanguage, useText } from '@orime/platform';
import { Button, buttonStyles, color, css, Heading, Image, media, space, Text } from '@orime/ui';
import { Share2 } from '@orime/ui/icons';
import { flagOf } from './flag-of.ts';
import { MessageButton } from './message-button.tsx';
import { sharePage } from './share-page.ts';
import { useShopT } from './shop-texts.ts';

/** Who this is, and what one can do about them. The owner edits instead of following. */
export function ShopHeader({ profile }: { readonly profile: Profile }) {
  const t = useShopT();
  const text = useText();
  const format = useFormat();
  const isJapanese = useLanguage() === 'jp';
  const disciplineName = useDisciplineName();
  const { followers } = useFollow(profile);
  const name = text(profile);
  const otherName = isJapanese ? profile.name : profile.nameJp;
  const place = t('details.place', {
    city: text({ name: profile.city, nameJp: profile.cityJp }),
    country: format.country(profile.country),
  });
  return (
    <header css={styles.root}>
      {profile.avatar && <Image image={profile.avatar} alt="" sizes="7rem" ratio="1 / 1" css={styles.avatar} />}
      <div css={styles.words}>
        <Heading level={1}>{name}</Heading>
        {otherName !== '' && otherName !== name && (
          <Text tone="muted" lang={isJapanese ? 'en' : 'ja'}>
            {otherName}
          </Text>
        )}
        <Text as="div" size="sm" css={styles.facts}>
          <Link css={styles.place} to={`/globe?focus=${profile.country}&kinds=designer`}>
            <span aria-hidden>{flagOf(profile.country)}</span> {place}
          </Link>
          {profile.disciplines.length > 0 && <span>{format.list(profile.disciplines.map(disciplineName))}</span>}
          <span>{t('shop.followers', { count: followers })}</span>
        </Text>
        <Text css={styles.bio}>{text(profile.bio)}</Text>
      </div>
      <div css={styles.actions}>
        {profile.viewer.canEdit ? <EditLink /> : <FollowButton profile={profile} size="md" />}
        <Button variant="secondary" onClick={() => void sharePage(name, t('design.share.copied'))}>
          <Share2 size={18} strokeWidth={1.5} aria-hidden />
          {t('design.share')}
        </Button>
        {!profile.viewer.canEdit && <MessageButton profileId={profile.id} name={name} />}
      </div>
    </header>
  );
}

/** To the form, or to the desk it is opened from. */
function EditLink() {
  const t = useShopT();
  const hasRoute = useHasRoute();
  return (
    <Link css={buttonStyles()} to={hasRoute('/edit-profile') ? '/edit-profile' : '/dashboard'}>
      {t('shop.edit')}
    </Link>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[4],
    paddingBlock: space[5],
    [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: space[6], alignItems: 'start' },
  }),
  avatar: css({ width: '5.5rem', borderRadius: '50%', [media.desktop]: { width: '7rem' } }),
  words: css({ display: 'grid', gap: space[2], minWidth: 0 }),
  facts: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[4], color: color.muted }),
  place: css({ display: 'inline-flex', alignItems: 'center', gap: '0.4em', minHeight: '2.75rem', color: 'inherit' }),
  bio: css({
    maxWidth: '46rem',
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
  }),
  // On a phone in full rows: a message names its reader, and takes one of its own.
  actions: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    '& > *': { flex: '1 1 auto' },
    [media.tablet]: { '& > *': { flex: 'none' } },
    [media.desktop]: { justifyContent: 'flex-end' },
  }),
};
