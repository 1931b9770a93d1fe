import { useT, useText } from '@orime/platform';
import { color, css, font, Heading, media, Page, space, Text } from '@orime/ui';
import { ContactForm } from '../contact/index.ts';
import { FACTS, MILESTONES, TEAM } from './investors-content.ts';

/** The house on one page: what is counted, who does the work, and how to ask for more. */
export default function InvestorsScreen() {
  const t = useT('magazine');
  const text = useText();
  return (
    <Page css={styles.root}>
      <header css={styles.head}>
        <Heading level={1} size="hero">
          {t('investors.title')}
        </Heading>
        <Text lead size="xl" tone="muted" css={styles.dek}>
          {t('investors.dek')}
        </Text>
      </header>
      <section css={styles.section} aria-labelledby="investors-facts">
        <Heading level={2} id="investors-facts">
          {t('investors.facts')}
        </Heading>
        <dl css={styles.facts}>
          {FACTS.map(({ figure, what, source }) => (
            <div key={what.en} css={styles.fact}>
              <dt css={styles.what}>{text(what)}</dt>
              <dd css={styles.figure}>{figure}</dd>
              <dd css={styles.source}>{t('investors.source', { source: text(source) })}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section css={styles.section} aria-labelledby="investors-way">
        <Heading level={2} id="investors-way">
          {t('investors.way')}
        </Heading>
        <ol css={styles.way}>
          {MILESTONES.map(({ year, what }) => (
            <li key={year} css={styles.step}>
              <Text label tone="muted">
                {t('investors.year', { year })}
              </Text>
              <Text size="lg">{text(what)}</Text>
            </li>
          ))}
        </ol>
      </section>
      <section css={styles.section} aria-labelledby="investors-team">
        <Heading level={2} id="investors-team">
          {t('investors.team')}
        </Heading>
        <ul css={styles.team}>
          {TEAM.map(({ name, work }) => (
            <li key={name.en} css={styles.person}>
              <Text as="span" css={styles.name}>
                {text(name)}
              </Text>
              <Text tone="muted">{text(work)}</Text>
            </li>
          ))}
        </ul>
      </section>
      <section css={styles.section} aria-labelledby="investors-deck">
        <Heading level={2} id="investors-deck">
          {t('investors.deck')}
        </Heading>
        <Text lead tone="muted" css={styles.dek}>
          {t('investors.deck.text')}
        </Text>
        <ContactForm topic="investors" send={t('investors.deck.send')} asksFirm />
      </section>
    </Page>
  );
}

const list = { margin: 0, padding: 0, listStyle: 'none' } as const;

const styles = {
  root: css({ display: 'grid', gap: space[9], '& > *': { minWidth: 0 } }),
  head: css({ display: 'grid', gap: space[4] }),
  dek: css({ maxWidth: '40rem' }),
  section: css({ display: 'grid', gap: space[5] }),
  facts: css({
    display: 'grid',
    gap: `${space[6]} ${space[5]}`,
    margin: 0,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  }),
  // The figure is read after its name, and stands above it.
  fact: css({
    display: 'flex',
    flexDirection: 'column',
    gap: space[1],
    paddingBlockStart: space[4],
    borderBlockStart: `1px solid ${color.line}`,
  }),
  what: css({ order: 2 }),
  figure: css({ order: 1, margin: 0, fontFamily: font.display, fontSize: font.size.h1, lineHeight: 1, fontVariantNumeric: 'lining-nums' }),
  source: css({ order: 3, margin: 0, fontSize: font.size.sm, color: color.muted }),
  way: css({
    ...list,
    display: 'grid',
    gap: space[5],
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  }),
  step: css({
    display: 'grid',
    gap: space[2],
    alignContent: 'start',
    paddingBlockStart: space[4],
    borderBlockStart: `1px solid ${color.text}`,
  }),
  team: css({ ...list, display: 'grid', gap: space[5], [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
  person: css({ display: 'grid', gap: space[1] }),
  name: css({ fontFamily: font.display, fontSize: font.size.h4 }),
};
