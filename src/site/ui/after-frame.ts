/** A page that nobody looks at any more draws no frame, and what was pressed there counts as well (ms). */
const LONGEST_MS = 200;

/**
 * Does something once the frame stands that answers a press or a key: on a slow phone, work that shows
 * nothing yet would hold that frame back.
 *
 * @returns what calls it off
 */
export function afterFrame(action: () => void): () => void {
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const act = () => {
    cancel();
    action();
  };
  let timer = setTimeout(act, LONGEST_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(act);
  });
  return cancel;
}
