import type { AdminDesign } from '@orime/contracts/api/office/admin-design';
import { Link, readText, useFormat, useLanguage, useSearchParams } from '@orime/platform';
import { Badge, css, Image } from '@orime/ui';
import type { BadgeTone } from '@orime/ui';
import type { GridColumn, GridOption } from '@orime/ui/grid';
import { useMemo } from 'react';
import { useVocabulary } from '../../../lists/use-terms.ts';
import { useDesignsT } from '../designs-texts.ts';

const STATES = ['confirmed', 'unconfirmed', 'draft', 'rejected'] as const satisfies readonly AdminDesign['confirmed'][];
const STATE_TONES = { confirmed: 'success', unconfirmed: 'warning', draft: 'neutral', rejected: 'danger' } as const satisfies Record<
  AdminDesign['confirmed'],
  BadgeTone
>;
const GENDERS = ['women', 'men', 'unisex'] as const satisfies readonly AdminDesign['gender'][];

/** What is known of every design; columns that can be edited are named as the fields of the API. */
export function useDesignColumns(): readonly GridColumn<AdminDesign>[] {
  const t = useDesignsT();
  const format = useFormat();
  const language = useLanguage();
  const { categories, countries } = useVocabulary();
  const [search] = useSearchParams();
  const query = search.toString();

  return useMemo(() => {
    const text = (words: Parameters<typeof readText>[0]): string => readText(words, language);
    const recordOf = (id: string): string => {
      const params = new URLSearchParams(query);
      params.set('show', id);
      return `/admin/update-all-designs?${params.toString()}`;
    };
    const column = (id: string, width: number) => ({ id, header: t(`desk.column.${id}`), width, sortable: false });
    const isSet: readonly GridOption[] = [
      { value: 'false', label: t('desk.no') },
      { value: 'true', label: t('desk.yes') },
    ];
    // The API's switches are digits.
    const isAsked: readonly GridOption[] = [
      { value: '0', label: t('desk.no') },
      { value: '1', label: t('desk.yes') },
    ];
    const flag = (id: 'hidden' | 'archived' | 'privateReserve', tone: BadgeTone): GridColumn<AdminDesign> => ({
      ...column(id, 8),
      value: (design) => String(design[id]),
      cell: (_design, value) => (value === 'true' ? <Badge tone={tone}>{t('desk.yes')}</Badge> : t('desk.no')),
      edit: { kind: 'choice', options: isSet },
      filter: { kind: 'choice', options: isAsked },
    });
    const choice = (options: readonly GridOption[]) =>
      ({ edit: { kind: 'choice', options }, filter: { kind: 'choice', options } }) as const;
    const terms = (list: typeof categories): readonly GridOption[] =>
      (list ?? []).map(({ key, label }) => ({ value: key, label: text(label) }));
    const countryOptions = terms(countries).toSorted((one, other) => format.compare(one.label, other.label));
    return [
      {
        ...column('name', 17),
        isRowHeader: true,
        sortable: true,
        value: (design) => text(design),
        cell: ({ id, image }, value) => (
          <span css={styles.name}>
            {image && <Image image={image} alt="" sizes="24px" ratio="3 / 4" css={styles.thumb} />}
            <Link css={styles.link} to={recordOf(id)}>
              {value}
            </Link>
          </span>
        ),
        filter: { kind: 'text' },
      },
      { ...column('designer', 12), value: ({ designer }) => text(designer), filter: { kind: 'text' } },
      {
        ...column('state', 12),
        value: ({ confirmed }) => t(`desk.state.${confirmed}`),
        cell: ({ confirmed, pendingChange }, value) => (
          <>
            <Badge tone={STATE_TONES[confirmed]}>{value}</Badge> {pendingChange && <Badge tone="warning">{t('desk.state.change')}</Badge>}
          </>
        ),
        filter: { kind: 'choice', options: STATES.map((value) => ({ value, label: t(`desk.state.${value}`) })) },
      },
      flag('hidden', 'warning'),
      flag('archived', 'neutral'),
      flag('privateReserve', 'paper'),
      {
        ...column('featuredRank', 8),
        align: 'end',
        sortable: true,
        value: ({ featuredRank }) => featuredRank,
        edit: { kind: 'number', read: readRank },
      },
      {
        ...column('gender', 9),
        value: ({ gender }) => gender,
        ...choice(GENDERS.map((value) => ({ value, label: t(`desk.gender.${value}`) }))),
      },
      { ...column('category', 11), value: ({ category }) => category, ...choice(terms(categories)) },
      { ...column('countryOrigin', 11), value: ({ countryOrigin }) => countryOrigin, ...choice(countryOptions) },
      { ...column('likes', 7), align: 'end', sortable: true, value: ({ likes }) => likes },
      {
        ...column('updatedAt', 10),
        sortable: true,
        value: ({ updatedAt }) => updatedAt.slice(0, 10),
        cell: ({ updatedAt }) => (
          <time dateTime={updatedAt} title={format.date(updatedAt)}>
            {format.relative(updatedAt)}
          </time>
        ),
      },
    ];
  }, [t, format, language, categories, countries, query]);
}

/** A place from 1, or none. */
function readRank(typed: string): number | null | undefined {
  const plain = typed.normalize('NFKC').trim();
  if (plain === '') return null;
  return /^[1-9]\d{0,5}$/.test(plain) ? Number(plain) : undefined;
}

const styles = {
  name: css({ display: 'flex', alignItems: 'center', gap: '0.5rem', minWidth: 0 }),
  thumb: css({ flex: 'none', width: '1.25rem' }),
  link: css({ overflow: 'hidden', textOverflow: 'ellipsis' }),
};
