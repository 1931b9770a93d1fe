import { Link, Trans, useQuery, useReadContext, useT, useText } from '@orime/platform';
import { css, font, Heading, Image, space, Text } from '@orime/ui';
import { modelsQuery } from './model.api.ts';

/** Other models, in a row that scrolls; absent when it cannot be read, since nothing else on the page depends on it. */
export function MoreFaces({ exceptId }: { readonly exceptId: string }) {
  const t = useT('directory-globe');
  const text = useText();
  const models = useQuery(modelsQuery(useReadContext())).data?.filter(({ id }) => id !== exceptId) ?? [];
  if (models.length === 0) return null;
  return (
    <section aria-labelledby="more-faces">
      <Heading level={2} size={3} id="more-faces" css={styles.heading}>
        {t('model.more')}
      </Heading>
      <ul css={styles.row}>
        {models.map(({ id, slug, name, portfolio: [face] }) => (
          <li key={id} css={styles.face}>
            <Link css={styles.link} to={`/model/${slug}`}>
              {face && <Image image={face} alt={text(face.alt)} sizes="12rem" ratio="4 / 5" />}
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <Text tone="muted" css={styles.apply}>
        <Trans ns="directory-globe" i18nKey="model.apply" components={{ apply: <Link to="/model-intake" /> }} />
      </Text>
    </section>
  );
}

const styles = {
  heading: css({ marginBlockEnd: space[4] }),
  row: css({ display: 'flex', gap: space[3], margin: 0, padding: 0, listStyle: 'none', overflowX: 'auto', scrollSnapType: 'x proximity' }),
  apply: css({ marginBlockStart: space[4] }),
  face: css({ flex: 'none', width: '11rem', scrollSnapAlign: 'start' }),
  link: css({ display: 'grid', gap: space[2], color: 'inherit', textDecoration: 'none', fontFamily: font.display, fontSize: font.size.lg }),
};
