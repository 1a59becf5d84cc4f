import { createToastStore } from "./toastStore";

const message = { title: "Sent", description: "The draft is open." };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("toast store", () => {
  it("shows one toast at once, the newest (requirements, section 9)", () => {
    const store = createToastStore();
    store.toast(message);
    const second = store.toast({ ...message, title: "Sent again" });
    expect(store.read()).toEqual([{ id: second, title: "Sent again", description: message.description, open: true }]);
  });

  it("asks for the hydration of the toast area, which shows it", () => {
    const hydrate = jest.fn();
    document.body.innerHTML = '<gatsby-island data-name="ToastArea"></gatsby-island>';
    document.querySelector("gatsby-island")?.addEventListener("hydrate", hydrate);
    createToastStore().toast(message);
    expect(hydrate).toHaveBeenCalledTimes(1);
  });

  it("closes a dismissed toast at once and removes it after 1,000,000 ms (requirements, section 9)", () => {
    const store = createToastStore();
    store.dismiss(store.toast(message));
    expect(store.read()).toMatchObject([{ open: false }]);
    jest.advanceTimersByTime(999_999);
    expect(store.read()).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(store.read()).toEqual([]);
  });

  it("removes only the toast that was dismissed", () => {
    const store = createToastStore();
    store.dismiss(store.toast(message));
    const second = store.toast(message);
    jest.advanceTimersByTime(1_000_000);
    expect(store.read()).toMatchObject([{ id: second, open: true }]);
  });

  it("tells listeners of each change until they unsubscribe", () => {
    const store = createToastStore();
    const listener = jest.fn();
    const unsubscribe = store.subscribe(listener);
    store.dismiss(store.toast(message));
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    store.toast(message);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
