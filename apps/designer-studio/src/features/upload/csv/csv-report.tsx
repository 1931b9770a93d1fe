import type { ImportReport } from '@orime/contracts/api/catalogue/own-design';
import { useFormat } from '@orime/platform';
import { css, Notice, space, Text } from '@orime/ui';
import { Table } from '@orime/ui/data';
import { useUploadT } from '../upload-texts.ts';
import { problemWords } from './row-problem.ts';

/** Errors that are listed; a table with more has a fault of its own. */
const MOST_SHOWN = 200;

/** What a trial found: how many designs it would make and change, and every cell that is wrong. */
export function CsvReport({ name, report }: { readonly name: string; readonly report: ImportReport }) {
  const t = useUploadT();
  const format = useFormat();
  const { rows, created, updated, unchanged, errors } = report;
  return (
    <div css={styles.root} role="status">
      <Notice tone={errors.length > 0 ? 'warning' : 'success'} title={t('upload.csv.report', { name, count: rows })}>
        {created + updated === 0 && errors.length === 0
          ? t('upload.csv.nothing')
          : t('upload.csv.counts', {
              created: format.number(created),
              updated: format.number(updated),
              unchanged: format.number(unchanged),
            })}
      </Notice>
      {errors.length > 0 && (
        <>
          <Text size="sm">{t('upload.csv.errors', { count: errors.length })}</Text>
          <Table caption={t('upload.csv.errors', { count: errors.length })}>
            <thead>
              <tr>
                <th scope="col">{t('upload.csv.line')}</th>
                <th scope="col">{t('upload.csv.column')}</th>
                <th scope="col">{t('upload.csv.problem')}</th>
              </tr>
            </thead>
            <tbody>
              {errors.slice(0, MOST_SHOWN).map(({ line, field, message }, index) => (
                <tr key={index}>
                  <td>{format.number(line)}</td>
                  <td>{field}</td>
                  <td>{problemWords(message, t)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </>
      )}
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: space[3], minWidth: 0 }) };
