interface Scheduling {
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

/** Lets the browser draw and handle what the user did; not slowed down where the window lies in the background. */
export function rest(): Promise<void> {
  const { scheduler } = globalThis as Scheduling;
  if (scheduler?.yield !== undefined) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
