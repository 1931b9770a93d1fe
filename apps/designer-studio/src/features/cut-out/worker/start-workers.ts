import type { MatteCalls, SceneCalls } from './messages.ts';
import { workerClient } from './worker-client.ts';
import type { WorkerClient } from './worker-client.ts';

/** Starts the worker that holds the picture. */
export function startMatteWorker(): WorkerClient<MatteCalls> {
  return workerClient(new Worker(new URL('./matte-worker.ts', import.meta.url)));
}

/**
 * Starts the worker of the second pass. OpenCV makes functions from text, which the page's policy refuses: the name of the file tells
 * the gateway to send it with a policy of its own, under which it may do that, and may reach nothing.
 */
export function startSceneWorker(): WorkerClient<SceneCalls> {
  return workerClient(
    new Worker(
      /* webpackEntryOptions: { "filename": "scene.eval-worker.[contenthash:8].js" } */ new URL(
        '../scene/scene-worker.ts',
        import.meta.url,
      ),
    ),
  );
}
