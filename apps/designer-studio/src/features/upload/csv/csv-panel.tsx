import type { ImportReport } from '@orime/contracts/api/catalogue/own-design';
import { textOfError, useMutation, useQueryClient, useText } from '@orime/platform';
import { Button, Cluster, css, Heading, Notice, showToast, space, Text } from '@orime/ui';
import { FileDrop, saveFile } from '@orime/ui/data';
import { useState } from 'react';
import { useUploadT } from '../upload-texts.ts';
import { downloadDesigns, importDesigns } from '../upload.api.ts';
import type { ImportMode } from '../upload.api.ts';
import { CSV_EXAMPLE } from './csv-example-content.ts';
import { CsvReport } from './csv-report.tsx';
import { csvTemplate } from './csv-template.ts';
import { MOST_CHARACTERS, readTable } from './read-table.ts';
import type { TableText } from './read-table.ts';

type Table = TableText & { readonly name: string };

/** Designs as a table: out, and in again after a trial that changes nothing. */
export function CsvPanel() {
  const t = useUploadT();
  const text = useText();
  const queries = useQueryClient();
  const [table, setTable] = useState<Table>();
  const [problem, setProblem] = useState<'unreadable' | 'too-long'>();
  const trial = useMutation({ mutationFn: (csv: string) => importDesigns(csv, 'trial') });
  const keeping = useMutation({
    mutationFn: ({ csv, mode }: { readonly csv: string; readonly mode: ImportMode }) => importDesigns(csv, mode),
    onSuccess: async (report: ImportReport) => {
      if (report.isKept) {
        showToast({ message: t('upload.csv.kept', { created: report.created, updated: report.updated }), tone: 'success' });
        setTable(undefined);
        trial.reset();
      }
      await Promise.all(['designs', 'profile'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
    },
  });
  const exporting = useMutation({ mutationFn: downloadDesigns });
  const error = trial.error ?? keeping.error ?? exporting.error;

  async function handleFiles([file]: readonly File[]): Promise<void> {
    if (file === undefined) return;
    trial.reset();
    keeping.reset();
    const found = readTable(new Uint8Array(await file.arrayBuffer()));
    const isLong = found !== undefined && found.text.length > MOST_CHARACTERS;
    setProblem(found === undefined ? 'unreadable' : isLong ? 'too-long' : undefined);
    if (found === undefined || isLong) return setTable(undefined);
    setTable({ ...found, name: file.name });
    trial.mutate(found.text);
  }

  function handleTemplate(): void {
    const csv = csvTemplate(CSV_EXAMPLE);
    saveFile('orime-designs.csv', new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  }

  const keep = (mode: ImportMode) => table && keeping.mutate({ csv: table.text, mode });
  const report = keeping.data ?? trial.data;
  const isChanging = report !== undefined && report.created + report.updated > 0;
  return (
    <section css={styles.root} aria-labelledby="upload-csv">
      <Heading level={2} size={4} id="upload-csv">
        {t('upload.csv.title')}
      </Heading>
      <Text size="sm" tone="muted">
        {t('upload.csv.text')}
      </Text>
      <Cluster>
        <Button variant="secondary" onClick={handleTemplate}>
          {t('upload.csv.template')}
        </Button>
        <Button variant="ghost" busy={exporting.isPending} onClick={() => exporting.mutate()}>
          {t('upload.csv.export')}
        </Button>
      </Cluster>
      <FileDrop
        label={t('upload.csv.drop')}
        hint={t('upload.csv.hint')}
        accept=".csv,text/csv"
        onFiles={(files) => void handleFiles(files)}
      />
      {problem && (
        <Notice tone="danger" role="alert">
          {t(`upload.csv.${problem}`)}
        </Notice>
      )}
      {table && table.encoding !== 'utf-8' && <Notice>{t(`upload.csv.read.${table.encoding}`)}</Notice>}
      {trial.isPending && <Text role="status">{t('upload.csv.trying')}</Text>}
      {error !== null && (
        <Notice tone="danger" role="alert">
          {text(textOfError(error))}
        </Notice>
      )}
      {table && report && (
        <>
          <CsvReport name={table.name} report={report} />
          <Cluster>
            {report.errors.length === 0 && isChanging && (
              <Button busy={keeping.isPending} onClick={() => keep('all-or-nothing')}>
                {t('upload.csv.import', { count: report.created + report.updated })}
              </Button>
            )}
            {report.errors.length > 0 && isChanging && (
              <Button variant="secondary" busy={keeping.isPending} onClick={() => keep('what-is-good')}>
                {t('upload.csv.import-good', { count: report.created + report.updated })}
              </Button>
            )}
          </Cluster>
        </>
      )}
    </section>
  );
}

const styles = { root: css({ display: 'grid', gap: space[4] }) };
