import type { Design } from '@orime/contracts/api/catalogue/design';
import { Link, useFormat, useText } from '@orime/platform';
import { buttonStyles, color, css, Heading, Image, media, space, Text } from '@orime/ui';
import { MessageButton } from '../shop/index.ts';
import { useLateT } from './late-texts.ts';

/** Who made this: a few lines of the designer's own story. */
export function DesignerNote({ designer }: { readonly designer: Design['designerCard'] }) {
  const t = useLateT();
  const text = useText();
  const format = useFormat();
  return (
    <section css={styles.root} aria-labelledby="design-designer">
      {designer.avatar && <Image image={designer.avatar} alt="" sizes="8rem" ratio="1 / 1" css={styles.avatar} />}
      <div css={styles.words}>
        <Text label tone="muted">
          {t('designer.overline')}
        </Text>
        <Heading level={2} id="design-designer">
          {text(designer)}
        </Heading>
        <Text size="sm" tone="muted">
          {t('details.place', { city: text({ name: designer.city, nameJp: designer.cityJp }), country: format.country(designer.country) })}
        </Text>
        <Text css={styles.bio}>{text(designer.bio)}</Text>
        <div css={styles.actions}>
          <Link css={[buttonStyles({ variant: 'secondary' }), styles.link]} to={`/shop/${designer.handle}`}>
            {t('designer.all', { name: text(designer) })}
          </Link>
          <MessageButton profileId={designer.id} name={text(designer)} />
        </div>
      </div>
    </section>
  );
}

const styles = {
  root: css({
    display: 'flex',
    flexDirection: 'column',
    gap: space[5],
    paddingBlock: space[8],
    borderBlock: `1px solid ${color.line}`,
    [media.tablet]: { flexDirection: 'row', gap: space[7] },
  }),
  avatar: css({ flex: 'none', alignSelf: 'flex-start', width: '8rem', borderRadius: '50%' }),
  words: css({ display: 'grid', gap: space[3], justifyItems: 'start' }),
  bio: css({ maxWidth: '46rem' }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: space[3] }),
  link: css({ whiteSpace: 'normal' }),
};
