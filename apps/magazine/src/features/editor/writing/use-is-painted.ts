import { useEffect, useState } from 'react';

/** False until the browser has painted what was drawn with it. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  // Synchronises with the frames of the browser: a task after the next one begins when that is painted.
  useEffect(() => {
    let task: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, []);
  return isPainted;
}
