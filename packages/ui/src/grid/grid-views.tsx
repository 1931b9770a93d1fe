import { Button, Cluster, css, IconButton, space, TextField, X } from '@orime/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useGridLabel } from './grid-labels.ts';
import { GridPopup } from './grid-popup.tsx';
import type { GridView } from './grid-view.ts';
import { useSavedViews } from './use-saved-views.ts';

export type GridViewsProps = {
  /** Names the screen. */
  readonly savedAs: string;
  readonly view: GridView;
  readonly onView: (view: GridView) => void;
};

/** Named filters: chosen, saved, forgotten. */
export function GridViews({ savedAs, view, onView }: GridViewsProps) {
  const say = useGridLabel();
  const { saved, save, remove } = useSavedViews(savedAs);
  const [name, setName] = useState('');
  const handleSave = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() === '') return;
    save(name.trim(), view);
    setName('');
  };
  return (
    <GridPopup label={say('views')}>
      {saved.length > 0 && (
        <ul css={styles.list}>
          {saved.map((one) => (
            <li key={one.name} css={styles.item}>
              <Button variant="ghost" size="sm" css={styles.choose} onClick={() => onView(one.view)}>
                {one.name}
              </Button>
              <IconButton label={say('removeView', { name: one.name })} onClick={() => remove(one.name)}>
                <X size={16} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <form css={styles.form} onSubmit={handleSave}>
        <TextField label={say('saveView')} value={name} maxLength={40} onChange={({ currentTarget }) => setName(currentTarget.value)} />
        <Cluster justify="end">
          <Button type="submit" size="sm" variant="secondary" aria-disabled={name.trim() === '' || undefined}>
            {say('save')}
          </Button>
        </Cluster>
      </form>
    </GridPopup>
  );
}

const styles = {
  list: css({ display: 'grid', padding: 0, listStyle: 'none' }),
  item: css({ display: 'flex', alignItems: 'center' }),
  choose: css({ flex: 1, justifyContent: 'flex-start', paddingInline: 0 }),
  form: css({ display: 'grid', gap: space[2], paddingBlock: space[2] }),
};
