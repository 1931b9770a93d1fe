import { useDisciplineName } from '@orime/cards';
import type { ProfileCard } from '@orime/contracts/api/people/profile';
import { useFormat, useSearchParams, useT } from '@orime/platform';
import { Button, css, Search, Select, space, TextField } from '@orime/ui';
import type { FormEvent } from 'react';

export type DesignersFiltersProps = {
  /** Everybody, whatever is chosen: the choices are made of it. */
  readonly directory: readonly ProfileCard[];
};

/** Filters live in the address; the choices are those that lead somewhere. */
export function DesignersFilters({ directory }: DesignersFiltersProps) {
  const t = useT('directory-globe');
  const format = useFormat();
  const disciplineName = useDisciplineName();
  const [search, setSearch] = useSearchParams();
  const countries = [...new Set(directory.map(({ country }) => country))].toSorted((a, b) =>
    format.compare(format.country(a), format.country(b)),
  );
  const disciplines = [...new Set(directory.flatMap((profile) => profile.disciplines))].toSorted();

  function choose(name: string, value: string): void {
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === '') next.delete(name);
        else next.set(name, value);
        next.delete('page');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  function handleSearch(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    choose('q', String(new FormData(event.currentTarget).get('q') ?? '').trim());
  }

  return (
    <div css={styles.root}>
      <form role="search" css={styles.search} onSubmit={handleSearch}>
        <TextField
          key={search.get('q') ?? ''}
          label={t('designers.search')}
          name="q"
          type="search"
          defaultValue={search.get('q') ?? ''}
          autoComplete="off"
        />
        <Button type="submit" variant="secondary" aria-label={t('designers.search-submit')}>
          <Search size={18} aria-hidden />
        </Button>
      </form>
      <Select
        label={t('designers.country')}
        value={search.get('country') ?? ''}
        onChange={(event) => choose('country', event.target.value)}
      >
        <option value="">{t('designers.all-countries')}</option>
        {countries.map((code) => (
          <option key={code} value={code}>
            {format.country(code)}
          </option>
        ))}
      </Select>
      <Select
        label={t('designers.discipline')}
        value={search.get('discipline') ?? ''}
        onChange={(event) => choose('discipline', event.target.value)}
      >
        <option value="">{t('designers.all-disciplines')}</option>
        {disciplines.map((key) => (
          <option key={key} value={key}>
            {disciplineName(key)}
          </option>
        ))}
      </Select>
    </div>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))',
    gap: space[4],
    alignItems: 'end',
    marginBlockEnd: space[6],
  }),
  search: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[2], alignItems: 'end' }),
};
