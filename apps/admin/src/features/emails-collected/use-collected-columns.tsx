import { LANGUAGES } from '@orime/contracts';
import type { CollectedEmail } from '@orime/contracts/api/office/admin-mail';
import { useFormat } from '@orime/platform';
import { Badge, Button } from '@orime/ui';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo } from 'react';
import { useCollectedT } from './collected-texts.ts';

/** What is known of an address, and the way to erase it. */
export function useCollectedColumns(onErase: (email: string) => void): readonly GridColumn<CollectedEmail>[] {
  const t = useCollectedT();
  const format = useFormat();
  return useMemo(() => {
    const column = (id: string, width: number) => ({ id, header: t(`collected.column.${id}`), width, sortable: false });
    return [
      { ...column('address', 20), isRowHeader: true, value: ({ email }) => email, filter: { kind: 'text' } },
      {
        ...column('subscribed', 11),
        value: ({ unsubscribedAt }) => t(unsubscribedAt === null ? 'collected.subscribed' : 'collected.unsubscribed'),
        cell: ({ unsubscribedAt }, value) => <Badge tone={unsubscribedAt === null ? 'success' : 'neutral'}>{value}</Badge>,
        filter: {
          kind: 'choice',
          options: [
            { value: 'true', label: t('collected.subscribed') },
            { value: 'false', label: t('collected.unsubscribed') },
          ],
        },
      },
      { ...column('source', 11), value: ({ source }) => source, filter: { kind: 'text' } },
      {
        ...column('language', 9),
        value: ({ language }) => t(`collected.language.${language}`),
        filter: { kind: 'choice', options: LANGUAGES.map((value) => ({ value, label: t(`collected.language.${value}`) })) },
      },
      {
        ...column('consent', 12),
        value: ({ consentAt }) => consentAt,
        cell: ({ consentAt }) => format.date(consentAt, { dateStyle: 'medium', timeStyle: 'short' }),
      },
      { ...column('version', 10), value: ({ consentVersion }) => consentVersion },
      {
        ...column('left', 12),
        value: ({ unsubscribedAt }) => unsubscribedAt,
        cell: ({ unsubscribedAt }) => unsubscribedAt !== null && format.date(unsubscribedAt, { dateStyle: 'medium', timeStyle: 'short' }),
      },
      { ...column('member', 8), value: ({ isMember }) => (isMember ? t('collected.member') : null) },
      {
        ...column('action', 9),
        value: () => null,
        cell: ({ email }) => (
          <Button size="sm" variant="secondary" aria-label={t('collected.erase.name', { email })} onClick={() => onErase(email)}>
            {t('collected.erase')}
          </Button>
        ),
      },
    ];
  }, [t, format, onErase]);
}
