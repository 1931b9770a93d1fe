/** A short message that leaves by itself. */
export type Toast = {
  readonly id: number;
  readonly message: string;
  readonly tone: 'info' | 'success' | 'danger';
  readonly action?: { readonly label: string; readonly onPress: () => void };
};

export type ToastInput = Omit<Toast, 'id' | 'tone'> & { readonly tone?: Toast['tone'] };

// The design system is one instance a page, so this list is too.
let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const publish = (next: readonly Toast[]): void => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** Shows a message in the page's `ToastRegion`. At most three stand at once; the oldest gives way. */
export function showToast(input: ToastInput): number {
  lastId += 1;
  publish([...toasts, { tone: 'info' as const, ...input, id: lastId }].slice(-3));
  return lastId;
}

/** Takes a message away; nothing happens when it has left already. */
export function dismissToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) publish(toasts.filter((toast) => toast.id !== id));
}

export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly Toast[] => toasts,
};
