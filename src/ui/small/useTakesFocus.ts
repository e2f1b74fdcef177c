import { type RefObject, useEffect, useRef, useState } from 'react';

/** Takes the focus as it comes, if it is to: a later wish changes nothing. */
export function useTakesFocus<E extends HTMLElement>(wanted: boolean): RefObject<E | null> {
  const ref = useRef<E>(null);
  const [takes] = useState(wanted);
  useEffect(() => {
    if (takes) ref.current?.focus();
  }, [takes]);
  return ref;
}
