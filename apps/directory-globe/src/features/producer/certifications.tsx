import type { Producer } from '@orime/contracts/api/people/producer';
import { useFormat, useT } from '@orime/platform';
import { Badge, css, space, Text } from '@orime/ui';
import { certificationState } from './certification-state.ts';
import { useToday } from './use-today.ts';

const TONES = { ending: 'warning', expired: 'danger' } as const;

/** Certificates with their number and end; what is about to end or has ended is said once the day is known. */
export function Certifications({ certifications }: Pick<Producer, 'certifications'>) {
  const t = useT('directory-globe');
  const format = useFormat();
  const today = useToday();
  return (
    <ul css={styles.list}>
      {certifications.map(({ name, number, expires }) => {
        const state = today === null ? 'valid' : certificationState(expires, today);
        return (
          <li key={`${name} ${number}`}>
            {expires === null ? name : t('producer.valid-until', { name, date: format.date(expires) })}{' '}
            {state !== 'valid' && <Badge tone={TONES[state]}>{t(`producer.certificate.${state}`)}</Badge>}
            {number !== '' && (
              <Text size="sm" tone="muted">
                {t('producer.certificate.number', { number })}
              </Text>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const styles = { list: css({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: space[2] }) };
