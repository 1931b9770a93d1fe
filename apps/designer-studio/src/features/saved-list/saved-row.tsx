import { useFormat } from '@orime/platform';
import { Button, color, css, space, Text } from '@orime/ui';
import { useSavedT } from './saved-texts.ts';

export type SavedRowProps = {
  readonly name: string;
  readonly updatedAt: string;
  readonly isBusy?: boolean;
  readonly onOpen: () => void;
};

/** One work of the account in a list, to be gone on with. */
export function SavedRow({ name, updatedAt, isBusy = false, onOpen }: SavedRowProps) {
  const t = useSavedT();
  const format = useFormat();
  return (
    <li css={styles.root}>
      <span css={styles.name}>{name}</span>
      <Text as="span" size="sm" tone="muted">
        {format.date(updatedAt)}
      </Text>
      <Button size="sm" variant="ghost" aria-label={t('saved.open.of', { name })} busy={isBusy} onClick={onOpen}>
        {t('saved.open')}
      </Button>
    </li>
  );
}

const styles = {
  root: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    minHeight: '2.75rem',
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  name: css({ flex: '1 1 8rem', overflowWrap: 'anywhere' }),
};
