import { LANGUAGES } from '@orime/contracts';
import type { MailContact } from '@orime/contracts/api/office/admin-mail';
import { useFormat } from '@orime/platform';
import { Badge } from '@orime/ui';
import type { BadgeTone } from '@orime/ui';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo } from 'react';
import { useCountryOptions } from '../../lists/use-country-options.ts';
import { useMailContactsT } from './mail-contacts-texts.ts';

const TONES = {
  draft: 'neutral',
  in_review: 'warning',
  approved: 'success',
  suspended: 'danger',
} as const satisfies Record<MailContact['status'], BadgeTone>;
const STATES = Object.keys(TONES) as readonly MailContact['status'][]; // its keys are all of them

/** What is known of somebody who can be written to. */
export function useMailContactColumns(): readonly GridColumn<MailContact>[] {
  const t = useMailContactsT();
  const format = useFormat();
  const countries = useCountryOptions();
  return useMemo(() => {
    const column = (id: string, width: number) => ({ id, header: t(`mail-contacts.column.${id}`), width, sortable: false });
    return [
      { ...column('name', 15), isRowHeader: true, value: ({ name, nameJp }) => name || nameJp, filter: { kind: 'text' } },
      { ...column('name-jp', 11), value: ({ nameJp }) => nameJp },
      { ...column('email', 18), value: ({ email }) => email },
      {
        ...column('mailable', 12),
        value: ({ mailable }) => t(mailable ? 'mail-contacts.mailable' : 'mail-contacts.not-mailable'),
        cell: ({ mailable }, value) => <Badge tone={mailable ? 'success' : 'neutral'}>{value}</Badge>,
      },
      {
        ...column('language', 9),
        value: ({ language }) => t(`mail-contacts.language.${language}`),
        filter: { kind: 'choice', options: LANGUAGES.map((value) => ({ value, label: t(`mail-contacts.language.${value}`) })) },
      },
      {
        ...column('country', 11),
        value: ({ country }) => country,
        cell: ({ country }) => (country === '' ? '' : format.country(country)),
        filter: { kind: 'choice', options: countries },
      },
      {
        ...column('status', 10),
        value: ({ status }) => t(`mail-contacts.status.${status}`),
        cell: ({ status }, value) => <Badge tone={TONES[status]}>{value}</Badge>,
        filter: { kind: 'choice', options: STATES.map((value) => ({ value, label: t(`mail-contacts.status.${value}`) })) },
      },
      { ...column('handle', 10), value: ({ handle }) => handle },
    ];
  }, [t, format, countries]);
}
