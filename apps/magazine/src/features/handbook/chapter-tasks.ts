import { TASK_MARK, type Chapter } from '@orime/contracts/api/editorial/collection';
import { plainText } from '../reading/index.ts';

type Block = Chapter['body'][number];

/** The words of a task, or undefined for any other block. */
export function taskOf(block: Block): string | undefined {
  if (block.type !== 'paragraph') return undefined;
  const words = plainText(block.text);
  return words.startsWith(TASK_MARK) ? words.slice(TASK_MARK.length) : undefined;
}

/** Keys of a chapter's tasks by the index of their block; numbered among the tasks, so that ticks are the same in both languages. */
export function taskKeys({ slug, body }: Chapter): ReadonlyMap<number, string> {
  const tasks = body.flatMap((block, index) => (taskOf(block) === undefined ? [] : [index]));
  return new Map(tasks.map((index, task) => [index, `${slug}#${String(task + 1)}`]));
}
