/** How many toasts may be visible at once (requirements, section 9). */
const toastLimit = 1;
/** How long a dismissed toast stays in the store, in milliseconds. */
const toastRemoveDelayMs = 1_000_000;

/** One message in the toast area. */
export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  /** False once it was dismissed; it is removed `toastRemoveDelayMs` later. */
  readonly open: boolean;
}

/** The toasts, in the form that `useSyncExternalStore` takes. */
export interface ToastStore {
  /** The toasts, newest first. The same array until something changes. */
  readonly read: () => readonly Toast[];
  /** Calls the listener after each change. Returns how to stop it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows a toast in place of any older one. Returns its id. */
  readonly toast: (message: Pick<Toast, "title" | "description">) => number;
  /** Closes a toast; an id that is not there, or is closed already, changes nothing. */
  readonly dismiss: (id: number) => void;
}

/** Creates an empty store. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  function replace(next: readonly Toast[]): void {
    toasts = next;
    for (const listener of listeners) listener();
  }

  return {
    read: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toast(message) {
      lastId += 1;
      // The toast area may not have hydrated yet (finish/browser).
      document.querySelector("[data-name=ToastArea]")?.dispatchEvent(new Event("hydrate"));
      replace([{ ...message, id: lastId, open: true }, ...toasts].slice(0, toastLimit));
      return lastId;
    },
    dismiss(id) {
      if (!toasts.some((toast) => toast.id === id && toast.open)) return;
      replace(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
      setTimeout(() => replace(toasts.filter((toast) => toast.id !== id)), toastRemoveDelayMs);
    },
  };
}

/** The store that the toast area shows. The page triggers no toast; to show one, call `toastStore.toast`. */
export const toastStore = createToastStore();
