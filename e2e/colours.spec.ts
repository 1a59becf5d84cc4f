import { expect, test } from "@playwright/test";

test.describe("colours", () => {
  // Chrome before 123 and Safari before 17.5 would show none.
  test("need no light-dark() in the browser", async ({ request }) => {
    expect(await (await request.get("/")).text()).not.toContain("light-dark(");
  });
});
