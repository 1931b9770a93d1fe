import { outsideWork } from './unit-of-work.ts';

interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Answers many questions with few statements: those of one turn of the event loop are asked together, at most so many at once.
 * `ask` gives an answer for each, in their order. A group that fails is asked again one by one, so that nobody fails by what
 * another asked. Nothing of it belongs to the unit of work around it.
 */
export function gather<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  most: number,
): (question: Question) => Promise<Answer> {
  let waiting: Waiting<Question, Answer>[] = [];

  const send = async (group: readonly Waiting<Question, Answer>[]): Promise<void> => {
    try {
      const answers = await outsideWork(() => ask(group.map(({ question }) => question)));
      for (const [index, answer] of answers.entries()) group[index]?.resolve(answer);
    } catch (error) {
      if (group.length === 1) group[0]?.reject(error);
      else for (const each of group) void send([each]);
    }
  };
  const sendAll = () => {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += most) void send(all.slice(from, from + most));
  };

  return (question) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(sendAll);
      waiting.push({ question, resolve, reject });
    });
}
