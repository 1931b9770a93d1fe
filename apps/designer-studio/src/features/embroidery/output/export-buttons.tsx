import { api, useLanguage } from '@orime/platform';
import { Button, Cluster, css, Heading, Notice, space, Text } from '@orime/ui';
import { saveFile } from '@orime/ui/data';
import { Download } from '@orime/ui/icons';
import { useState } from 'react';
import { fileName } from '../../files/index.ts';
import { useEmbroideryT } from '../embroidery-texts.ts';
import { rgbOf, threadOf } from '../threads/palette.ts';
import { hoopOf } from '../work/hoops.ts';
import { useWorkStore } from '../work/work.store.ts';
import { writeWork } from '../work/write-work.ts';
import type { Sewing } from '../worker/questions.ts';
import { chartAddress } from './chart-address.ts';

const FORMATS = ['dst', 'exp', 'pes', 'png', 'svg', 'pdf', 'json'] as const;
type Format = (typeof FORMATS)[number];

/** All ways out. The writers are loaded with the first file. */
export function ExportButtons({ sewing }: { readonly sewing: Sewing }) {
  const t = useEmbroideryT();
  const language = useLanguage();
  const work = useWorkStore((state) => state.work);
  const [state, setState] = useState<{ readonly status: 'idle' | 'busy' | 'done' | 'failed'; readonly format?: Format }>({
    status: 'idle',
  });
  const { plan, facts, isCut } = sewing;
  const hoop = hoopOf(work.hoop);
  const name = work.name === '' ? t('work.unnamed') : work.name;

  const write = async (format: Format): Promise<void> => {
    if (format === 'pdf') {
      const nameOf = (thread: string): string => t(`thread.${thread}` as 'thread.ink');
      return api.download(
        chartAddress({ name, hoop: t('hoop.size', { width: hoop.width, height: hoop.height }), language, facts, nameOf }),
      );
    }
    saveFile(`${fileName(name)}.${format}`, await contentOf(format));
  };
  const contentOf = async (format: Exclude<Format, 'pdf'>): Promise<Blob> => {
    switch (format) {
      case 'png':
        return (await import('./draw-png.ts')).drawPng(plan, hoop);
      case 'svg':
        return new Blob([(await import('./write-svg.ts')).writeSvg(plan, hoop)], { type: 'image/svg+xml' });
      case 'json':
        return new Blob([JSON.stringify(writeWork(work))], { type: 'application/json' });
      case 'dst':
        return new Blob([(await import('../formats/index.ts')).writeDst(plan, name)]);
      case 'exp':
        return new Blob([(await import('../formats/index.ts')).writeExp(plan)]);
      case 'pes':
        return new Blob([
          (await import('../formats/index.ts')).writePes(
            plan,
            name,
            plan.blocks.map(({ thread }) => rgbOf(threadOf(thread).hex)),
          ),
        ]);
      default:
        return format satisfies never;
    }
  };
  const handleExport = (format: Format): void => {
    setState({ status: 'busy', format });
    write(format).then(
      () => setState({ status: 'done', format }),
      () => setState({ status: 'failed', format }),
    );
  };

  const isEmpty = facts.stitches === 0;
  return (
    <section css={styles.root} aria-labelledby="embroidery-export">
      <Heading level={2} size={4} id="embroidery-export">
        {t('export.title')}
      </Heading>
      <Text size="sm" tone="muted">
        {t('export.text')}
      </Text>
      <Cluster>
        {FORMATS.map((format) => (
          <Button
            key={format}
            size="sm"
            variant={format === 'dst' ? 'primary' : 'secondary'}
            busy={state.status === 'busy' && state.format === format}
            disabled={format !== 'json' && (isEmpty || isCut)}
            onClick={() => handleExport(format)}
          >
            <Download size={16} aria-hidden /> {t(`export.${format}`)}
          </Button>
        ))}
      </Cluster>
      {state.status === 'done' && state.format !== undefined && (
        <Text size="sm" role="status">
          {t('export.done', { format: t(`export.${state.format}`) })}
        </Text>
      )}
      {state.status === 'failed' && (
        <Notice tone="danger" role="alert">
          {t('export.failed')}
        </Notice>
      )}
    </section>
  );
}

const styles = { root: css({ display: 'grid', gap: space[3] }) };
