import { answer } from './answer.ts';
import type { Message, Reply } from './questions.ts';

/** What the DOM types lack: the page's end of the line, seen from the worker. */
interface WorkerScope {
  addEventListener(type: 'message', take: (event: MessageEvent<Message>) => void): void;
  postMessage(reply: Reply, transfer: Transferable[]): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('message', ({ data }) => {
  answer(data).then(
    (found) => {
      const moved = 'plan' in found ? [found.plan.kinds.buffer, found.plan.xs.buffer, found.plan.ys.buffer, found.plan.shapes.buffer] : [];
      scope.postMessage({ id: data.id, answer: found }, moved as ArrayBuffer[]);
    },
    (error: unknown) => scope.postMessage({ id: data.id, problem: String(error) }, []),
  );
});
