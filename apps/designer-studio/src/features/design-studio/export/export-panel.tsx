import { readStudioDocument } from '@orime/contracts/api/catalogue/read-studio-document';
import { Link, textOfError, useLanguage, useMutation, useSession, useText } from '@orime/platform';
import { Button, css, Notice, space, Text } from '@orime/ui';
import { saveFile } from '@orime/ui/data';
import { Download, FileText, Upload } from '@orime/ui/icons';
import { useRef } from 'react';
import type { RefObject } from 'react';
import { fileName } from '../../files/index.ts';
import { downloadTechPack } from '../design-studio.api.ts';
import { printQuality } from '../document/print-quality.ts';
import { readKeep } from '../keep/keep.store.ts';
import type { Keeper } from '../keep/start-keeping.ts';
import { useStudioT } from '../studio-texts.ts';
import { changeDocument, readStudio, useStudioStore } from '../studio.store.ts';
import { DraftButton } from './draft-button.tsx';

export type ExportPanelProps = { readonly keeper: RefObject<Keeper | undefined> };

/** What leaves the studio: files, papers, and a draft for the shop; and a file that comes back. */
export function ExportPanel({ keeper }: ExportPanelProps) {
  const t = useStudioT();
  const text = useText();
  const language = useLanguage();
  const session = useSession();
  const input = useRef<HTMLInputElement>(null);
  // A print file of a picture that is too coarse would disappoint whoever pays for it.
  const isCoarse = useStudioStore((state) =>
    state.history.present.areas.some(({ objects }) =>
      objects.some((each) => each.kind === 'image' && !each.hidden && printQuality(each).verdict === 'refused'),
    ),
  );

  const exporting = useMutation({ mutationFn: (kind: 'png' | 'svg' | 'json') => writeFile(kind) });
  const pack = useMutation({
    mutationFn: async () => {
      await keeper.current?.saveNow();
      const { storedAt } = readKeep();
      if (storedAt === undefined) throw new Error('The document is not stored');
      await downloadTechPack(storedAt.id, language);
    },
  });
  const opening = useMutation({ mutationFn: openFile });
  const failed = exporting.error ?? pack.error;

  return (
    <div css={styles.root}>
      {isCoarse && <Notice tone="danger">{t('design-studio.export.coarse')}</Notice>}
      <div css={styles.files}>
        <Button
          variant="secondary"
          size="sm"
          disabled={isCoarse}
          busy={exporting.isPending && exporting.variables === 'png'}
          onClick={() => exporting.mutate('png')}
        >
          <Download size={16} aria-hidden />
          {t('design-studio.export.png')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          busy={exporting.isPending && exporting.variables === 'svg'}
          onClick={() => exporting.mutate('svg')}
        >
          <Download size={16} aria-hidden />
          {t('design-studio.export.svg')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => exporting.mutate('json')}>
          <Download size={16} aria-hidden />
          {t('design-studio.export.json')}
        </Button>
        {session.status === 'signed-in' && (
          <Button variant="secondary" size="sm" disabled={isCoarse} busy={pack.isPending} onClick={() => pack.mutate()}>
            <FileText size={16} aria-hidden />
            {t('design-studio.export.pack')}
          </Button>
        )}
        <Button variant="ghost" size="sm" busy={opening.isPending} onClick={() => input.current?.click()}>
          <Upload size={16} aria-hidden />
          {t('design-studio.open')}
        </Button>
        <input
          ref={input}
          css={styles.file}
          type="file"
          tabIndex={-1}
          accept=".json,.svg,application/json,image/svg+xml"
          aria-label={t('design-studio.open.file')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (file) opening.mutate(file);
          }}
        />
      </div>
      {opening.isError && (
        <Notice tone="danger" role="alert">
          {t('design-studio.open.refused')}
        </Notice>
      )}
      {failed !== null && (
        <Notice tone="danger" role="alert">
          {text(textOfError(failed))}
        </Notice>
      )}
      {session.status === 'signed-in' && session.user.type === 'designer' && <DraftButton isOff={isCoarse} />}
      {session.status !== 'signed-in' && (
        <Text size="sm" tone="muted">
          {t('design-studio.export.visitor')} <Link to="/for-brands">{t('design-studio.export.sell')}</Link>
        </Text>
      )}
    </div>
  );
}

async function writeFile(kind: 'png' | 'svg' | 'json'): Promise<void> {
  const { history, area: key } = readStudio();
  const document = history.present;
  const area = document.areas.find((each) => each.key === key);
  if (area === undefined) return;
  if (kind === 'json')
    return saveFile(`${fileName(document.name)}.json`, new Blob([JSON.stringify(document)], { type: 'application/json' }));
  if (kind === 'png') {
    const { paintPrintFile } = await import('./paint-area.ts');
    return saveFile(`${fileName(document.name, key)}.png`, await paintPrintFile(area));
  }
  const [{ writeSvg }, { embedPictures }] = await Promise.all([import('./studio-svg.ts'), import('./embed-pictures.ts')]);
  const svg = writeSvg(document, area, await embedPictures(area));
  saveFile(`${fileName(document.name, key)}.svg`, new Blob([svg], { type: 'image/svg+xml' }));
}

/** Opens what this studio has written, as a step that can be taken back. Anything else is refused whole. */
async function openFile(file: File): Promise<void> {
  const { readSvg } = await import('./studio-svg.ts');
  const text = await file.text();
  const document = readStudioDocument(/^\s*</.test(text) ? readSvg(text) : JSON.parse(text));
  if (document === undefined) throw new Error(`${file.name} is no document of the studio`);
  changeDocument(() => document);
}

const styles = {
  root: css({ display: 'grid', gap: space[3] }),
  files: css({ display: 'flex', flexWrap: 'wrap', gap: space[2] }),
  file: css({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }),
};
