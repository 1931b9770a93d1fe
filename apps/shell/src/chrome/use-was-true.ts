import { useState } from 'react';

/** Whether the value has ever been true: a dialog stays after closing, so that focus and motion find it. */
export function useWasTrue(value: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(value);
  if (value && !wasTrue) setWasTrue(true);
  return wasTrue || value;
}
