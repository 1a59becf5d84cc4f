/** A pause of the reader's hands, by a clock that the test turns. */
import type * as UserInput from "./userInput";

let userInput: typeof UserInput;

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  userInput = await import("./userInput");
});

afterEach(() => {
  jest.useRealTimers();
});

/** Whether the next part may run by then. */
async function isStillAfter(ms: number, waiting: Promise<void>): Promise<boolean> {
  let isStill = false;
  void waiting.then(() => (isStill = true));
  await jest.advanceTimersByTimeAsync(ms);
  return isStill;
}

function move(name: string): void {
  document.body.dispatchEvent(new Event(name, { bubbles: true }));
}

describe("the next move", () => {
  it.each(["pointermove", "pointerdown", "keydown", "focusin"])("is a %s, and is heard once", (name) => {
    const run = jest.fn();
    userInput.onNextInput(run);
    move(name);
    move(name);
    move("keydown");
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each(["scroll", "wheel", "visibilitychange"])("is no %s", (name) => {
    const run = jest.fn();
    userInput.onNextInput(run);
    move(name);
    expect(run).not.toHaveBeenCalled();
  });
});

describe("a pause", () => {
  it("is half a second without a move", async () => {
    const waiting = userInput.untilInputPauses();
    expect(await isStillAfter(490, waiting)).toBe(false);
    expect(await isStillAfter(20, waiting)).toBe(true);
  });

  it("does not begin while a move follows the other", async () => {
    const waiting = userInput.untilInputPauses();
    for (let turn = 0; turn < 20; turn++) {
      expect(await isStillAfter(400, waiting)).toBe(false);
      move(turn % 2 === 0 ? "pointermove" : "keydown");
    }
    expect(await isStillAfter(1_010, waiting)).toBe(true);
  });

  it("lasts until the next move: within it a part waits only for a task of its own", async () => {
    await isStillAfter(510, userInput.untilInputPauses());
    expect(await isStillAfter(1, userInput.untilInputPauses())).toBe(true);
    expect(await isStillAfter(1, userInput.untilInputPauses())).toBe(true);
    move("pointerdown");
    const waiting = userInput.untilInputPauses();
    expect(await isStillAfter(490, waiting)).toBe(false);
    expect(await isStillAfter(20, waiting)).toBe(true);
  });
});
