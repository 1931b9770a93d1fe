/** A short message that disappears by itself. */
export type Toast = {
  readonly id: number;
  readonly message: string;
  readonly tone: 'info' | 'success' | 'danger';
  readonly action?: { readonly label: string; readonly onPress: () => void };
};

export type ToastInput = Omit<Toast, 'id' | 'tone'> & { readonly tone?: Toast['tone'] };

// The design system has one instance per page, so this list does too.
let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const publish = (next: readonly Toast[]): void => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** Shows a message in the page's `ToastRegion` and returns its id. At most three are visible; the oldest is dropped. */
export function showToast(input: ToastInput): number {
  lastId += 1;
  publish([...toasts, { tone: 'info' as const, ...input, id: lastId }].slice(-3));
  return lastId;
}

/** Removes a message; no effect when it is already gone. */
export function dismissToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) publish(toasts.filter((toast) => toast.id !== id));
}

/** What is visible now, for whoever has to make room for it. */
export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly Toast[] => toasts,
};
