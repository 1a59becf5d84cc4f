import { createToastStore, toastLimit, toastRemoveDelayMs } from "./toastStore";

const message = { title: "Sent", description: "The draft is open." };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("the toast store", () => {
  it("has the limits of the specification", () => {
    expect(toastLimit).toBe(1);
    expect(toastRemoveDelayMs).toBe(1_000_000);
  });

  it("begins empty", () => {
    expect(createToastStore().read()).toEqual([]);
  });

  it("shows one toast at once, the newest", () => {
    const store = createToastStore();
    store.toast(message);
    const second = store.toast({ ...message, title: "Sent again" });
    expect(store.read()).toEqual([{ id: second, title: "Sent again", description: message.description, open: true }]);
  });

  it("closes a dismissed toast at once and removes it 1,000,000 ms later, no sooner", () => {
    const store = createToastStore();
    store.dismiss(store.toast(message));
    expect(store.read()).toMatchObject([{ open: false }]);
    jest.advanceTimersByTime(999_999);
    expect(store.read()).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(store.read()).toEqual([]);
  });

  it("starts no second removal when a toast is dismissed twice, or was never there", () => {
    const store = createToastStore();
    const id = store.toast(message);
    store.dismiss(id);
    store.dismiss(id);
    store.dismiss(id + 1);
    expect(jest.getTimerCount()).toBe(1);
  });

  it("removes only the toast that was dismissed", () => {
    const store = createToastStore();
    store.dismiss(store.toast(message));
    const second = store.toast(message);
    jest.advanceTimersByTime(toastRemoveDelayMs);
    expect(store.read()).toMatchObject([{ id: second, open: true }]);
  });

  it("tells listeners of each change until they leave", () => {
    const store = createToastStore();
    const listener = jest.fn();
    const leave = store.subscribe(listener);
    store.dismiss(store.toast(message));
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    store.toast(message);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
