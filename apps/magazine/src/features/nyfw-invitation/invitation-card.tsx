import type { Event } from '@orime/contracts/api/editorial/event';
import { useLanguage, useT, useText } from '@orime/platform';
import { color, css, font, Heading, media, space, Text } from '@orime/ui';
import { EventTime } from './event-time.tsx';

/** The card as it would be printed: the title in both languages, then when and where. */
export function InvitationCard({ event }: { readonly event: Event }) {
  const t = useT('magazine');
  const text = useText();
  const language = useLanguage();
  const other = language === 'jp' ? 'en' : 'jp';
  const mapUrl = `https://www.openstreetmap.org/search?${new URLSearchParams({ query: event.address.en })}`;
  return (
    <article css={styles.root}>
      <Text label tone="muted">
        {t('nyfw-invitation.kicker')}
      </Text>
      <div css={styles.titles}>
        <Heading level={1} size="hero" css={styles.title}>
          {text(event.title)}
        </Heading>
        <p lang={other === 'jp' ? 'ja' : 'en'} css={styles.other}>
          {event.title[other]}
        </p>
      </div>
      <Text lead size="lg" css={styles.summary}>
        {text(event.summary)}
      </Text>
      <dl css={styles.facts}>
        <div>
          <dt css={styles.term}>{t('nyfw-invitation.when')}</dt>
          <dd css={styles.fact}>
            <EventTime event={event} />
          </dd>
        </div>
        <div>
          <dt css={styles.term}>{t('nyfw-invitation.where')}</dt>
          <dd css={styles.fact}>
            {text(event.venue)}
            <br />
            <a href={mapUrl} target="_blank" rel="noopener noreferrer">
              {text(event.address)}
            </a>
          </dd>
        </div>
      </dl>
    </article>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[5],
    padding: `clamp(${space[5]}, 6vw, ${space[8]})`,
    border: `1px solid ${color.text}`,
    // A second line inside the first, as on printed cards.
    outline: `1px solid ${color.line}`,
    outlineOffset: `-${space[3]}`,
    textAlign: 'center',
    justifyItems: 'center',
  }),
  titles: css({ display: 'grid', gap: space[3] }),
  // A card is narrower than a page: its title breaks between words alone.
  title: css({ 'html[lang="ja"] &': { fontSize: 'clamp(2rem, 5.2vw, 3.25rem)', wordBreak: 'keep-all', overflowWrap: 'anywhere' } }),
  other: css({ fontFamily: font.display, fontSize: font.size.h4, color: color.muted }),
  summary: css({ maxWidth: '34rem', fontFamily: font.display }),
  facts: css({
    display: 'grid',
    gap: space[5],
    width: '100%',
    margin: 0,
    paddingBlockStart: space[5],
    borderBlockStart: `1px solid ${color.line}`,
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
  term: css({ fontSize: font.size.sm, color: color.muted, marginBlockEnd: space[1] }),
  fact: css({ margin: 0 }),
};
