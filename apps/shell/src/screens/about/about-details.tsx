import { Link, useText } from '@orime/platform';
import { Text, color, css, font, media, space } from '@orime/ui';
import { ABOUT_FACTS } from './about-facts.ts';
import { AboutPart } from './about-part.tsx';

/** How it came about, who is behind it and how to reach them. */
export function AboutDetails() {
  const text = useText();
  const { timeline, team, contact, company } = ABOUT_FACTS;
  return (
    <>
      <AboutPart title={text(timeline.title)}>
        <ol css={styles.years}>
          {timeline.years.map(({ year, text: words }) => (
            <li key={year} css={styles.year}>
              <span css={styles.number}>{year}</span>
              <Text>{text(words)}</Text>
            </li>
          ))}
        </ol>
      </AboutPart>
      <AboutPart title={text(team.title)}>
        <dl css={styles.people}>
          {team.people.map(({ name, role }) => (
            <div key={name.en}>
              <dt css={styles.name}>{text(name)}</dt>
              <dd css={styles.quiet}>{text(role)}</dd>
            </div>
          ))}
        </dl>
      </AboutPart>
      <AboutPart title={text(contact.title)}>
        <Text tone="muted">{text(contact.text)}</Text>
        <dl css={styles.people}>
          {contact.addresses.map(({ topic, email }) => (
            <div key={email}>
              <dt css={styles.quiet}>{text(topic)}</dt>
              <dd>
                <a css={styles.mail} href={`mailto:${email}`}>
                  {email}
                </a>
              </dd>
            </div>
          ))}
        </dl>
      </AboutPart>
      <AboutPart title={text(company.title)}>
        <dl css={styles.people}>
          {company.facts.map(({ name, value }) => (
            <div key={name.en}>
              <dt css={styles.quiet}>{text(name)}</dt>
              <dd>{text(value)}</dd>
            </div>
          ))}
        </dl>
        <Link css={styles.mail} to="/return-policy#disclosure">
          {text(company.disclosure)}
        </Link>
      </AboutPart>
    </>
  );
}

const styles = {
  years: css({ listStyle: 'none' }),
  year: css({
    display: 'grid',
    gridTemplateColumns: '5.5rem 1fr',
    alignItems: 'baseline',
    gap: space[3],
    paddingBlock: space[4],
    borderBlockEnd: `1px solid ${color.line}`,
    '&:first-of-type': { paddingBlockStart: 0 },
    '&:last-of-type': { borderBlockEnd: 0 },
  }),
  number: css({ fontFamily: font.display, fontSize: font.size.h3, lineHeight: 1.2, color: color.muted }),
  people: css({ display: 'grid', gap: `${space[5]} ${space[6]}`, [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }),
  name: css({ fontFamily: font.display, fontSize: font.size.h4 }),
  quiet: css({ color: color.muted, fontSize: font.size.sm }),
  mail: css({ display: 'inline-flex', alignItems: 'center', justifySelf: 'start', minHeight: '2.75rem' }),
};
