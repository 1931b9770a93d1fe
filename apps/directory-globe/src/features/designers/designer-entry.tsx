import { FollowButton, carriesPicture } from '@orime/cards';
import type { ProfileCard } from '@orime/contracts/api/people/profile';
import { Link, useFormat, useT, useText } from '@orime/platform';
import { color, css, font, Image, space, Text } from '@orime/ui';
import { OtherScript } from '../../list-filters/other-script.tsx';

export type DesignerEntryProps = {
  readonly profile: ProfileCard;
  readonly isMarked: boolean;
  /** Among the first on the page. */
  readonly priority: boolean;
};

/** A designer by three garments: who it is one sees in what is made. Without any, the cover stands for them. */
export function DesignerEntry({ profile, isMarked, priority }: DesignerEntryProps) {
  const t = useT('directory-globe');
  const text = useText();
  const format = useFormat();
  const { id, handle, avatar, cover, thumbs, country, followers } = profile;
  const city = text({ name: profile.city, nameJp: profile.cityJp });
  return (
    <article
      css={[styles.root, isMarked && styles.marked]}
      id={`designer-${id}`}
      tabIndex={-1}
      {...carriesPicture(thumbs[0] ?? cover, cover)}
    >
      <Link css={styles.pictures} to={`/shop/${handle}`} tabIndex={-1} aria-hidden>
        {thumbs.length > 0
          ? thumbs.map((image) => (
              <Image key={image.id} image={image} alt="" sizes="(min-width: 768px) 10vw, 33vw" ratio="3 / 4" priority={priority} />
            ))
          : cover && (
              <Image css={styles.cover} image={cover} alt="" sizes="(min-width: 768px) 30vw, 100vw" ratio="9 / 4" priority={priority} />
            )}
      </Link>
      <div css={styles.words}>
        {avatar && <Image image={avatar} alt="" sizes="3rem" ratio="1 / 1" css={styles.avatar} />}
        <div css={styles.facts}>
          <h3 css={styles.name}>
            <Link css={styles.link} to={`/shop/${handle}`}>
              {text(profile)}
            </Link>
          </h3>
          <OtherScript {...profile} />
          <Text size="sm" tone="muted">
            {t('producer.place', { city, country: format.country(country) })}
          </Text>
          <Text size="sm" tone="muted">
            {t('designers.facts', {
              designs: t('globe.designs', { count: profile.designCount }),
              followers: t('designers.followers', { count: followers }),
            })}
          </Text>
        </div>
        <FollowButton profile={profile} />
      </div>
    </article>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3], alignContent: 'start', minWidth: 0, scrollMarginBlock: space[9] }),
  marked: css({ outline: `2px solid ${color.accent}`, outlineOffset: space[2] }),
  pictures: css({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '1px' }),
  cover: css({ gridColumn: '1 / -1' }),
  words: css({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: space[3], alignItems: 'start' }),
  avatar: css({ width: '3rem', borderRadius: '50%' }),
  facts: css({ minWidth: 0 }),
  name: css({ fontFamily: font.display, fontSize: font.size.h4, lineHeight: 1.25 }),
  link: css({ color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }),
};
