import { Button, css, defineLabels, Notice, space } from '@orime/ui';
import { Download, FileSpreadsheet, FileText, Printer } from '@orime/ui/icons';
import { useState } from 'react';
import type { ReactNode } from 'react';

export type Paper = {
  readonly id: string;
  /** What it is: "Invoice ORM-1042". The kind of file is said beside it. */
  readonly label: string;
  readonly kind: 'pdf' | 'xlsx' | 'csv' | 'zip';
  /** Fetches or makes the file; rejects when it cannot, and when `signal` is aborted. */
  readonly onOpen: (signal: AbortSignal) => Promise<void>;
  /** It may take seconds: a second button stops it. */
  readonly isStoppable?: boolean;
  /** Beside the button: amount, date. */
  readonly note?: ReactNode;
};

export type PaperButtonsProps = {
  /** Names the group. */
  readonly label: string;
  readonly papers: readonly Paper[];
  /** Adds a button that prints the page as it is. */
  readonly printable?: boolean;
  /** What went wrong, in words; a general sentence when left out. */
  readonly describeError?: (error: unknown) => string;
};

type Failure = { readonly paper: string; readonly text: string };

/** Files of a record to be kept: each with its own progress, and with what went wrong beside it. */
export function PaperButtons({ label, papers, printable = false, describeError }: PaperButtonsProps) {
  const say = usePaperLabel();
  const [running, setRunning] = useState<ReadonlyMap<string, AbortController>>(new Map());
  const [failure, setFailure] = useState<Failure>();
  const open = async ({ id, onOpen }: Paper): Promise<void> => {
    const control = new AbortController();
    setFailure(undefined);
    setRunning((now) => new Map([...now, [id, control]]));
    try {
      await onOpen(control.signal);
    } catch (error) {
      // What was stopped on purpose has not failed.
      if (!control.signal.aborted) setFailure({ paper: id, text: describeError?.(error) ?? say('failed') });
    } finally {
      setRunning((now) => new Map([...now].filter(([other]) => other !== id)));
    }
  };
  return (
    <div css={styles.root} role="group" aria-label={label}>
      {failure && (
        <Notice tone="danger" role="alert">
          {papers.find(({ id }) => id === failure.paper)?.label}: {failure.text}
        </Notice>
      )}
      <ul css={styles.list}>
        {papers.map((paper) => {
          const Icon = ICONS[paper.kind];
          return (
            <li key={paper.id} css={styles.item}>
              <Button variant="secondary" size="sm" busy={running.has(paper.id)} onClick={() => void open(paper)}>
                {!running.has(paper.id) && <Icon size={16} aria-hidden />}
                {say('paper', { label: paper.label, kind: paper.kind.toUpperCase() })}
              </Button>
              {paper.isStoppable && running.has(paper.id) && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={say('stop-paper', { label: paper.label, kind: paper.kind.toUpperCase() })}
                  onClick={() => running.get(paper.id)?.abort()}
                >
                  {say('stop')}
                </Button>
              )}
              {paper.note && <span css={styles.note}>{paper.note}</span>}
            </li>
          );
        })}
        {printable && (
          <li>
            <Button variant="secondary" size="sm" onClick={() => globalThis.print()}>
              <Printer size={16} aria-hidden />
              {say('print')}
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}

const ICONS = { pdf: FileText, xlsx: FileSpreadsheet, csv: FileSpreadsheet, zip: Download };

const usePaperLabel = defineLabels({
  en: {
    paper: '{label} ({kind})',
    stop: 'Stop',
    'stop-paper': 'Stop {label} ({kind})',
    print: 'Print this page',
    failed: 'This file could not be fetched. Please try again.',
  },
  jp: {
    paper: '{label}（{kind}）',
    stop: '中止',
    'stop-paper': '{label}（{kind}）を中止',
    print: 'このページを印刷',
    failed: 'ファイルを取得できませんでした。もう一度お試しください。',
  },
});

const styles = {
  root: css({ display: 'grid', gap: space[3], justifyItems: 'start', '@media print': { display: 'none' } }),
  list: css({ display: 'flex', flexWrap: 'wrap', gap: space[2], padding: 0, margin: 0, listStyle: 'none' }),
  item: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3] }),
  note: css({ fontSize: '0.8125rem' }),
};
