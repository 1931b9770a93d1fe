import { Link, useFormat, useQuery } from '@orime/platform';
import { Badge, css, font, Notice, space } from '@orime/ui';
import { STATUS_TONES } from '../application-status.ts';
import { useApplicationsT } from '../applications-texts.ts';
import { sameAddressQuery } from '../applications.api.ts';

export type SameAddressProps = { readonly id: string; readonly email: string };

/** Other applications from the same address; nothing is drawn while there are none. Fetches. */
export function SameAddress({ id, email }: SameAddressProps) {
  const t = useApplicationsT();
  const format = useFormat();
  const { data } = useQuery(sameAddressQuery(email));
  const others = (data?.items ?? []).filter((other) => other.id !== id && other.email === email);
  if (others.length === 0) return null;
  return (
    <Notice tone="warning" title={t('applications.same', { count: others.length })}>
      <ul css={styles.list}>
        {others.map((other) => (
          <li key={other.id}>
            <Link to={`/admin/applications?${new URLSearchParams({ application: other.id }).toString()}`}>{other.reference}</Link>
            <span>{format.date(other.createdAt, { dateStyle: 'medium' })}</span>
            <Badge tone={STATUS_TONES[other.status]}>{t(`applications.status.${other.status}`)}</Badge>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const styles = {
  list: css({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: font.size.sm,
    '& > li': { display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' },
  }),
};
