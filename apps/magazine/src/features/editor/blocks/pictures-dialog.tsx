import type { Language } from '@orime/contracts';
import { PicturesField, pictureOf, pictureRoute, type Picture } from '@orime/forms/files';
import { textOfError, useT, useText } from '@orime/platform';
import { Button, Checkbox, Cluster, css, Notice, space } from '@orime/ui';
import { Dialog } from '@orime/ui/overlays';
import type { Editor, JSONContent } from '@tiptap/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { blocksOf } from '../document/nodes.ts';
import { shelve, useWriting, type Writing } from '../session/writing-context.ts';
import { insertBlock } from '../writing/block-commands.ts';

export type PicturesDialogProps = {
  readonly kind: 'image' | 'gallery';
  readonly editor: Editor;
  readonly language: Language;
  readonly files: readonly File[];
  readonly onClose: () => void;
};

/** Pictures with what they show in words, put into one language or both. */
export function PicturesDialog({ kind, editor, language, files, onClose }: PicturesDialogProps) {
  const t = useT('magazine');
  const writing = useWriting();
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const [isUploading, setUploading] = useState(false);
  const [isInBoth, setInBoth] = useState(true);
  const [isChecked, setChecked] = useState(false);
  const dropped = useDroppedPictures(files, (arrived) => setPictures((now) => [...now, ...arrived]));
  const other = language === 'en' ? 'jp' : 'en';
  const languages = isInBoth ? ([language, other] as const) : [language];
  const isDescribed = pictures.every(({ alt }) => languages.every((one) => alt[one].trim() !== ''));
  const isEnough = kind === 'image' ? pictures.length === 1 : pictures.length >= 2;

  const putIn = (): void => {
    setChecked(true);
    if (!isDescribed || !isEnough) return;
    for (const picture of pictures) shelve(writing, 'images', picture.id, picture);
    for (const one of languages.toReversed()) {
      const node = nodeOfPictures(kind, pictures, one);
      const column = one === language ? editor : writing.editors.get(one);
      if (column !== undefined) insertBlock(column, node);
      else appendBlock(writing, one, node);
    }
    onClose();
  };
  const problem = !isEnough ? t(`editor.pictures.${kind}-few`) : !isDescribed ? t('editor.pictures.alt') : undefined;
  return (
    <Dialog isOpen onClose={onClose} title={t(`editor.block.${kind}`)}>
      <div css={styles.root}>
        <PicturesField
          id="editor-pictures"
          legend={t(`editor.block.${kind}`)}
          label={t(`editor.pictures.${kind}`)}
          max={kind === 'image' ? 1 : 12}
          value={pictures}
          onChange={setPictures}
          onUploading={setUploading}
          error={isChecked ? problem : undefined}
        />
        {dropped.failure && (
          <Notice tone="danger" role="alert">
            {dropped.failure}
          </Notice>
        )}
        <Checkbox
          label={t(`editor.pictures.both.${other}`)}
          checked={isInBoth}
          onChange={({ currentTarget }) => setInBoth(currentTarget.checked)}
        />
        <Cluster justify="end">
          <Button busy={isUploading || dropped.isSending} onClick={putIn}>
            {t('editor.put-in')}
          </Button>
        </Cluster>
      </div>
    </Dialog>
  );
}

/** Sends what was dropped or pasted on the text. */
function useDroppedPictures(files: readonly File[], onArrived: (pictures: readonly Picture[]) => void) {
  const t = useT('magazine');
  const text = useText();
  const [isSending, setSending] = useState(files.length > 0);
  const [failure, setFailure] = useState<string>();
  const handOver = useEffectEvent(onArrived);
  const say = useEffectEvent((error: unknown) =>
    setFailure(error instanceof RangeError ? t('editor.pictures.type') : text(textOfError(error))),
  );
  // Synchronises the dialog with the uploads; closing it ends them.
  useEffect(() => {
    if (files.length === 0) return undefined;
    const controller = new AbortController();
    const send = async (file: File): Promise<Picture> => {
      if (!pictureRoute.types.includes(file.type) || file.size > pictureRoute.maxBytes) throw new RangeError(file.type);
      return pictureOf(await pictureRoute.send(file, { signal: controller.signal, onProgress: () => undefined }));
    };
    Promise.all(files.slice(0, 12).map(send))
      .then((arrived) => handOver(arrived))
      .catch((error: unknown) => controller.signal.aborted || say(error))
      .finally(() => setSending(false));
    return () => controller.abort();
  }, [files]);
  return { isSending, failure };
}

/** At the end of a text that is not on the screen. */
function appendBlock({ session }: Writing, language: Language, node: JSONContent): void {
  const { body } = session.collect();
  session.change({ body: { ...body, [language]: [...body[language], ...blocksOf({ content: [node] })] } });
}

function nodeOfPictures(kind: 'image' | 'gallery', pictures: readonly Picture[], language: Language): JSONContent {
  const images = pictures.map(({ id, alt }) => ({ fileId: id, alt: alt[language].trim() }));
  return kind === 'image' ? { type: 'image', attrs: { ...images[0] } } : { type: 'gallery', attrs: { images } };
}

const styles = { root: css({ display: 'grid', gap: space[4] }) };
