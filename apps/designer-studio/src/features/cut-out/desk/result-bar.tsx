import { useFormat, useNavigate, useSession } from '@orime/platform';
import { Button, Cluster, css, Notice, ProgressBar, Segmented, showToast, space, Text } from '@orime/ui';
import { saveFile } from '@orime/ui/data';
import { Download } from '@orime/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useCutOutT } from '../cut-out-texts.ts';
import type { CutOutSession, SessionState } from '../work/cut-out-session.ts';
import { resultName } from '../work/cut-settings.ts';
import { handOver } from '../work/kept-work.ts';
import { FORMATS } from '../worker/messages.ts';
import { useWrite } from './use-write.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('@orime/ui/overlays')).ConfirmDialog }));

export type ResultBarProps = { readonly session: CutOutSession; readonly state: SessionState; readonly name: string };

/** Takes the result along: as a file, into a design, or starts with another picture. */
export function ResultBar({ session, state: { settings }, name }: ResultBarProps) {
  const t = useCutOutT();
  const format = useFormat();
  const navigate = useNavigate();
  const person = useSession();
  const [isAsking, setAsking] = useState(false);
  const fileName = resultName(name, settings.format);
  const download = useWrite(session, ({ blob }) => saveFile(fileName, blob));
  const use = useWrite(session, async ({ blob }) => {
    const isLeft = await handOver(new File([blob], fileName, { type: blob.type }));
    if (isLeft) await navigate('/add-design-upload');
    else showToast({ message: t('cut-out.use.failed'), tone: 'danger' });
  });
  const isDesigner = person.status === 'signed-in' && person.user.type === 'designer';
  const busy = download.isWriting ? download : use.isWriting ? use : undefined;
  return (
    <section css={styles.root} aria-label={t('cut-out.take')}>
      <Segmented
        label={t('cut-out.format')}
        value={settings.format}
        onChange={(next) => session.change({ format: next })}
        options={FORMATS.map((value) => ({ value, label: t(`cut-out.format.${value}`) }))}
      />
      <Cluster>
        <Button busy={download.isWriting} onClick={download.write}>
          <Download size={18} aria-hidden />
          {t('cut-out.download')}
        </Button>
        {isDesigner && (
          <Button variant="secondary" busy={use.isWriting} onClick={use.write}>
            {t('cut-out.use')}
          </Button>
        )}
        <Button variant="ghost" onClick={() => (settings.marks.length > 0 ? setAsking(true) : session.clear())}>
          {t('cut-out.another')}
        </Button>
      </Cluster>
      {busy && <ProgressBar label={t('cut-out.writing')} value={busy.share} />}
      {download.written && !busy && (
        <Text size="sm" tone="muted" role="status">
          {t('cut-out.written', {
            name: fileName,
            width: format.number(download.written.width),
            height: format.number(download.written.height),
          })}
        </Text>
      )}
      {(download.hasFailed || use.hasFailed) && (
        <Notice tone="danger" role="alert">
          {t('cut-out.write.failed')}
        </Notice>
      )}
      {isAsking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            isOpen
            title={t('cut-out.another.title')}
            confirmLabel={t('cut-out.another')}
            onConfirm={() => {
              setAsking(false);
              session.clear();
            }}
            onCancel={() => setAsking(false)}
          >
            {t('cut-out.another.text')}
          </ConfirmDialog>
        </Suspense>
      )}
    </section>
  );
}

const styles = { root: css({ display: 'grid', gap: space[3], justifyItems: 'start', '& > progress, & > div': { maxWidth: '100%' } }) };
