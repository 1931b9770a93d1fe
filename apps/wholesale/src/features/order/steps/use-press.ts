import { useMutation } from '@orime/platform';
import { useRef } from 'react';

export type PressOptions<Answer, Input> = {
  readonly send: (input: Input) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  readonly onRefused?: (error: unknown) => void;
};

/**
 * A call that a button makes, and that takes the button away when it succeeds. The second press of a double press comes before
 * anything is drawn anew: it does nothing.
 */
export function usePress<Answer, Input = void>({ send, onDone, onRefused }: PressOptions<Answer, Input>) {
  const isRunning = useRef(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (refusal) => {
      isRunning.current = false;
      onRefused?.(refusal);
    },
  });
  return {
    error,
    isBusy: isPending,
    press(input: Input): void {
      if (isRunning.current) return;
      isRunning.current = true;
      mutate(input);
    },
  };
}
