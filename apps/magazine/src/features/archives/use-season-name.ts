import { useT } from '@orime/platform';
import type { SeasonKey } from './season-address.ts';

/** Names of seasons in the page's language: `Autumn/Winter 2025`. A designer's own name of a season stays as it is. */
export function useSeasonName(): (key: SeasonKey) => string {
  const t = useT('magazine');
  return ({ year, season }) => {
    if (season === 'SS') return t('archives.spring', { year });
    if (season === 'AW') return t('archives.autumn', { year });
    return season === '' ? t('archives.year', { year }) : t('archives.named', { year, season });
  };
}
