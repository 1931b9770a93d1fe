import { Link } from '@orime/platform';
import { Container, Heading, Text, buttonStyles, color, css, font, media, space } from '@orime/ui';
import { useHomeT } from './home-texts.ts';

const STEPS = ['order', 'make', 'wear'] as const;

/** Why a garment takes weeks, and what one has of it. */
export function MadeToOrder() {
  const t = useHomeT();
  return (
    <Container as="section" aria-labelledby="made-to-order">
      <div css={styles.head}>
        <Heading level={2} id="made-to-order">
          {t('home.made.title')}
        </Heading>
        <Text tone="muted">{t('home.made.text')}</Text>
      </div>
      <ol css={styles.steps}>
        {STEPS.map((step, place) => (
          <li key={step} css={styles.step}>
            <span css={styles.number} aria-hidden>
              {place + 1}
            </span>
            <Heading level={3} size={4} css={styles.name}>
              {t(`home.made.${step}.title`)}
            </Heading>
            <Text tone="muted">{t(`home.made.${step}.text`)}</Text>
          </li>
        ))}
      </ol>
      <Link css={buttonStyles({ variant: 'secondary' })} to="/catalog?mto=1">
        {t('home.made.link')}
      </Link>
    </Container>
  );
}

const styles = {
  head: css({ display: 'grid', gap: space[3], maxWidth: '40rem' }),
  steps: css({
    display: 'grid',
    gap: space[5],
    marginBlock: space[6],
    listStyle: 'none',
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  }),
  step: css({
    display: 'grid',
    alignContent: 'start',
    gap: space[2],
    paddingBlockStart: space[4],
    borderBlockStart: `1px solid ${color.line}`,
  }),
  number: css({ fontFamily: font.display, fontSize: font.size.h3, color: color.muted }),
  name: css({ lineHeight: 1.25 }),
};
