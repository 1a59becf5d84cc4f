import { useState } from "react";

interface CounterProps {
  readonly start: number;
}

/** A button that counts how often it was pressed. */
export function Counter({ start }: CounterProps) {
  const [count, setCount] = useState(start);
  return (
    <button type="button" className="min-h-11 min-w-11 border border-ink" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}
