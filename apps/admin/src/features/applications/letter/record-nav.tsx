import { Link } from '@orime/platform';
import { buttonStyles, Cluster } from '@orime/ui';
import { useApplicationsT } from '../applications-texts.ts';
import type { useNeighbours } from './use-neighbours.ts';

/** The ways from one record: back to the list, to the one before and the one after. */
export function RecordNav({ back, previous, next }: ReturnType<typeof useNeighbours>) {
  const t = useApplicationsT();
  const button = buttonStyles({ variant: 'secondary', size: 'sm' });
  return (
    <Cluster as="nav" aria-label={t('applications.nav')}>
      <Link css={button} to={back}>
        {t('applications.back')}
      </Link>
      {previous !== undefined && (
        <Link css={button} to={previous} replace>
          {t('keys.previous')}
        </Link>
      )}
      {next !== undefined && (
        <Link css={button} to={next} replace>
          {t('keys.next')}
        </Link>
      )}
    </Cluster>
  );
}
