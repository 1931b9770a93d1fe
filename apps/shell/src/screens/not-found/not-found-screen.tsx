import { Link, useT } from '@orime/platform';
import { Container, Heading, Text, buttonStyles, css, space } from '@orime/ui';
import { useHasRoute } from '../../routing/routes-context.tsx';

const LINKS = [
  { to: '/', label: 'nav.home' },
  { to: '/catalog', label: 'nav.catalog' },
  { to: '/designers', label: 'nav.designers' },
  { to: '/digital-magazine', label: 'nav.magazine' },
] as const;

/** The specification's not-found page; the document came with status 404. */
export default function NotFoundScreen() {
  const t = useT('shell');
  const hasRoute = useHasRoute();
  return (
    <Container css={styles.root}>
      <Heading level={1}>{t('not-found.title')}</Heading>
      <Text size="lg" tone="muted">
        {t('not-found.text')}
      </Text>
      <div css={styles.links}>
        {LINKS.filter(({ to }) => hasRoute(to)).map(({ to, label }, index) => (
          <Link key={to} css={buttonStyles({ variant: index === 0 ? 'primary' : 'secondary' })} to={to}>
            {t(label)}
          </Link>
        ))}
      </div>
    </Container>
  );
}

const styles = {
  root: css({ display: 'grid', alignContent: 'center', gap: space[4], minHeight: '70vh', paddingBlock: space[8] }),
  links: css({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginBlockStart: space[4] }),
};
