import type { Kind, Message, Questions, Reply } from './questions.ts';

type Waiting = { readonly message: Message; readonly resolve: (answer: never) => void; readonly reject: (reason: Error) => void };

const waiting = new Map<number, Waiting>();
let line: Worker | 'none' | undefined;
let last = 0;

/** Works something out beside the page, so that drawing goes on; in the page itself where a worker cannot start. */
export function askWorker<K extends Kind>(kind: K, ask: Questions[K]['ask']): Promise<Questions[K]['answer']> {
  // The kind and its question belong together by the signature.
  const message = { id: ++last, kind, ask } as Message;
  line ??= openLine();
  const worker = line;
  if (worker === 'none') return askHere(message);
  return new Promise((resolve, reject) => {
    waiting.set(message.id, { message, resolve, reject });
    worker.postMessage(message);
  });
}

function openLine(): Worker | 'none' {
  if (typeof Worker === 'undefined') return 'none';
  const worker = new Worker(new URL('./embroidery.worker.ts', import.meta.url));
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('problem' in data) asked?.reject(new Error(data.problem));
    else asked?.resolve(data.answer as never);
  });
  // A worker that cannot load or dies: what it was asked is worked out here, and all that follows.
  worker.addEventListener('error', () => {
    line = 'none';
    worker.terminate();
    const left = [...waiting.values()];
    waiting.clear();
    for (const { message, resolve, reject } of left) void askHere(message).then(resolve as (answer: unknown) => void, reject);
  });
  return worker;
}

async function askHere<Answer>(message: Message): Promise<Answer> {
  const { answer } = await import('./answer.ts');
  // The answer's kind follows from the question's.
  return (await answer(message)) as Answer;
}
