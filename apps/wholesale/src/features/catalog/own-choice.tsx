import { useQuery, useSession, useT, useText } from '@orime/platform';
import { Select } from '@orime/ui';
import { sharedSheetsQuery } from '../sheets/index.ts';

export type OwnChoiceProps = {
  readonly search: URLSearchParams;
  readonly onApply: (search: URLSearchParams) => void;
};

/** Narrows the line sheet to what the buyer likes or follows, or to a list that a designer has shared. Fetches the lists. */
export function OwnChoice({ search, onApply }: OwnChoiceProps) {
  const t = useT('wholesale');
  const text = useText();
  const session = useSession();
  const { data } = useQuery(sharedSheetsQuery(session.status === 'signed-in' ? session.user._id : 'visitor'));
  const sheets = data?.items ?? [];
  const sheet = search.get('linesheet') ?? '';

  function choose(value: string): void {
    const next = new URLSearchParams(search);
    for (const name of [...NAMES, 'page']) next.delete(name);
    const [name = '', chosen = ''] = value.split(':');
    if (chosen !== '') next.set(name, chosen);
    onApply(next);
  }

  return (
    <Select
      label={t('filter.mine')}
      value={sheet === '' ? (search.has('mine') ? `mine:${search.get('mine') ?? ''}` : '') : `linesheet:${sheet}`}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      <option value="">{t('filter.all')}</option>
      <option value="mine:liked">{t('picks.liked.title')}</option>
      <option value="mine:followed">{t('picks.followed.title')}</option>
      {/* A list that is not among them any more stays visible, so that it can be taken back. */}
      {sheet !== '' && !sheets.some(({ id }) => id === sheet) && <option value={`linesheet:${sheet}`}>{t('catalog.sheet')}</option>}
      {sheets.length > 0 && (
        <optgroup label={t('sheets.title')}>
          {sheets.map(({ id, title, designer }) => (
            <option key={id} value={`linesheet:${id}`}>
              {t('filter.sheet', { title: text(title), designer: text(designer) })}
            </option>
          ))}
        </optgroup>
      )}
    </Select>
  );
}

/** What the choice sets in the address; one at a time. */
const NAMES = ['mine', 'linesheet'] as const;
