import { useQueryClient } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";

import * as inDevelopment from "../gatsby-browser";
import * as inBuild from "../gatsby-ssr";
import { queryClient } from "./queryClient";

describe("root element", () => {
  it.each([
    ["in development", inDevelopment],
    ["while pages are built", inBuild],
  ])("gives its tree the query client of the requirements %s", (_, { wrapRootElement }) => {
    const { result } = renderHook(useQueryClient, {
      wrapper: ({ children }) => wrapRootElement({ element: <>{children}</> }),
    });
    expect(result.current).toBe(queryClient);
  });
});
