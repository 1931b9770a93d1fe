import { LookbookCard } from '@orime/cards';
import type { Lookbook } from '@orime/contracts/api/catalogue/lookbook';
import { useNavigate, useSearchParams, useT, useText } from '@orime/platform';
import { Button, css, EmptyState, Grid, Heading, Page, Select, space, Text } from '@orime/ui';
import { lookbookUrl, readLookbookAddress } from './lookbook-address.ts';
import { OwnerLink } from './owner-link.tsx';

export type LookbookIndexProps = {
  readonly lookbooks: readonly Lookbook[];
};

export function LookbookIndex({ lookbooks }: LookbookIndexProps) {
  const t = useT('magazine');
  const text = useText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { season, designer } = readLookbookAddress(search);
  const seasons = [...new Set(lookbooks.map((lookbook) => lookbook.season))];
  const designers = [...new Map(lookbooks.map((lookbook) => [lookbook.designer.handle, lookbook.designer])).values()];
  const shown = lookbooks.filter(
    (lookbook) => (season === '' || lookbook.season === season) && (designer === '' || lookbook.designer.handle === designer),
  );

  function choose(name: string, value: string): void {
    navigate(lookbookUrl(search, { [name]: value }), { replace: true, preventScrollReset: true });
  }

  return (
    <Page>
      <header css={styles.head}>
        <Heading level={1} size="hero">
          {t('lookbook.title')}
        </Heading>
        <Text lead tone="muted" size="lg">
          {t('lookbook.dek')}
        </Text>
        <OwnerLink />
      </header>
      <form css={styles.filters} aria-label={t('lookbook.filters')} onSubmit={(event) => event.preventDefault()}>
        <Select label={t('lookbook.season')} value={season} onChange={(event) => choose('season', event.target.value)}>
          <option value="">{t('lookbook.all-seasons')}</option>
          {seasons.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </Select>
        <Select label={t('lookbook.designer')} value={designer} onChange={(event) => choose('designer', event.target.value)}>
          <option value="">{t('lookbook.all-designers')}</option>
          {designers.map((entry) => (
            <option key={entry.handle} value={entry.handle}>
              {text(entry)}
            </option>
          ))}
        </Select>
      </form>
      {shown.length === 0 ? (
        <EmptyState
          title={t('lookbook.none.title')}
          actions={
            <Button variant="secondary" onClick={() => navigate('/lookbook', { replace: true })}>
              {t('lookbook.none.clear')}
            </Button>
          }
        />
      ) : (
        <Grid as="ul" columns={[1, 2, 3]} gap={5} rowGap={7}>
          {shown.map((lookbook, index) => (
            <li key={lookbook.id}>
              <LookbookCard lookbook={lookbook} to={lookbookUrl(search, { book: lookbook.slug })} level={2} priority={index === 0} />
            </li>
          ))}
        </Grid>
      )}
    </Page>
  );
}

const styles = {
  head: css({ display: 'grid', gap: space[3], marginBlockEnd: space[6] }),
  filters: css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 18rem))', gap: space[4], marginBlockEnd: space[6] }),
};
