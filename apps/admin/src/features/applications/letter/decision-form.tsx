import type { Language } from '@orime/contracts';
import { htmlLang } from '@orime/contracts';
import type { ApplicationStatus, LetterPreview } from '@orime/contracts/api/people/application';
import type { ModelIntakeStatus } from '@orime/contracts/api/people/model-intake';
import { Form, FormFailure, useForm } from '@orime/forms';
import { useMutation } from '@orime/platform';
import { Button, color, css, font, RadioGroup, space, Text, TextArea } from '@orime/ui';
import { useKeys } from '@orime/ui/keys';
import type { ReactNode } from 'react';
import { MergeNotice } from '../../../parts/merge-notice.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { isStale } from '../../../parts/stale-notice.tsx';
import { useSeen } from '../../../parts/use-seen.ts';
import { useApplicationsT } from '../applications-texts.ts';

export type Decision<Status extends string> = { readonly status: Status; readonly note?: string };

/** What is decided about. `seen` tells its states apart, as the API does: a version, or when it was changed last. */
export type Decided<Seen> = {
  readonly status: ApplicationStatus | ModelIntakeStatus;
  readonly note: string;
  readonly seen: Seen;
};

export type DecisionFormProps<Status extends string, Seen> = {
  readonly stored: Decided<Seen>;
  /** What may be decided now, the most frequent first. */
  readonly steps: readonly Status[];
  /** Steps whose letter must say why. */
  readonly needsNote: readonly Status[];
  /** Who reads the letter, in which language. */
  readonly name: string;
  readonly locale: Language;
  readonly draft: (decision: Decision<Status>) => Promise<LetterPreview | null>;
  /** On the state that was seen; gives the next one. */
  readonly decide: (decision: Decision<Status>, seen: Seen) => Promise<Seen>;
  /** After it was decided. */
  readonly onDecided: (status: Status) => Promise<void>;
  readonly onReload: () => Promise<void>;
  /** Stands in its place once there is nothing more to decide. */
  readonly ended: ReactNode;
};

type Draft = { status: string; note: string };

/** One decision with its letter: the text is written here, and shown as the applicant will read it. */
export function DecisionForm<Status extends Decided<unknown>['status'], Seen>(props: DecisionFormProps<Status, Seen>) {
  const { stored, steps, needsNote, name, locale, draft, decide, onDecided, onReload, ended } = props;
  const t = useApplicationsT();
  const base = useSeen({ newest: stored.seen, seenOf: (seen: Seen) => seen, reload: onReload });
  const stepOf = (status: string): Status | undefined => steps.find((step) => step === status);
  const decisionOf = ({ status, note }: Draft): Decision<Status> | undefined => {
    const step = stepOf(status);
    return step && { status: step, ...(note.trim() !== '' && { note: note.trim() }) };
  };
  const form = useForm<Draft, Draft, unknown>({
    name: 'application-decision',
    initial: { status: '', note: '' },
    check: ({ status, note }) => {
      const step = stepOf(status);
      if (step === undefined) return [{ field: 'status', problem: { kind: 'required' } }];
      return needsNote.includes(step) && note.trim() === '' ? [{ field: 'note', problem: { kind: 'required' } }] : [];
    },
    send: async (value) => {
      const decision = decisionOf(value);
      return decision && base.send((seen) => decide(decision, seen));
    },
    onSent: async () => {
      const step = stepOf(form.read().status);
      if (step !== undefined) await onDecided(step);
      // The next decision has a letter of its own.
      form.startOver();
      letter.reset();
    },
  });
  const letter = useMutation({
    mutationFn: async () => {
      const decision = decisionOf(form.read());
      return decision === undefined ? null : draft(decision);
    },
  });
  const status = form.value('status');
  const step = stepOf(status.value);
  const choose = (wanted: string) => () => {
    if (stepOf(wanted) !== undefined) status.onChange(wanted);
  };
  useKeys([
    { keys: 'a', label: t('applications.keys.approve'), onPress: choose('approved') },
    {
      keys: 'r',
      label: t('applications.keys.reject'),
      onPress: choose(steps.some((each) => each === 'declined') ? 'declined' : 'rejected'),
    },
  ]);

  const isConflict = isStale(form.failure);
  if (steps.length === 0 && !isConflict) return <Panel title={t('applications.decision')}>{ended}</Panel>;
  const mine = form.followAll();
  return (
    <Panel title={t('applications.decision')}>
      <Form
        form={form}
        label={t('applications.decision')}
        failureNotice={
          isConflict ? (
            <MergeNotice
              fields={[
                {
                  name: t('applications.column.status'),
                  mine: t(`applications.status.${wished(mine.status)}`),
                  theirs: t(`applications.status.${stored.status}`),
                },
                { name: t('applications.note'), mine: mine.note.trim(), theirs: stored.note },
              ]}
              onKeepMine={
                step === undefined
                  ? undefined
                  : () => {
                      base.accept();
                      void form.submit();
                    }
              }
              onTakeTheirs={() => {
                base.accept();
                form.startOver();
                letter.reset();
              }}
            />
          ) : undefined
        }
      >
        <RadioGroup
          legend={t('applications.decision')}
          hideLegend
          options={steps.map((value) => ({ value, label: t(`applications.to.${value}`), hint: t(`applications.to.${value}.hint`) }))}
          {...status}
          value={step}
        />
        {step !== undefined && step !== 'reviewing' && (
          <>
            <TextArea
              label={t('applications.note')}
              hint={t('applications.note.hint', { name, language: t(`applications.language.${locale}`) })}
              rows={4}
              maxLength={2000}
              optional={!needsNote.includes(step)}
              {...form.text('note')}
            />
            <Button css={styles.button} size="sm" variant="secondary" busy={letter.isPending} onClick={() => letter.mutate()}>
              {t('applications.letter')}
            </Button>
            {letter.isError && <FormFailure failure={letter.error} />}
            <div aria-live="polite">{letter.data && <Letter letter={letter.data} />}</div>
          </>
        )}
        <Button css={styles.button} type="button" busy={form.isBusy} onClick={() => void form.submit()}>
          {t('applications.decide')}
        </Button>
        <Text size="sm" tone="muted">
          {t('applications.keys')}
        </Text>
      </Form>
    </Panel>
  );
}

/** The status that a step leads to: it has its name. Only those of the list are ever chosen. */
function wished(step: string): Decided<unknown>['status'] {
  return step as Decided<unknown>['status'];
}

function Letter({ letter: { locale, subject, text } }: { readonly letter: LetterPreview }) {
  const t = useApplicationsT();
  return (
    <article css={styles.letter} lang={htmlLang(locale)} aria-label={t('applications.letter.label')}>
      <p css={styles.subject}>{subject}</p>
      <p css={styles.text}>{text}</p>
    </article>
  );
}

const styles = {
  button: css({ justifySelf: 'start' }),
  letter: css({ padding: space[4], background: color.sunken, fontSize: font.size.sm }),
  subject: css({ fontWeight: font.weight.semibold, marginBlockEnd: space[2] }),
  text: css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
};
