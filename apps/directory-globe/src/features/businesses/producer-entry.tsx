import type { ListedProducer } from '@orime/contracts/api/people/producer';
import { Link, useFormat, useT, useText } from '@orime/platform';
import { Badge, css, Image, media, space, Text } from '@orime/ui';
import { OtherScript } from '../../list-filters/other-script.tsx';
import { entryStyles } from './entry-styles.ts';
import { useBusinessNames } from './use-business-names.ts';

export type ProducerEntryProps = {
  readonly producer: ListedProducer;
  readonly isMarked: boolean;
  /** Picture beside the words, in a list. */
  readonly isWide: boolean;
  readonly onMark: (id: string | null) => void;
};

/** A workshop: where, what it can do, on which terms, and for whom it works. */
export function ProducerEntry({ producer, isMarked, isWide, onMark }: ProducerEntryProps) {
  const t = useT('directory-globe');
  const text = useText();
  const format = useFormat();
  const names = useBusinessNames();
  const { id, cover, certifications, makesFor, languages } = producer;
  const city = text({ name: producer.city, nameJp: producer.cityJp });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointing at an entry marks it on the map; the focus of its links does the same
    <li
      id={`business-${id}`}
      css={[entryStyles.root, isMarked && entryStyles.marked, isWide && styles.wide]}
      onMouseEnter={() => onMark(id)}
      onFocus={() => onMark(id)}
    >
      {cover && (
        <Image
          css={isWide ? undefined : styles.cover}
          image={cover}
          alt={text(cover.alt)}
          sizes={isWide ? '(min-width: 768px) 9rem, 100vw' : '(min-width: 768px) 30vw, 100vw'}
          ratio={isWide ? '1 / 1' : '16 / 9'}
        />
      )}
      <div css={styles.words}>
        <div>
          <h3 css={entryStyles.name}>
            <Link css={entryStyles.link} to={`/producer/${producer.handle}`}>
              {text(producer)}
            </Link>
          </h3>
          <OtherScript {...producer} />
          <Text size="sm" tone="muted">
            {t('producer.place', { city, country: format.country(producer.country) })}
          </Text>
        </div>
        {producer.capabilityKeys.length > 0 && (
          <ul css={entryStyles.chips} aria-label={t('producer.capabilities')}>
            {producer.capabilityKeys.map((key) => (
              <li key={key}>
                <Badge>{names.capability(key)}</Badge>
              </li>
            ))}
          </ul>
        )}
        <Text size="sm">{format.list(producer.capabilities.map(({ label }) => text(label)))}</Text>
        <dl css={entryStyles.facts}>
          <dt css={entryStyles.term}>{t('producer.moq')}</dt>
          <dd css={entryStyles.value}>{t('producer.pieces', { count: producer.moq })}</dd>
          <dt css={entryStyles.term}>{t('producer.lead-time')}</dt>
          <dd css={entryStyles.value}>{t('producer.days', { count: producer.leadTimeDays })}</dd>
          {certifications.length > 0 && (
            <>
              <dt css={entryStyles.term}>{t('producer.certifications')}</dt>
              <dd css={entryStyles.value}>
                {certifications.map(({ name, expires }) => (
                  <div key={name}>{expires === null ? name : t('producer.valid-until', { name, date: format.date(expires) })}</div>
                ))}
              </dd>
            </>
          )}
          {languages.length > 0 && (
            <>
              <dt css={entryStyles.term}>{t('producer.languages')}</dt>
              <dd css={entryStyles.value}>{format.list(languages.map(names.language))}</dd>
            </>
          )}
          {makesFor.length > 0 && (
            <>
              <dt css={entryStyles.term}>{t('businesses.makes-for')}</dt>
              <dd css={[entryStyles.value, entryStyles.designers]}>
                {makesFor.map((designer) => (
                  <Link key={designer.handle} to={`/shop/${designer.handle}`}>
                    {text(designer)}
                  </Link>
                ))}
              </dd>
            </>
          )}
        </dl>
      </div>
    </li>
  );
}

const styles = {
  words: css({ display: 'grid', gap: space[3], alignContent: 'start', minWidth: 0 }),
  // Lower on a phone, where entries stand in one column.
  cover: css({ aspectRatio: '5 / 2', [media.tablet]: { aspectRatio: '16 / 9' } }),
  wide: css({ [media.tablet]: { gridTemplateColumns: '9rem minmax(0, 1fr)', columnGap: space[4] } }),
};
