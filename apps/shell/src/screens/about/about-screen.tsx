import { BRAND } from '@orime/contracts';
import { Link, useT, useText } from '@orime/platform';
import { Heading, Page, Text, buttonStyles, color, css, font, media, space } from '@orime/ui';
import { useHasRoute } from '../../routing/routes-context.tsx';
import { ABOUT } from './about-content.ts';

const LINKS = [
  { to: '/designers', label: 'about.designers' },
  { to: '/globe', label: 'about.map' },
  { to: '/register?type=designer', label: 'footer.sell' },
] as const;

export default function AboutScreen() {
  const t = useT('shell');
  const text = useText();
  const hasRoute = useHasRoute();
  return (
    <Page css={styles.root}>
      <header css={styles.head}>
        <Heading level={1} size="hero">
          {text(BRAND.tagline)}
        </Heading>
      </header>
      {ABOUT.map(({ title, paragraphs }) => (
        <section key={title.en} css={styles.part}>
          <Heading level={2} size={3}>
            {text(title)}
          </Heading>
          <div css={styles.words}>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph.en} size="lg" css={styles.paragraph}>
                {text(paragraph)}
              </Text>
            ))}
          </div>
        </section>
      ))}
      <div css={styles.links}>
        {LINKS.filter(({ to }) => hasRoute(to)).map(({ to, label }, index) => (
          <Link key={to} css={buttonStyles({ variant: index === 0 ? 'primary' : 'secondary' })} to={to}>
            {t(label)}
          </Link>
        ))}
      </div>
    </Page>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[8] }),
  head: css({ paddingBlock: `${space[7]} ${space[5]}`, maxWidth: '60rem' }),
  part: css({
    display: 'grid',
    gap: space[5],
    paddingBlockStart: space[5],
    borderBlockStart: `1px solid ${color.line}`,
    [media.desktop]: { gridTemplateColumns: '1fr 2fr' },
  }),
  words: css({ display: 'grid', gap: space[4], maxWidth: '44rem' }),
  paragraph: css({ fontSize: font.size.xl }),
  links: css({ display: 'flex', flexWrap: 'wrap', gap: space[3] }),
};
