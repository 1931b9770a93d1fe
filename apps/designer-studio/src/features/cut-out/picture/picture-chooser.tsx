import { Button, Cluster, css, Notice, space } from '@orime/ui';
import { FileDrop } from '@orime/ui/data';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCutOutT } from '../cut-out-texts.ts';
import { MOST_MEGABYTES, PICTURE_TYPES } from './check-picture.ts';

export type PictureChooserProps = { readonly onChoose: (file: Blob, name: string) => void };

/** Takes a picture that is dropped, chosen, or pasted anywhere on the page. */
export function PictureChooser({ onChoose }: PictureChooserProps) {
  const t = useCutOutT();
  const [isNothing, setNothing] = useState(false);
  const handlePasted = useEffectEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? [];
    if (file !== undefined) onChoose(file, file.name);
  });
  // The page has no element of its own that is pasted into.
  useEffect(() => {
    const listener = (event: ClipboardEvent): void => handlePasted(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);

  async function handlePaste(): Promise<void> {
    const picture = await pictureFromClipboard();
    setNothing(picture === undefined);
    if (picture !== undefined) onChoose(picture, t('cut-out.pasted'));
  }

  return (
    <div css={styles.root}>
      <FileDrop
        label={t('cut-out.choose')}
        hint={t('cut-out.choose.hint', { most: MOST_MEGABYTES })}
        accept={[...PICTURE_TYPES, '.heic', '.heif'].join(',')}
        onFiles={([file]) => file && onChoose(file, file.name)}
      />
      <Cluster>
        <Button variant="secondary" onClick={() => void handlePaste()}>
          {t('cut-out.paste')}
        </Button>
      </Cluster>
      {isNothing && <Notice role="status">{t('cut-out.paste.nothing')}</Notice>}
    </div>
  );
}

/** Undefined without a picture, or when the browser does not let the page read. */
async function pictureFromClipboard(): Promise<Blob | undefined> {
  try {
    for (const item of await navigator.clipboard.read()) {
      const type = item.types.find((name) => name.startsWith('image/'));
      if (type !== undefined) return await item.getType(type);
    }
  } catch {
    // Refused or absent: Ctrl+V still works.
  }
  return undefined;
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[4],
    // The page begins with this one file: there is room to drop it.
    '& > :first-child > :first-child': { alignContent: 'center', minHeight: 'min(18rem, 36svh)' },
  }),
};
