import * as RadixToast from "@radix-ui/react-toast";
import { type ReactElement, useSyncExternalStore } from "react";

import { toastStore } from "../../browser/toastStore";
import { labels } from "../../content/labels";

const noToasts = [] as const;

/**
 * The toast area: mounted, and empty until something calls `toastStore.toast` (requirements, section 4). It renders elements, so it
 * belongs in the layout and not in `wrapRootElement`.
 */
export function ToastArea(): ReactElement {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => noToasts);

  return (
    <RadixToast.Provider label={labels.notification}>
      {toasts.map(({ id, title, description, open }) => (
        <RadixToast.Root
          key={id}
          open={open}
          onOpenChange={(isOpen) => {
            if (!isOpen) toastStore.dismiss(id);
          }}
          asChild
        >
          <div className="border border-ink bg-surface p-4 text-ink">
            <RadixToast.Title className="font-semibold">{title}</RadixToast.Title>
            <RadixToast.Description>{description}</RadixToast.Description>
            <RadixToast.Close className="min-h-11 min-w-11 underline">{labels.dismiss}</RadixToast.Close>
          </div>
        </RadixToast.Root>
      ))}
      {/* Radix renders lists here; an empty list would be announced. */}
      <RadixToast.Viewport label={labels.notifications} asChild>
        <div className="fixed inset-e-4 bottom-4 z-20 grid w-96 max-w-[calc(100%-2rem)] gap-2 empty:hidden print:hidden" />
      </RadixToast.Viewport>
    </RadixToast.Provider>
  );
}
