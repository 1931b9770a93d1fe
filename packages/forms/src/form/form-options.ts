import type { TSchema } from 'typebox';
import type { Aliases } from './field-names.ts';
import type { FieldProblem, Problem } from './problem.ts';

/** Words for what is wrong with a field; undefined leaves the general ones. `code` is the API's, for what it refused. */
export type SayProblem = (field: string, problem: Problem & { readonly code?: string }) => string | undefined;

/** What goes with a send: the same key for every try with the same body until one succeeds, so that a repeated one does nothing twice. */
export type SendAttempt = { readonly idempotencyKey: string };

export type FormOptions<Draft extends object, Body, Answer> = {
  /** Names the form on its page: prefix of the ids of its controls, and of its kept draft. Kebab-case. */
  readonly name: string;
  /** First values, one for every field, in the order of the page. */
  readonly initial: Draft;
  /** Contract of the body, loaded when it is first needed: `async () => (await import('@orime/contracts/api/trade/buyer')).createBuyer.schema.body`. */
  readonly schema?: () => Promise<TSchema>;
  /** The body that is checked and sent; the draft itself when left out. Beside a `schema` it is asked for drafts that `check` refuses, too. */
  readonly toBody?: (draft: Draft) => Body;
  /** Rules that the contract cannot say, about the draft's own fields. */
  readonly check?: (draft: Draft) => readonly FieldProblem[];
  readonly say?: SayProblem;
  readonly aliases?: Aliases;
  readonly send: (body: Body, attempt: SendAttempt) => Promise<Answer>;
  /** Runs once after the send that succeeded; may navigate away. */
  readonly onSent?: (answer: Answer) => void | Promise<void>;
  /** The same may be sent again a moment after it was sent: a mail that is asked for once more. */
  readonly repeats?: boolean;
  /** Keeps what is typed in this browser until it is sent. `userId` of who types, else it is a visitor's. */
  readonly keep?: {
    readonly userId: string | undefined;
    /** Fields that are not kept, such as passwords. */ readonly omit?: readonly (keyof Draft & string)[];
    /** Called after each pause in typing: whether the browser had room for it. */ readonly onKept?: (isKept: boolean) => void;
  };
};
