import { color, css, space, useUiLabel } from '@orime/ui';
import { ArrowDown, ArrowUp, ChevronsUpDown } from '@orime/ui/icons';

export type Sort = { readonly column: string; readonly direction: 'ascending' | 'descending' };

type SortButtonProps = {
  readonly column: { readonly id: string; readonly header: string };
  readonly sort?: Sort;
  readonly onSort: (sort: Sort) => void;
};

/** Header of a sortable column: the first press sorts ascending, further ones toggle. */
export function SortButton({ column, sort, onSort }: SortButtonProps) {
  const say = useUiLabel();
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const Icon = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <button
      css={styles.root}
      type="button"
      title={say('sortBy', { name: column.header })}
      onClick={() => onSort({ column: column.id, direction: next })}
    >
      {column.header}
      <Icon size={14} aria-hidden />
    </button>
  );
}

const styles = {
  root: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minHeight: '2rem',
    fontWeight: 500,
    '&:hover': { color: color.text },
    '@media (pointer: coarse)': { minHeight: '2.75rem' },
  }),
};
