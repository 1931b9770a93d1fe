import { Link, useDocumentTitle, useFormat, useParams, useT } from '@orime/platform';
import { Cluster, css, EmptyState, buttonStyles, font, Page, Text } from '@orime/ui';
import { Globe } from '@orime/ui/icons';
import { COUNTRY_READ } from './catalog-reads.ts';
import { Catalog } from './catalog.tsx';
import { CountryDesigners } from './country-designers.tsx';
import { countryOf } from './country-of.ts';

/** What is made in one country. */
export default function CatalogCountryScreen() {
  const t = useT('retail-shop');
  const format = useFormat();
  const { country = '' } = useParams();
  const code = countryOf(country);
  useDocumentTitle(code === undefined ? undefined : t('country.title', { country: format.country(code) }));
  if (code === undefined) {
    return (
      <Page>
        <EmptyState
          level={1}
          title={t('not-found.title')}
          text={t('not-found.text')}
          actions={
            <Link css={buttonStyles()} to="/catalog">
              {t('not-found.catalog')}
            </Link>
          }
        />
      </Page>
    );
  }
  const name = format.country(code);
  const intro = (
    <Cluster gap={4} css={styles.intro}>
      <Text as="span" tone="muted">
        {t('country.intro', { country: name })}
      </Text>
      <Link css={styles.globe} to={`/globe?focus=${code}`}>
        <Globe size={16} strokeWidth={1.5} aria-hidden />
        {t('country.globe')}
      </Link>
    </Cluster>
  );
  return (
    <>
      <Catalog read={COUNTRY_READ} title={t('country.title', { country: name })} intro={intro} hidden={['country']} />
      <CountryDesigners country={code} />
    </>
  );
}

const styles = {
  intro: css({ fontSize: font.size.md }),
  globe: css({ display: 'inline-flex', alignItems: 'center', gap: '0.4em', minHeight: '2.75rem' }),
};
