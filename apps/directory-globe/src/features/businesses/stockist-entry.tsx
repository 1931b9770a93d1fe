import type { Stockist } from '@orime/contracts/api/trade/stockist';
import { Link, useFormat, useT, useText } from '@orime/platform';
import { css, space, Text } from '@orime/ui';
import { ExternalLink } from '@orime/ui/icons';
import { OtherScript } from '../../list-filters/other-script.tsx';
import { entryStyles } from './entry-styles.ts';

export type StockistEntryProps = {
  readonly stockist: Stockist;
  readonly isMarked: boolean;
  readonly onMark: (id: string | null) => void;
};

/** A store that carries designers of the marketplace. It has no page here: address and own website are the answer. */
export function StockistEntry({ stockist, isMarked, onMark }: StockistEntryProps) {
  const t = useT('directory-globe');
  const text = useText();
  const format = useFormat();
  const { id, url, designers, address } = stockist;
  const city = text({ name: stockist.city, nameJp: stockist.cityJp });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointing at an entry marks it on the map; the focus of its links does the same
    <li
      id={`business-${id}`}
      css={[entryStyles.root, isMarked && entryStyles.marked]}
      onMouseEnter={() => onMark(id)}
      onFocus={() => onMark(id)}
    >
      <div>
        <h3 css={entryStyles.name}>{text(stockist)}</h3>
        <OtherScript {...stockist} />
        <Text size="sm" tone="muted">
          {t('producer.place', { city, country: format.country(stockist.country) })}
        </Text>
      </div>
      <Text size="sm">{text(stockist.note)}</Text>
      <dl css={entryStyles.facts}>
        <dt css={entryStyles.term}>{t('businesses.address')}</dt>
        <dd css={entryStyles.value}>{address}</dd>
        {designers.length > 0 && (
          <>
            <dt css={entryStyles.term}>{t('businesses.carries')}</dt>
            <dd css={[entryStyles.value, entryStyles.designers]}>
              {designers.map((designer) => (
                <Link key={designer.handle} to={`/shop/${designer.handle}`}>
                  {text(designer)}
                </Link>
              ))}
            </dd>
          </>
        )}
      </dl>
      <p css={styles.links}>
        <Link to={`/globe?place=${id}&at=${stockist.lon.toFixed(2)},${stockist.lat.toFixed(2)},5`}>{t('businesses.on-map')}</Link>
        {url !== '' && (
          <a href={url} rel="noopener noreferrer" target="_blank">
            {t('businesses.website')} <ExternalLink size={14} aria-hidden />
          </a>
        )}
      </p>
    </li>
  );
}

const styles = {
  links: css({ display: 'flex', flexWrap: 'wrap', gap: space[4] }),
};
