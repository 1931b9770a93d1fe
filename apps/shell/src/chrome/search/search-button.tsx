import { useT } from '@orime/platform';
import { IconButton, Search } from '@orime/ui';
import { useState } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { useSlashKey } from './use-slash-key.ts';

const dialog = lazyPart(() => import('./search-dialog.tsx').then((module) => module.SearchDialog));

/** Opens the search; `/` does the same anywhere outside fields. */
export function SearchButton() {
  const t = useT('shell');
  const [isOpen, setOpen] = useState(false);
  useSlashKey(() => setOpen(true));
  return (
    <>
      <IconButton
        label={t('header.search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onPointerEnter={dialog.preload}
        onFocus={dialog.preload}
        onClick={() => setOpen(true)}
      >
        <Search size={21} strokeWidth={1.5} aria-hidden />
      </IconButton>
      {isOpen && <dialog.Part onClose={() => setOpen(false)} />}
    </>
  );
}
