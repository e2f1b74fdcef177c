import { useState } from 'react';

/** True from the first time on that something held. What was opened once stays drawn, so that it can close well. */
export function useOnce(holds: boolean): boolean {
  const [held, setHeld] = useState(holds);
  if (holds && !held) setHeld(true);
  return held || holds;
}
