import { ConflictNotice } from '@orime/forms';
import { useT } from '@orime/platform';
import { Table } from '@orime/ui/data';

export type Difference = { readonly name: string; readonly mine: string; readonly theirs: string };

export type MergeNoticeProps = {
  /** Fields of the form by what they would become, and what they are now. */
  readonly fields: readonly Difference[];
  /** Left out where the own version cannot follow the stored one. */
  readonly onKeepMine?: (() => void) | undefined;
  readonly onTakeTheirs: () => void;
};

/** Somebody saved first: both versions beside each other where they differ, and a choice. Nothing typed is lost before it. */
export function MergeNotice({ fields, onKeepMine, onTakeTheirs }: MergeNoticeProps) {
  const t = useT('admin');
  const different = fields.filter(({ mine, theirs }) => mine !== theirs);
  return (
    <ConflictNotice onKeepMine={onKeepMine} onTakeTheirs={onTakeTheirs}>
      {different.length > 0 && (
        <Table caption={t('merge.caption')}>
          <thead>
            <tr>
              {(['field', 'mine', 'theirs'] as const).map((head) => (
                <th key={head} scope="col">
                  {t(`merge.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {different.map(({ name, mine, theirs }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{mine}</td>
                <td>{theirs}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </ConflictNotice>
  );
}
