import { MergeNotice } from './merge-notice.tsx';

export type FormMergeProps<Draft> = {
  readonly form: {
    readonly followAll: () => Draft;
    readonly submit: () => Promise<void>;
    readonly startOver: (draft: Draft) => void;
  };
  readonly base: { readonly accept: () => void };
  /** The form as the stored record would fill it. */
  readonly stored: Draft;
  /** Each field by its name, in words. */
  readonly linesOf: (draft: Draft) => readonly (readonly [name: string, value: string])[];
};

/** Somebody changed the record first: what was typed beside what is stored, and a choice. */
export function FormMerge<Draft>({ form, base, stored, linesOf }: FormMergeProps<Draft>) {
  const theirs = linesOf(stored);
  return (
    <MergeNotice
      fields={linesOf(form.followAll()).map(([name, mine], index) => ({ name, mine, theirs: theirs[index]?.[1] ?? '' }))}
      onKeepMine={() => {
        base.accept();
        void form.submit();
      }}
      onTakeTheirs={() => {
        base.accept();
        form.startOver(stored);
      }}
    />
  );
}
