import { Button, css, Search, space, TextField } from '@orime/ui';
import type { FormEvent } from 'react';

export type SearchBoxProps = {
  readonly label: string;
  readonly submitLabel: string;
  readonly value: string;
  readonly onSearch: (words: string) => void;
};

/** As many characters as the API takes. */
export const MAX_WORDS = 200;

/** Words to look for; sent with Enter or the button, so that the list does not jump while one types. */
export function SearchBox({ label, submitLabel, value, onSearch }: SearchBoxProps) {
  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim());
  }
  return (
    <form role="search" css={styles.root} onSubmit={handleSubmit}>
      <TextField key={value} label={label} name="q" type="search" defaultValue={value} maxLength={MAX_WORDS} autoComplete="off" />
      <Button type="submit" variant="secondary" aria-label={submitLabel}>
        <Search size={18} aria-hidden />
      </Button>
    </form>
  );
}

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[2], alignItems: 'end' }),
};
