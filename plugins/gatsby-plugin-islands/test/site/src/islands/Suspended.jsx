import React, { lazy, Suspense } from "react";

const Later = lazy(() => import("../components/Later"));

export function Suspended() {
  return (
    <Suspense fallback={<p>Fallback</p>}>
      <Later />
    </Suspense>
  );
}
