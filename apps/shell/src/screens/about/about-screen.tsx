import { BRAND } from '@orime/contracts';
import type { PublicSettings } from '@orime/contracts/api/site/site';
import { Link, useRouteRead, useT, useText } from '@orime/platform';
import { Container, Heading, Image, Text, buttonStyles, color, css, font, media, space } from '@orime/ui';
import { useHasRoute } from '../../routing/routes-context.tsx';
import { publicSettingsRead } from '../public-settings-read.ts';
import { ABOUT } from './about-content.ts';
import { AboutDetails } from './about-details.tsx';
import { ABOUT_FACTS } from './about-facts.ts';
import { AboutPart } from './about-part.tsx';

const LINKS = [
  { to: '/designers', label: 'about.designers' },
  { to: '/globe', label: 'about.map' },
  { to: '/for-brands', label: 'footer.sell' },
] as const;

export default function AboutScreen() {
  const t = useT('shell');
  const text = useText();
  const hasRoute = useHasRoute();
  const { data, isPending } = useRouteRead<PublicSettings>(publicSettingsRead);
  const picture = data?.pictures?.['hero'];
  return (
    <>
      <Container>
        <header css={styles.head}>
          <Heading level={1} size="hero" css={styles.title}>
            {text(BRAND.tagline)}
          </Heading>
        </header>
      </Container>
      {picture !== undefined ? (
        <Image css={styles.picture} image={picture} alt={text(picture.alt)} sizes="100vw" ratio="auto" priority />
      ) : (
        isPending && <div css={styles.picture} />
      )}
      <Container css={styles.root}>
        {ABOUT.map(({ title, paragraphs }) => (
          <AboutPart key={title.en} title={text(title)}>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph.en} size="lg" css={styles.paragraph}>
                {text(paragraph)}
              </Text>
            ))}
          </AboutPart>
        ))}
        <div css={styles.links}>
          {LINKS.filter(({ to }) => hasRoute(to)).map(({ to, label }, index) => (
            <Link key={to} css={buttonStyles({ variant: index === 0 ? 'primary' : 'secondary' })} to={to}>
              {t(label)}
            </Link>
          ))}
        </div>
        <AboutDetails />
        <p css={styles.hint}>
          {text(ABOUT_FACTS.hint.text)}{' '}
          <Link css={styles.hintLink} to="/easter-egg">
            {text(ABOUT_FACTS.hint.link)}
          </Link>
        </p>
      </Container>
    </>
  );
}

const styles = {
  head: css({ paddingBlock: `clamp(${space[7]}, 7vw, ${space[9]}) clamp(${space[6]}, 4vw, ${space[7]})`, maxWidth: '64rem' }),
  // The longest Japanese word stays whole on the narrowest phone.
  title: css({
    '&:lang(ja)': { fontSize: 'clamp(1.75rem, 0.9rem + 3.6vw, 4.25rem)', lineHeight: 1.35 },
  }),
  picture: css({ width: '100%', height: 'clamp(16rem, 46vw, 40rem)', background: color.sunken }),
  root: css({ display: 'grid', gap: `clamp(${space[7]}, 6vw, ${space[8]})`, paddingBlock: `clamp(${space[7]}, 6vw, ${space[9]})` }),
  paragraph: css({ fontSize: font.size.xl }),
  links: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[3],
    [media.desktop]: { marginInlineStart: 'calc((100% - 1.5rem) / 3 + 1.5rem)' },
  }),
  hint: css({ paddingBlockStart: space[5], borderBlockStart: `1px dashed ${color.line}`, color: color.muted, fontSize: font.size.sm }),
  hintLink: css({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', marginInlineStart: space[1] }),
};
