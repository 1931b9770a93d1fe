import { useT } from '@orime/platform';
import { Button, Cluster, css, space, TextField } from '@orime/ui';
import { Dialog } from '@orime/ui/overlays';
import type { Editor } from '@tiptap/core';
import { useState, type FormEvent } from 'react';
import { readLink } from '../document/read-link.ts';
import { insertBlock } from '../writing/block-commands.ts';

/** The address of a film and its title. */
export function VideoDialog({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const t = useT('magazine');
  const [url, setUrl] = useState('');
  const [title, setTitle] = useState('');
  const [isChecked, setChecked] = useState(false);
  const link = readLink(url);
  const isPage = link !== undefined && /^https:\/\/[a-z0-9.-]+\.[a-z]{2,}(\/|$)/.test(link);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (!isPage || title.trim() === '') return;
    insertBlock(editor, { type: 'video', attrs: { url: link, title: title.trim(), fileId: null } });
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('editor.block.video')} width="narrow">
      <form css={styles.form} onSubmit={handleSubmit} noValidate>
        <TextField
          label={t('editor.video.url')}
          inputMode="url"
          value={url}
          error={isChecked && !isPage ? t('editor.video.url-wrong') : undefined}
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
        />
        <TextField
          label={t('editor.video.title')}
          value={title}
          maxLength={200}
          error={isChecked && title.trim() === '' ? t('editor.video.title-missing') : undefined}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <Cluster justify="end">
          <Button type="submit">{t('editor.put-in')}</Button>
        </Cluster>
      </form>
    </Dialog>
  );
}

const styles = { form: css({ display: 'grid', gap: space[4] }) };
