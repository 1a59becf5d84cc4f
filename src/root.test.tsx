import { useQueryClient } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";

import { queryClient } from "./queryClient";
import { wrapRootElement } from "./root";

describe("root element", () => {
  it("gives its tree the query client of the requirements", () => {
    const { result } = renderHook(useQueryClient, {
      wrapper: ({ children }) => wrapRootElement({ element: <>{children}</> }),
    });
    expect(result.current).toBe(queryClient);
  });
});
