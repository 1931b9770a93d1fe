import type { ContentReport } from '@orime/contracts/api/office/report';
import { FormFailure } from '@orime/forms';
import { useMutation } from '@orime/platform';
import { Button, color, css, space } from '@orime/ui';
import { Panel } from '../../parts/panel.tsx';
import { useReportsT } from './reports-texts.ts';
import { readFiles } from './reports.api.ts';

const PICTURE = /\.(png|jpe?g|webp|avif|gif)$/i;

/** The files of a report. Their links live for a minute, so they are asked for when they are looked at. */
export function Evidence({ report }: { readonly report: ContentReport }) {
  const t = useReportsT();
  const open = useMutation({ mutationFn: () => readFiles(report.id) });
  return (
    <Panel title={t('reports.files', { count: report.files.length })}>
      <div>
        <Button variant="secondary" size="sm" busy={open.isPending} onClick={() => open.mutate()}>
          {t('reports.files.show')}
        </Button>
      </div>
      {open.isError && <FormFailure failure={open.error} />}
      <ul css={styles.list}>
        {open.data?.map(({ id, name, url }) => (
          <li key={id} css={styles.file}>
            {PICTURE.test(name) && <img css={styles.picture} src={url} alt={t('reports.files.alt', { name })} />}
            <a href={url} target="_blank" rel="noreferrer noopener">
              {name === '' ? t('reports.files.unnamed') : name}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const styles = {
  list: css({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none', '&:empty': { display: 'none' } }),
  file: css({ display: 'grid', gap: space[2], justifyItems: 'start' }),
  picture: css({ maxWidth: '100%', maxHeight: '30rem', background: color.backdrop }),
};
