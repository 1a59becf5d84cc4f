import { aboutIntro, reasons } from "../content/about";
import { expectList, itemOf, plain, shapesOf, showSection } from "../testing/section";
import { About } from "./About";

describe("about", () => {
  it("shows each reason in its order, with its figure, what the figure counts, and its icon", () => {
    showSection(About, aboutIntro);
    expectList(reasons.map(({ title }) => itemOf(title)));
    for (const { title, description, figure, figureLabel, icon } of reasons) {
      const item = itemOf(title);
      for (const text of [description, figure, figureLabel]) expect(item).toHaveTextContent(plain(text));
      expect(item.innerHTML).toContain(shapesOf(icon));
    }
  });
});
