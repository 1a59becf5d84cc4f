import { render, screen } from "@testing-library/react";

import { labels } from "../../content/labels";
import { plain } from "../../testing/section";
import { SampleNote } from "./SampleNote";

describe("note on samples", () => {
  it.each([
    [1, [true, false]],
    [0, [false, false]],
  ])("is shown %i times for records of which %j are samples", (count, samples) => {
    render(<SampleNote records={samples.map((sample) => ({ sample }))} />);
    expect(screen.queryAllByText(plain(labels.sampleNote))).toHaveLength(count);
  });
});
