/** Does something after some milliseconds unless it is called off; passed in, so that tests own it. */
export type Timer = (work: () => Promise<void>, ms: number) => { callOff: () => void };

export const nodeTimer: Timer = (work, ms) => {
  const timer = setTimeout(work, ms);
  return { callOff: () => clearTimeout(timer) };
};
