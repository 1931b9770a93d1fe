import type { ProfileCard } from '@orime/contracts/api/people/profile';
import { Link, useFormat, useText } from '@orime/platform';
import { color, css, font, Image, media, motion, radius, space, Text, z } from '@orime/ui';
import type { ReactNode } from 'react';
import { cardLink } from './card-link.ts';
import { carriesPicture } from './carries-picture.ts';
import { usePeopleText } from './people-texts.ts';

export type DesignerCardProps = {
  readonly profile: ProfileCard;
  readonly sizes?: string;
  readonly level?: 2 | 3;
  readonly priority?: boolean;
  /** Shown in the upper corner, such as a follow button. */
  readonly action?: ReactNode;
};

/** A designer in a list: cover, name, place and number of designs. Links to the designer's shop. */
export function DesignerCard({
  profile,
  sizes = '(min-width: 1224px) 25vw, (min-width: 768px) 33vw, 100vw',
  level = 3,
  priority = false,
  action,
}: DesignerCardProps) {
  const t = usePeopleText();
  const text = useText();
  const format = useFormat();
  const Heading = `h${level}` as const;
  const picture = profile.cover ?? profile.thumbs[0];
  return (
    <article css={styles.root} {...carriesPicture(picture, profile.cover)}>
      <div css={styles.media}>
        {picture && <Image image={picture} alt={text(picture.alt)} sizes={sizes} ratio="4 / 5" priority={priority} css={styles.picture} />}
        {action && <div css={styles.action}>{action}</div>}
      </div>
      <div css={styles.words}>
        {profile.avatar && <Image image={profile.avatar} alt="" sizes="3rem" ratio="1 / 1" css={styles.avatar} />}
        <div>
          <Heading css={styles.name}>
            <Link css={cardLink} to={`/shop/${profile.handle}`}>
              {text(profile)}
            </Link>
          </Heading>
          <Text size="sm" tone="muted">
            {t('designer.place', { city: text({ name: profile.city, nameJp: profile.cityJp }), country: format.country(profile.country) })}
          </Text>
          <Text size="sm" tone="muted">
            {t('designer.designs', { count: profile.designCount })}
          </Text>
        </div>
      </div>
    </article>
  );
}

const styles = {
  root: css({ position: 'relative', display: 'grid', gap: space[3], alignContent: 'start', minWidth: 0 }),
  media: css({ position: 'relative', overflow: 'hidden' }),
  picture: css({ transition: `transform ${motion.slow}`, [media.hover]: { 'article:hover &': { transform: 'scale(1.02)' } } }),
  action: css({
    position: 'absolute',
    insetBlockStart: space[2],
    insetInlineEnd: space[2],
    zIndex: z.raised,
    background: color.page,
    borderRadius: radius.sm,
  }),
  words: css({ display: 'flex', gap: space[3], alignItems: 'flex-start' }),
  avatar: css({ flex: 'none', width: '3rem', borderRadius: '50%' }),
  name: css({ fontFamily: font.display, fontSize: font.size.h4, lineHeight: 1.25 }),
};
